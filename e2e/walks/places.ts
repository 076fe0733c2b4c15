import { ports } from '../ports.ts'

/** The builds of the app: the development build prints warnings; users get the production build. */
export const bundles = ['development', 'production'] as const

/** Kinds of addresses: in the path or in the hash. */
export const histories = ['paths', 'hash'] as const

/** A build of the app on the server, with a kind of addresses. */
export interface Site {
  readonly bundle: (typeof bundles)[number]
  readonly history: (typeof histories)[number]
  /** Whether the app shows one of its tab pages in a split view on wide screens. */
  readonly split?: boolean
}

/** Address of a page of another site. */
export const otherSite = `http://127.0.0.1:${ports.walks}/`

/** The browser's address for an address of the app. */
export function addressAt({ bundle, history, split }: Site, url: string): string {
  const folder = `http://localhost:${ports.walks}/deep/${bundle}/${split ? 'split-' : ''}${history}`
  return history === 'hash' ? `${folder}/#${url}` : folder + url
}
