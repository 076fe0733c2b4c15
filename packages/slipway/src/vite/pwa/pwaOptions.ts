import type { CacheRule } from '../../service-worker/workerPlan.ts'

export type { CacheRule, CacheStrategy } from '../../service-worker/workerPlan.ts'

/** An entry of the menu that the system shows for the icon of the installed app. */
export interface AppShortcut {
  readonly name: string
  /** Address of the page: `/new`, or `#/new` with addresses after a hash. */
  readonly path: string
  readonly description?: string
  /** An icon of at least 96 × 96 pixels, in the public folder. @default the system's own */
  readonly icon?: string
}

/** The page that receives what the user shares with the installed app. */
export interface ShareTarget {
  /** Address of the page. The shared texts are its query. */
  readonly path: string
  /** Names of the query for each text. @default { title: 'title', text: 'text', url: 'url' } */
  readonly params?: { readonly title?: string; readonly text?: string; readonly url?: string }
}

/** Options of the service worker, and of the installed app. */
export interface PwaOptions {
  /** Entries of the menu of the app's icon. */
  readonly shortcuts?: readonly AppShortcut[]
  /** Adds the app to the list of the system's share sheet, on Android and in Chromium on computers. */
  readonly shareTarget?: ShareTarget

  /**
   * Files that the first visit stores:
   *
   * - `'entry'`: those that a start of the app loads. All others are stored when they are used.
   * - `'all'`: all files of the build, so that every page opens without a network.
   * @default 'entry'
   */
  readonly precache?: 'entry' | 'all'
  /** Rules for responses that are stored when they are used, such as those of your server. The first rule that matches is used. */
  readonly cache?: readonly CacheRule[]
  /**
   * Addresses of your server that are not pages of the app, such as `/admin/*`. Requests for data and addresses of files need no entry.
   * @default []
   */
  readonly outside?: readonly string[]
  /**
   * Removes the worker and its caches from browsers that have them, for an app that no longer wants one.
   * @default false
   */
  readonly remove?: boolean
}

/** The options with all defaults. */
export interface PwaPlan {
  readonly precache: 'entry' | 'all'
  readonly rules: readonly Required<CacheRule>[]
  readonly outside: readonly string[]
  readonly remove: boolean
  readonly shortcuts: readonly AppShortcut[]
  readonly shareTarget: ShareTarget | undefined
}

const dayS = 24 * 60 * 60

/** Adds the defaults. Returns `undefined` if the app has no service worker. */
export function pwaPlan(option: boolean | PwaOptions | undefined): PwaPlan | undefined {
  if (!option) return undefined
  const options: PwaOptions = option === true ? {} : option
  const { precache = 'entry', cache = [], outside = [], remove = false, shortcuts = [], shareTarget } = options
  const defaults = { strategy: 'network-first', maxEntries: 100, maxAgeSeconds: 30 * dayS, shared: false } as const
  return { precache, outside, remove, shortcuts, shareTarget, rules: cache.map((rule) => ({ ...defaults, ...rule })) }
}

/** Finds the mistakes in the option, because Vite runs a config without checking its types. */
export function mistakesInPwa(option: unknown): string[] {
  if (option === undefined || typeof option === 'boolean') return []
  if (typeof option !== 'object' || option === null || Array.isArray(option)) {
    return [`pwa is ${show(option)}. Write true, or options: pwa: { precache: 'all' }.`]
  }
  const { precache, cache, outside, remove, shortcuts, shareTarget, ...unknown } = option as {
    readonly [Name in keyof PwaOptions]: unknown
  }
  const mistakes = Object.keys(unknown).map(
    (key) => `pwa.${key} is not an option. Write one of precache, cache, outside, remove, shortcuts, shareTarget.`,
  )
  if (precache !== undefined && precache !== 'entry' && precache !== 'all') {
    mistakes.push(`pwa.precache is ${show(precache)}. Write 'entry' or 'all'.`)
  }
  if (remove !== undefined && typeof remove !== 'boolean') mistakes.push(`pwa.remove is ${show(remove)}. Write true.`)
  if (outside !== undefined && !(Array.isArray(outside) && outside.every(isAddress))) {
    mistakes.push(`pwa.outside is ${show(outside)}. Write a list of paths: outside: ['/admin/*'].`)
  }
  const isShortcut = (item: unknown) =>
    isTable(item) &&
    typeof item.name === 'string' &&
    isPagePath(item.path) &&
    isText(item.description) &&
    isText(item.icon)
  if (shortcuts !== undefined && !(Array.isArray(shortcuts) && shortcuts.every(isShortcut))) {
    mistakes.push(`pwa.shortcuts is ${show(shortcuts)}. Write a list: shortcuts: [{ name: 'New note', path: '/new' }].`)
  }
  if (shareTarget !== undefined && !(isTable(shareTarget) && isPagePath(shareTarget.path))) {
    mistakes.push(`pwa.shareTarget is ${show(shareTarget)}. Write the page: shareTarget: { path: '/share' }.`)
  }
  if (cache !== undefined && !Array.isArray(cache)) {
    mistakes.push(`pwa.cache is ${show(cache)}. Write a list of rules: cache: [{ urls: '/api/*' }].`)
  }
  if (Array.isArray(cache)) for (const [index, rule] of cache.entries()) mistakes.push(...mistakesInRule(index, rule))
  return mistakes
}

function mistakesInRule(index: number, rule: unknown): string[] {
  const name = `pwa.cache[${index}]`
  if (typeof rule !== 'object' || rule === null) return [`${name} is ${show(rule)}. Write a rule: { urls: '/api/*' }.`]
  const { urls, strategy, maxEntries, maxAgeSeconds, shared, ...unknown } = rule as {
    readonly [Name in keyof CacheRule]: unknown
  }
  const mistakes = Object.keys(unknown).map(
    (key) => `${name}.${key} is not an option. Write one of urls, strategy, maxEntries, maxAgeSeconds, shared.`,
  )
  if (!isAddress(urls)) {
    mistakes.push(`${name}.urls is ${show(urls)}. Write a path or an address: '/api/*', 'https://tiles.example.org/*'.`)
  }
  if (strategy !== undefined && !strategies.some((known) => known === strategy)) {
    mistakes.push(`${name}.strategy is ${show(strategy)}. Write one of ${strategies.join(', ')}.`)
  }
  for (const [key, value] of Object.entries({ maxEntries, maxAgeSeconds })) {
    if (value !== undefined && !(typeof value === 'number' && value > 0)) {
      mistakes.push(`${name}.${key} is ${show(value)}. Write a number greater than 0.`)
    }
  }
  if (shared !== undefined && typeof shared !== 'boolean')
    mistakes.push(`${name}.shared is ${show(shared)}. Write true.`)
  return mistakes
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPagePath = (path: unknown) => typeof path === 'string' && /^[/#]/.test(path)
const isText = (text: unknown) => text === undefined || typeof text === 'string'
const strategies = ['network-first', 'cache-first', 'stale-while-revalidate']
const isAddress = (text: unknown) => typeof text === 'string' && /^(\/|https?:\/\/[^/]+(\/|$))/.test(text)
const show = (value: unknown) => JSON.stringify(value) ?? String(value)
