/** The known systems; `''` for any other. */
export type OsName = 'ios' | 'android' | 'harmonyos' | 'windows' | 'macos' | 'linux' | 'chromeos' | ''

/** `pad` is a tablet, `pc` a computer. */
export type DeviceType = 'phone' | 'pad' | 'pc' | 'unknown'

/** Facts from a user agent string. Unknown texts are empty. */
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
 * Parses a user agent string, as far as it is reliable. Browsers have frozen parts of it: `Mac OS X 10_15_7`, `Windows NT 10.0`,
 * `Android 10; K` and `iPhone OS 18_6` are constants, so they are ignored.
 *
 * @param maxTouchPoints Distinguishes an iPad, whose user agent claims to be a Mac, from a Mac, which has no touch screen.
 */
export function parseUserAgent(userAgent: string, maxTouchPoints = 0): ParsedAgent {
  const system = parseSystem(userAgent, maxTouchPoints)
  return { ...system, ...parseBrowser(userAgent, system.osName) }
}

function parseSystem(userAgent: string, maxTouchPoints: number): System {
  const [, apple] = /\((iPhone|iPad|iPod)/.exec(userAgent) ?? []
  const isMac = userAgent.includes('Macintosh')
  const isDesktopModeIpad = isMac && maxTouchPoints > 1
  if (apple || isDesktopModeIpad) {
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

/** Windows versions by their NT version. `10.0` is missing because it stands for 10 as well as 11. */
const windowsVersions: Readonly<Record<string, string>> = { '6.1': '7', '6.2': '8', '6.3': '8.1' }

/**
 * Reads the version of iOS. The browser's `Version` equals the system's version and is correct from Safari 26 on, where the
 * system's version is frozen. Chrome in desktop mode has a constant `Version`.
 */
function iosVersion(userAgent: string): string {
  const [, browsers = ''] = (!userAgent.includes('CriOS') && /Version\/([\d.]+)/.exec(userAgent)) || []
  const [, reported = ''] = /OS (\d+(?:_\d+)*) like Mac OS X/.exec(userAgent) ?? []
  const isFrozen = /^18_([6-9]|\d\d)/.test(reported)
  return reported === '' || isFrozen ? browsers : reported.replaceAll('_', '.')
}

function macVersion(userAgent: string): string {
  const [, reported = ''] = /Mac OS X (\d+(?:[_.]\d+)*)/.exec(userAgent) ?? []
  const version = reported.replaceAll('_', '.')
  return version === '10.15.7' || version === '10.15' ? '' : version
}

function android(userAgent: string): System {
  const [, version = '', model = ''] = /Android ?([\d.]*); ?(?:[a-z]{2}[-_][a-z]{2}; ?)?([^;)]*)/i.exec(userAgent) ?? []
  const name = model.replace(/ Build\/.*$/, '').trim()
  // Chrome has this constant for every device and version; Firefox has the kind of device in place of the model.
  const isReduced = version === '10' && name === 'K'
  return {
    osName: 'android',
    osVersion: isReduced ? '' : version,
    deviceType: /\bMobile\b/.test(userAgent) ? 'phone' : 'pad',
    model: /^(K|Mobile|Tablet|wv|rv:.*)$/.test(name) ? '' : name,
  }
}

/** The order matters, because most browsers also claim to be others. A web view is a browser within an app. */
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
    // Chrome replaces its minor versions by zeros.
    if (version) return { browserName, browserVersion: version.replace(/\.0\.0\.0$/, '') }
  }
  return { browserName: osName === 'ios' ? 'webview' : '', browserVersion: '' }
}
