import { HostError } from '../../base/call/HostError.ts'
import { elementOf } from '../query-scope/elementOf.ts'
import { mapCommands } from './commands.ts'
import type { MapContextHost } from './host.ts'

/** Maps in the document, and map apps as the browser opens them. */
export const host: MapContextHost = {
  async commandsOf(map) {
    const commands = mapCommands.get(elementOf(map))
    if (!commands) throw new HostError('not-found', 'the element is not a map')
    return commands()
  },
  open(url) {
    // `noopener` would hide whether the window was opened.
    const opened = window.open(url, '_blank')
    if (!opened) throw new HostError('unavailable', 'the browser has blocked the window. Call this function in a click')
    opened.opener = null
  },
  mapApp() {
    const { userAgent, maxTouchPoints } = navigator
    if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'apple'
    return /Android/.test(userAgent) ? 'geo' : 'web'
  },
}
