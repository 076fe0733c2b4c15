import { HostError } from '../../base/call/HostError.ts'
import type { ChooserRequest, FileChooserHost } from './host.ts'

/** Presses within this time may belong to the gesture that opened the chooser. */
const returnMs = 1_000

let isOpen = false

/** Uses a file input, also in a native shell, whose web view opens the system's file and camera choosers. */
export const host: FileChooserHost = {
  async choose(request, signal) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    if (isOpen) throw new HostError('locked', 'locked')
    // Browsers without `userActivation` (before 2023) send no event if they refuse to open the chooser.
    if (navigator.userActivation?.isActive === false) {
      throw new HostError('denied', 'the file chooser needs user activation: open it in a click handler')
    }
    isOpen = true
    const controller = new AbortController()
    try {
      return await open(request, AbortSignal.any(signal ? [signal, controller.signal] : [controller.signal]))
    } finally {
      isOpen = false
      controller.abort()
    }
  },
}

/** Opens the chooser and waits for its result, until the signal is aborted. */
function open({ accept, multiple, capture }: ChooserRequest, signal: AbortSignal): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept.join()
  input.multiple = multiple
  if (capture) input.setAttribute('capture', capture)
  input.hidden = true
  return new Promise<readonly File[]>((resolve, reject) => {
    const cancel = () => reject(new HostError('cancelled', 'cancel'))
    // The input's events must not reach listeners of the page.
    for (const type of ['click', 'change', 'cancel']) input.addEventListener(type, (event) => event.stopPropagation())
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', cancel)
    // Some browsers send no event when the chooser is closed. A press on the page means that it is closed.
    const timer = setTimeout(() => {
      for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, cancel, { capture: true, signal })
    }, returnMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      input.remove()
      cancel()
    })
    // iOS sends no events for an input outside the document.
    document.body.append(input)
    input.click()
  })
}
