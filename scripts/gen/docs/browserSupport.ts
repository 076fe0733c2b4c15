import { readText } from '../../lib/readText.ts'

/** The browsers listed in the docs, by their names in MDN's browser-compat-data. */
export const browsers = {
  chrome: 'Chrome',
  chrome_android: 'Chrome on Android',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
} as const

type Browser = keyof typeof browsers

/** The oldest browsers that Slipway supports, as in the README. Features that all of them have are not mentioned. */
const oldest: Support = {
  chrome: '123',
  chrome_android: '123',
  edge: '123',
  firefox: '129',
  safari: '17.5',
  safari_ios: '17.5',
}

const names = Object.keys(browsers) as readonly Browser[]

/** The first version of each browser that has a feature, such as `84`; `undefined` if no version has it. */
export type Support = Readonly<Record<Browser, string | undefined>>

/** The part of a support statement of browser-compat-data that is read here. */
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

/** Interfaces by name. Each is a feature, and contains its members by name. */
type Api = Readonly<Record<string, object>>

/** The parsed data. Read once and only if needed, because the file has 20 MB. */
let api: Api | undefined

function wholeApi(): Api {
  api ??= JSON.parse(readText('node_modules/@mdn/browser-compat-data/data.json')).api as Api
  return api
}

/**
 * The first version of each browser that has all of the needed features.
 *
 * @param needs Names below `api.` in browser-compat-data: an interface, or a member of its instances (`Navigator.vibrate`).
 * @throws {Error} If a name does not exist.
 */
export function supportOf(needs: readonly string[], api: Api = wholeApi()): Support {
  const support = needs.map((need) => statementsOf(need, api))
  const version = (browser: Browser) => latest(support.map((of) => firstVersion(of[browser])))
  return Object.fromEntries(names.map((name) => [name, version(name)])) as Support
}

/** The same as `supportOf`, or `undefined` if all supported browsers have the needed features. */
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
  // Static members, such as `Notification.permission_static`, cannot be found on a prototype.
  if (compat && !need.includes('_')) return compat.support
  throw new Error(
    `"@needs ${need}": browser-compat-data has no such interface or member below "api". ` +
      'Write the name of an interface, or of a member of its instances, as MDN does: Navigator.vibrate.',
  )
}

/** The first version with the complete feature, if it has not been removed and needs neither a prefix nor a flag. */
function firstVersion(statements: Statement | readonly Statement[] = []): string | undefined {
  const whole = [statements].flat().find((statement) => {
    const { version_removed, partial_implementation, prefix, alternative_name, flags } = statement
    return !(version_removed || partial_implementation || prefix || alternative_name || flags)
  })
  const version = whole?.version_added
  return typeof version === 'string' && version !== 'preview' ? version.replace('≤', '') : undefined
}

/** The highest of the versions; `undefined` if one of them is `undefined`. */
function latest(versions: readonly (string | undefined)[]): string | undefined {
  if (versions.includes(undefined)) return undefined
  return versions.toSorted((a = '', b = '') => a.localeCompare(b, 'en', { numeric: true })).at(-1)
}
