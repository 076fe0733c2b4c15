/** The systems that are told apart; `''` for any other. */
export type OsName = 'ios' | 'android' | 'harmonyos' | 'windows' | 'macos' | 'linux' | 'chromeos' | ''

/** `pad` is a tablet, `pc` a computer. */
export type DeviceType = 'phone' | 'pad' | 'pc' | 'unknown'

/** What a user agent tells of itself. A text is empty where it is not told. */
export interface ParsedAgent {
  readonly osName: OsName
  readonly osVersion: string
  readonly deviceType: DeviceType
  readonly model: string
  readonly browserName: string
  readonly browserVersion: string
}

type System = Omit<ParsedAgent, 'browserName' | 'browserVersion'>

/**
 * Reads a user agent's text, as far as it is true. Browsers have frozen parts of it: `Mac OS X 10_15_7`, `Windows NT 10.0`,
 * `Android 10; K` and `iPhone OS 18_6` say nothing, and are read as nothing.
 *
 * @param maxTouchPoints Tells an iPad, which poses as a Mac, from one: a Mac has no touch screen.
 */
export function parseUserAgent(userAgent: string, maxTouchPoints = 0): ParsedAgent {
  const system = parseSystem(userAgent, maxTouchPoints)
  return { ...system, ...parseBrowser(userAgent, system.osName) }
}

function parseSystem(userAgent: string, maxTouchPoints: number): System {
  const [, apple] = /\((iPhone|iPad|iPod)/.exec(userAgent) ?? []
  const isMac = userAgent.includes('Macintosh')
  const posesAsMac = isMac && maxTouchPoints > 1
  if (apple || posesAsMac) {
    const model = apple ?? 'iPad'
    return {
      osName: 'ios',
      osVersion: iosVersion(userAgent),
      deviceType: model === 'iPad' ? 'pad' : 'phone',
      model,
    }
  }
  if (isMac) return computer('macos', macVersion(userAgent))
  const [, harmony] = /\bOpenHarmony ?([\d.]*)/.exec(userAgent) ?? []
  if (harmony !== undefined) {
    const [, kind = ''] = /\((Phone|Tablet|PC);/.exec(userAgent) ?? []
    const types: Record<string, DeviceType> = { Phone: 'phone', Tablet: 'pad', PC: 'pc' }
    return { osName: 'harmonyos', osVersion: harmony, deviceType: types[kind] ?? 'unknown', model: '' }
  }
  if (userAgent.includes('Android')) return android(userAgent)
  const [, windows] = /Windows NT ([\d.]+)/.exec(userAgent) ?? []
  if (windows) return computer('windows', windowsVersions[windows] ?? '')
  if (userAgent.includes('CrOS')) return computer('chromeos', '')
  if (/Linux|X11/.test(userAgent)) return computer('linux', '')
  return { osName: '', osVersion: '', deviceType: 'unknown', model: '' }
}

const computer = (osName: OsName, osVersion: string): System => ({ osName, osVersion, deviceType: 'pc', model: '' })

/** What they are called. `10.0` is 10 as well as 11. */
const windowsVersions: Readonly<Record<string, string>> = { '6.1': '7', '6.2': '8', '6.3': '8.1' }

/**
 * On iOS a browser's `Version` is the system's, and true where the system's has been frozen, from Safari 26 on. Chrome, posing
 * as a Mac, names one that never changes.
 */
function iosVersion(userAgent: string): string {
  const [, browsers = ''] = (!userAgent.includes('CriOS') && /Version\/([\d.]+)/.exec(userAgent)) || []
  const [, told = ''] = /OS (\d+(?:_\d+)*) like Mac OS X/.exec(userAgent) ?? []
  const isFrozen = /^18_([6-9]|\d\d)/.test(told)
  return told === '' || isFrozen ? browsers : told.replaceAll('_', '.')
}

function macVersion(userAgent: string): string {
  const [, told = ''] = /Mac OS X (\d+(?:[_.]\d+)*)/.exec(userAgent) ?? []
  const version = told.replaceAll('_', '.')
  return version === '10.15.7' || version === '10.15' ? '' : version
}

function android(userAgent: string): System {
  const [, version = '', model = ''] = /Android ?([\d.]*); ?(?:[a-z]{2}[-_][a-z]{2}; ?)?([^;)]*)/i.exec(userAgent) ?? []
  const name = model.replace(/ Build\/.*$/, '').trim()
  // Chrome says this of every device and version, and Firefox the kind of device in place of the model.
  const isReduced = version === '10' && name === 'K'
  return {
    osName: 'android',
    osVersion: isReduced ? '' : version,
    deviceType: /\bMobile\b/.test(userAgent) ? 'phone' : 'pad',
    model: /^(K|Mobile|Tablet|wv|rv:.*)$/.test(name) ? '' : name,
  }
}

/** In this order, as most pose as others too. A web view is a browser within an app. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['wechat', /MicroMessenger\/([\d.]+)/],
  ['edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['samsung', /SamsungBrowser\/([\d.]+)/],
  ['opera', /OP[RTX]\/([\d.]+)/],
  ['firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['webview', /; wv\).*Chrome\/([\d.]+)/],
  ['webview', /Version\/4\.0 Chrome\/([\d.]+)/],
  ['chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['safari', /Version\/([\d.]+).* Safari\//],
]

function parseBrowser(userAgent: string, osName: OsName): Pick<ParsedAgent, 'browserName' | 'browserVersion'> {
  for (const [browserName, pattern] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? []
    // Chrome's minor versions are hidden as noughts.
    if (version) return { browserName, browserVersion: version.replace(/\.0\.0\.0$/, '') }
  }
  return { browserName: osName === 'ios' ? 'webview' : '', browserVersion: '' }
}
