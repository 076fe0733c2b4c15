/** How responses of a rule are cached. */
export type CacheStrategy = 'network-first' | 'cache-first' | 'stale-while-revalidate'

/** A rule for responses that are cached when they are used. */
export interface CacheRule {
  /**
   * Addresses: a path of the app's own server (`/api/*`), or an address of another one (`https://tiles.example.org/*`). `*` stands for any
   * text. The query is not compared.
   */
  readonly urls: string
  /**
   * - `'network-first'`: the network, and the cache without a network.
   * - `'cache-first'`: the cache, and the network for everything that is not in it. For files that never change.
   * - `'stale-while-revalidate'`: the cache at once, and a new response from the network for the next time.
   * @default 'network-first'
   */
  readonly strategy?: CacheStrategy
  /** Responses that are kept; the least recently used is removed first. @default 100 */
  readonly maxEntries?: number
  /** Seconds after which a response is removed. @default 30 days */
  readonly maxAgeSeconds?: number
  /**
   * Whether the responses are the same for all users, such as the tiles of a map. They then stay when the user signs out; all others
   * are removed.
   * @default false
   */
  readonly shared?: boolean
}

/** The part of the service worker that differs from build to build. */
export interface WorkerPlan {
  /** The folder of files whose names contain a hash: `assets/`. This path and all others are relative to the worker's folder. */
  readonly assets: string
  /** Files that are stored before the worker is used. The revision is `null` if the name contains a hash. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[]
  /** HTML files by the path of their page, and by language. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The HTML file of all other pages. */
  readonly shell: Readonly<Record<string, string>>
  /** Whether pages come from the network, and the shell is used only without one, because a server renders them. */
  readonly fromNetwork: boolean
  /** Addresses that the app does not show: `/api/*`. */
  readonly outside: readonly string[]
  readonly rules: readonly Required<CacheRule>[]
}
