import { readText } from '../../lib/readText.ts'

/** The browsers that the docs tell of, by their names in MDN's browser-compat-data. */
export const browsers = {
  chrome: 'Chrome',
  chrome_android: 'Chrome on Android',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
} as const

type Browser = keyof typeof browsers

/** The oldest browsers that Slipway is for, as the README says. What all of them have is no news. */
const oldest: Support = {
  chrome: '123',
  chrome_android: '123',
  edge: '123',
  firefox: '129',
  safari: '17.5',
  safari_ios: '17.5',
}

const names = Object.keys(browsers) as readonly Browser[]

/** The first version of each browser that has something: `84`; `undefined` where none has. */
export type Support = Readonly<Record<Browser, string | undefined>>

/** The part of browser-compat-data that is read here. */
interface Statement {
  readonly version_added: string | boolean | null
  readonly version_removed?: string
  readonly partial_implementation?: boolean
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: unknown
}
interface Feature {
  readonly __compat?: { readonly support: Readonly<Partial<Record<Browser, Statement | readonly Statement[]>>> }
}

/** Interfaces by name; each is a feature, and holds its members by theirs. */
type Api = Readonly<Record<string, object>>

/** Read once, and only if something asks: it is a file of 20 MB. */
let api: Api | undefined

function wholeApi(): Api {
  api ??= JSON.parse(readText('node_modules/@mdn/browser-compat-data/data.json')).api as Api
  return api
}

/**
 * From which version on each browser has all of some needs.
 *
 * @param needs Names below `api.` in browser-compat-data: an interface, or a member of its instances (`Navigator.vibrate`).
 * @throws {Error} when there is no such name.
 */
export function supportOf(needs: readonly string[], api: Api = wholeApi()): Support {
  const support = needs.map((need) => statementsOf(need, api))
  const version = (browser: Browser) => latest(support.map((of) => firstVersion(of[browser])))
  return Object.fromEntries(names.map((name) => [name, version(name)])) as Support
}

/** The same, or `undefined` where all browsers that Slipway is for have what is needed. */
export function limitsOf(needs: readonly string[] | undefined): Support | undefined {
  if (!needs) return undefined
  const support = supportOf(needs)
  const isEverywhere = names.every((name) => latest([support[name], oldest[name]]) === oldest[name])
  return isEverywhere ? undefined : support
}

/** `Chrome 32, Firefox never` */
export function supportText(support: Support): string {
  return names.map((name) => `${browsers[name]} ${support[name] ?? 'never'}`).join(', ')
}

function statementsOf(need: string, api: Api) {
  const isName = /^\w+(\.[a-z]\w*)?$/.test(need)
  const found = need.split('.').reduce<object | undefined>((at, part) => (at as Api | undefined)?.[part], api)
  const compat = isName ? (found as Feature | undefined)?.__compat : undefined
  // What belongs to a constructor, such as `Notification.permission_static`, no prototype can be asked for.
  if (compat && !need.includes('_')) return compat.support
  throw new Error(
    `"@needs ${need}": browser-compat-data has no such interface or member below "api". ` +
      'Write the name of an interface, or of a member of its instances, as MDN does: Navigator.vibrate.',
  )
}

/** The first version of those that have it still, by its own name, as a whole and without a setting. */
function firstVersion(statements: Statement | readonly Statement[] = []): string | undefined {
  const whole = [statements].flat().find((statement) => {
    const { version_removed, partial_implementation, prefix, alternative_name, flags } = statement
    return !(version_removed || partial_implementation || prefix || alternative_name || flags)
  })
  const version = whole?.version_added
  return typeof version === 'string' && version !== 'preview' ? version.replace('≤', '') : undefined
}

/** The version that has them all. */
function latest(versions: readonly (string | undefined)[]): string | undefined {
  if (versions.includes(undefined)) return undefined
  return versions.toSorted((a = '', b = '') => a.localeCompare(b, 'en', { numeric: true })).at(-1)
}
