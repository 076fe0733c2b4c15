import { browserFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import type { InstallOutcome, InstallPromptHost } from './host.ts'

/** The event of Chromium, which TypeScript does not know because it is not a standard. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: InstallOutcome }>
}

/** The event that can still be used. The browser sends another one if the user has dismissed the question. */
let offer: InstallEvent | undefined

export const host: InstallPromptHost = {
  watch(listener) {
    if (typeof window === 'undefined') return () => {}
    const { signal, abort } = abortable()
    window.addEventListener(
      'beforeinstallprompt',
      (event) => {
        // Otherwise the browser would also show a bar of its own.
        event.preventDefault()
        offer = event as InstallEvent
        listener(true)
      },
      { signal },
    )
    const end = () => {
      offer = undefined
      listener(false)
    }
    window.addEventListener('appinstalled', end, { signal })
    if (offer) listener(true)
    return abort
  },
  async show() {
    browserFeature('question of whether to install the app', () => 'onbeforeinstallprompt' in window || undefined)
    const event = offer
    if (!event) throw new HostError('unavailable', 'the browser does not offer to install the app now')
    // Each event can be used once.
    offer = undefined
    const { outcome } = await event.prompt()
    return outcome
  },
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
