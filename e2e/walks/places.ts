import { ports } from '../ports.ts'

/** The app's bundles: one that warns about mistakes, and one as users get it. */
export const bundles = ['development', 'production'] as const

/** Ways to keep the app's addresses. */
export const histories = ['paths', 'hash'] as const

/** One of the app's places on the server. */
export interface Site {
  readonly bundle: (typeof bundles)[number]
  readonly history: (typeof histories)[number]
  /** Whether the app holds one of its tab pages in a window on wide screens. */
  readonly split?: boolean
}

/** A page of another site. */
export const otherSite = `http://127.0.0.1:${ports.walks}/`

/** The browser's address for an address of the app. */
export function addressAt({ bundle, history, split }: Site, url: string): string {
  const folder = `http://localhost:${ports.walks}/deep/${bundle}/${split ? 'split' : history}`
  return history === 'hash' ? `${folder}/#${url}` : folder + url
}
