import { host as platformHost } from '#host/ad'
import { callNow } from '../../base/call/callNow.ts'
import { checkOptions } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { HostError } from '../../base/call/HostError.ts'
import { adDefaults } from '../../base/defaults/defaults.ts'
import { storedName } from '../../base/storedName.ts'
import type { AdProvider } from './adProvider.ts'
import type { AdHost } from './host.ts'
import { type AdConfig, readAdConfig } from './readAdConfig.state.ts'
import { createReportQueue } from './reportQueue.ts'

/** Options of `httpAds`. */
export interface HttpAdsOptions {
  /** Address of your configuration, a JSON file or an answer of your server: `{ units: { [unitId]: [ad, …] } }`. */
  readonly configUrl: string
  /** Address that gets the reports of usage by POST, as JSON. Without it, nothing is reported. */
  readonly reportUrl?: string | undefined
  /**
   * Called before the first request. Unless it returns or resolves with `true`, nothing is requested, and ads fail with the code
   * `denied`.
   * @default always `true`
   */
  readonly consent?: (() => boolean | Promise<boolean>) | undefined
  /**
   * Whether usage is reported, called for each report: the user's opt-out.
   * @default always `true`
   */
  readonly reports?: (() => boolean) | undefined
}

/**
 * Ads of your own server: loads a configuration, which is kept for ten minutes, and reports usage. Sends no cookies and no identifier
 * of the user.
 *
 * @throws {ApiError} `invalid-argument` if an address is not a text.
 * @platform web, capacitor
 *
 * @example
 * setAdProvider(
 *   httpAds({ configUrl: 'https://ads.example.com/config.json', reportUrl: 'https://ads.example.com/report', consent: askForConsent }),
 * )
 *
 * Source: specification, section 7.
 */
export function httpAds(options: HttpAdsOptions, host: AdHost = platformHost): AdProvider {
  return callNow('httpAds', () => create(checkOptions('httpAds', options), host))
}

function create({ configUrl, reportUrl, consent, reports }: HttpAdsOptions, host: AdHost): AdProvider {
  checkText('httpAds', 'configUrl', configUrl)
  if (reportUrl !== undefined) checkText('httpAds', 'reportUrl', reportUrl)
  const send = reportUrl === undefined ? undefined : createReportQueue(reportUrl, host)
  const turns = new Map<string, number>()
  let loaded: Loaded | undefined
  let loading: Promise<Loaded> | undefined

  /** The configuration: the one in memory or in the storage if it is recent, else that of the server. */
  const currentConfig = async () => {
    if (!loaded || !isRecent(loaded.loadedMs)) {
      loading ??= loadConfig(configUrl, host).finally(() => {
        loading = undefined
      })
      loaded = await loading
    }
    return loaded.config
  }

  return {
    async load({ unitId }) {
      if (consent && (await consent()) !== true) throw new HostError('denied', 'the user has not agreed to ads')
      const ads = (await currentConfig()).get(unitId) ?? []
      const turn = turns.get(unitId) ?? 0
      turns.set(unitId, turn + 1)
      return ads[turn % ads.length]
    },
    report({ unitId, format, ad, event }) {
      if (reports?.() !== false) send?.(JSON.stringify({ unitId, format, ad, event }))
    },
  }
}

interface Loaded {
  readonly config: AdConfig
  /** Time in milliseconds since 1970. */
  readonly loadedMs: number
}

/** Whether a time is in the last ten minutes. A time in the future is not: the clock was changed. */
function isRecent(loadedMs: number): boolean {
  const ageMs = Date.now() - loadedMs
  return ageMs >= 0 && ageMs < adDefaults.configCacheMs
}

const nameOfConfig = () => `${storedName('ads')}config`

async function loadConfig(configUrl: string, host: AdHost): Promise<Loaded> {
  return readStored(configUrl, host) ?? fetchConfig(configUrl, host)
}

function readStored(configUrl: string, host: AdHost): Loaded | undefined {
  try {
    const stored = JSON.parse(host.read(nameOfConfig()) ?? '') as { url?: unknown; loadedMs?: number; value?: unknown }
    const { url, loadedMs = Number.NaN, value } = stored
    const config = url === configUrl && isRecent(loadedMs) ? readAdConfig(value) : undefined
    return config && { config, loadedMs }
  } catch {
    return undefined
  }
}

async function fetchConfig(configUrl: string, host: AdHost): Promise<Loaded> {
  const disposal = new AbortController()
  const late = new HostError('timeout', 'the ad server has not answered in time')
  const timer = setTimeout(() => disposal.abort(late), adDefaults.configTimeoutMs)
  try {
    const value = parse(await host.get(configUrl, disposal.signal))
    const config = readAdConfig(value)
    if (!config) throw new HostError('failed', 'the configuration of the ad server has no units')
    const loadedMs = Date.now()
    host.write(nameOfConfig(), JSON.stringify({ url: configUrl, loadedMs, value }))
    return { config, loadedMs }
  } catch (error) {
    throw disposal.signal.aborted ? late : error
  } finally {
    clearTimeout(timer)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HostError('failed', 'the configuration of the ad server is not JSON', { cause })
  }
}
