import { HostError } from '../../base/call/HostError.ts'
import { deviceOrientation } from '../../router/react/deviceOrientation.ts'
import { pageArea } from '../window-resize/pageArea.ts'
import { type AgentHints, describeAgent } from './describeAgent.ts'
import type { SystemInfoHost } from './host.ts'
import { safeAreaInsets } from './safeAreaInsets.ts'

/** What Chromium adds to `Navigator`; TypeScript's library leaves it out, as no other browser has it. */
interface HintingNavigator {
  readonly userAgentData?: { getHighEntropyValues(hints: readonly string[]): Promise<AgentHints> }
}

let hints: AgentHints | undefined

/** What a browser tells of itself: its user agent's text, and Client Hints where it has them. */
export const host: SystemInfoHost = {
  async learn() {
    if (typeof document === 'undefined') return
    const { userAgentData } = navigator as HintingNavigator
    try {
      hints = await userAgentData?.getHighEntropyValues(['model', 'platformVersion', 'fullVersionList'])
    } catch {
      // A page may be forbidden to ask. Then there is the text.
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
}

function needDocument(): void {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
}
