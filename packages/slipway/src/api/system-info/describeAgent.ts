import { type OsName, type ParsedAgent, parseUserAgent } from './parseUserAgent.ts'

/** User-Agent Client Hints, as browsers that support them return them on request. */
export interface AgentHints {
  readonly model?: string
  readonly platform?: string
  readonly platformVersion?: string
  readonly fullVersionList?: readonly { readonly brand: string; readonly version: string }[]
}

/** Known facts about system, device and browser. Unknown texts are empty. */
export interface Agent extends ParsedAgent {
  readonly brand: string
}

/** Combines the user agent string with the client hints; hints take precedence because they are more reliable. */
export function describeAgent(userAgent: string, maxTouchPoints: number, hints: AgentHints = {}): Agent {
  const parsed = parseUserAgent(userAgent, maxTouchPoints)
  const model = hints.model || parsed.model
  const brands = hintBrands[parsed.browserName] ?? []
  const full = hints.fullVersionList?.find(({ brand }) => brands.includes(brand))
  return {
    ...parsed,
    model,
    brand: brandOf(parsed.osName, model),
    osVersion: hintedVersion(parsed.osName, hints) || parsed.osVersion,
    browserVersion: full?.version ?? parsed.browserVersion,
  }
}

const hintBrands: Readonly<Record<string, readonly string[]>> = {
  chrome: ['Google Chrome', 'Chromium', 'HeadlessChrome'],
  edge: ['Microsoft Edge'],
  opera: ['Opera'],
  samsung: ['Samsung Internet'],
  webview: ['Android WebView'],
}

const hintPlatforms: Readonly<Record<string, OsName>> = { Android: 'android', Windows: 'windows', macOS: 'macos' }

/**
 * Reads the version from the hints, if it belongs to this system. For other systems the hints contain a kernel version or a
 * value of another kind.
 */
function hintedVersion(osName: OsName, { platform = '', platformVersion = '' }: AgentHints): string {
  if (platformVersion === '' || hintPlatforms[platform] !== osName) return ''
  if (osName === 'windows') return windowsVersion(platformVersion)
  return platformVersion.replace(/(\.0)+$/, '')
}

/**
 * Converts a version of the Windows programming interface to the Windows version.
 *
 * Source: Microsoft's "Detect Windows 11 using User-Agent Client Hints".
 */
function windowsVersion(platformVersion: string): string {
  const [major = 0, minor = 0] = platformVersion.split('.').map(Number)
  if (major >= 13) return '11'
  return major > 0 ? '10' : (['', '7', '8', '8.1'][minor] ?? '')
}

function brandOf(osName: OsName, model: string): string {
  if (osName === 'ios' || osName === 'macos') return 'apple'
  if (/^(SM|GT|SGH)-|^Galaxy /i.test(model)) return 'samsung'
  return /^(Pixel|Nexus) /.test(model) ? 'google' : ''
}
