import { HostError } from '../../base/call/HostError.ts'
import type { ChooserRequest, FileChooserHost } from './host.ts'

/** A press that comes sooner may belong to the gesture that opened the chooser. */
const returnMs = 1_000

let isOpen = false

/** The browser's file chooser, also in a native shell, whose web view asks the system for files and the camera. */
export const host: FileChooserHost = {
  async choose(request, signal) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    if (isOpen) throw new HostError('locked', 'locked')
    // Browsers that cannot tell (before 2023) say nothing either when they refuse.
    if (navigator.userActivation?.isActive === false) {
      throw new HostError('denied', 'the file chooser needs user activation: open it in a click handler')
    }
    isOpen = true
    const over = new AbortController()
    try {
      return await open(request, AbortSignal.any(signal ? [signal, over.signal] : [over.signal]))
    } finally {
      isOpen = false
      over.abort()
    }
  },
}

/** Opens the chooser and waits for what it says, until the signal fires. */
function open({ accept, multiple, capture }: ChooserRequest, signal: AbortSignal): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept.join()
  input.multiple = multiple
  if (capture) input.setAttribute('capture', capture)
  input.hidden = true
  return new Promise<readonly File[]>((resolve, reject) => {
    const cancel = () => reject(new HostError('cancelled', 'cancel'))
    // Its events are nobody's business outside.
    for (const type of ['click', 'change', 'cancel']) input.addEventListener(type, (event) => event.stopPropagation())
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', cancel)
    // Some browsers do not tell that the chooser was closed. Whoever presses something on the page has closed it.
    const timer = setTimeout(() => {
      for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, cancel, { capture: true, signal })
    }, returnMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      input.remove()
      cancel()
    })
    // iOS tells nothing of an input outside the document.
    document.body.append(input)
    input.click()
  })
}
