import { HostError } from '../../base/call/HostError.ts'
import { deviceOrientation } from '../../router/react/deviceOrientation.ts'
import { pageArea } from '../window-resize/pageArea.ts'
import { type AgentHints, describeAgent } from './describeAgent.ts'
import type { SystemInfoHost } from './host.ts'
import { safeAreaInsets } from './safeAreaInsets.ts'

/** Chromium's addition to `Navigator`; TypeScript's library omits it because other browsers do not have it. */
interface HintingNavigator {
  readonly userAgentData?: { getHighEntropyValues(hints: readonly string[]): Promise<AgentHints> }
}

let hints: AgentHints | undefined

/** Facts that a browser reports: its user agent string, and Client Hints in browsers that support them. */
export const host: SystemInfoHost = {
  async learn() {
    if (typeof document === 'undefined') return
    const { userAgentData } = navigator as HintingNavigator
    try {
      hints = await userAgentData?.getHighEntropyValues(['model', 'platformVersion', 'fullVersionList'])
    } catch {
      // A permissions policy may forbid the hints. Then only the string is used.
    }
  },
  readWindow() {
    needDocument()
    return { width: innerWidth, height: innerHeight, page: pageArea(), safeAreaInsets: safeAreaInsets() }
  },
  readScreen() {
    needDocument()
    const { width, height } = screen
    return { width, height, pixelRatio: devicePixelRatio, orientation: deviceOrientation() }
  },
  readDevice() {
    needDocument()
    const { userAgent, maxTouchPoints, language } = navigator
    return { ...describeAgent(userAgent, maxTouchPoints, hints), userAgent, language }
  },
  readApp() {
    needDocument()
    const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')
    return { id: '', name: meta?.content ?? '', version: '', versionCode: '' }
  },
  readFontSize() {
    needDocument()
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  },
}

function needDocument(): void {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
}
