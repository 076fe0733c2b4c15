import type { Rendered } from './rendered.ts'

/** The facts of an app that decide which pages a build renders. */
export interface RenderableApp {
  /** Addresses of the pages that need no parameters and have no guard of their own. */
  readonly urls: readonly string[]
  /** Whether each page has a path of its own on the server: not with `hashHistory`. */
  readonly hasOwnPaths: boolean
  /** The app's language; `undefined` if the user's system decides. */
  readonly locale: string | undefined
}

/** A page that a build asks for. */
export interface RenderRequest {
  readonly id: number
  readonly url: string
  readonly locale: string
}

/** An answer to the build: the app's pages at first, then each page. */
export type RenderAnswer =
  | { readonly name: 'app'; readonly app: RenderableApp }
  | {
      readonly name: 'rendered'
      readonly id: number
      readonly rendered: Rendered | { readonly name: 'guarded' }
      /** Ids of the modules that were imported dynamically. */
      readonly modules: readonly string[]
    }
  | { readonly name: 'failed'; readonly id: number; readonly message: string; readonly stack: string }
