import { HostError } from '../../base/call/HostError.ts'
import type { SharedData, ShareHost } from './host.ts'

/** The browser's Web Share API. */
export const host: ShareHost = {
  wholeUrl(url) {
    if (typeof document === 'undefined') throw noDocument()
    return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : undefined
  },
  async share(data) {
    if (typeof document === 'undefined') throw noDocument()
    if (!canShare(data)) return false
    await navigator.share(data).catch((error: unknown) => {
      throw knownError(error)
    })
    return true
  },
}

/** Whether the browser can share this data. Some browsers share no files, and all share only web addresses. */
function canShare(data: SharedData): boolean {
  const { share, canShare: supports }: Partial<Navigator> = navigator
  return share !== undefined && (supports ? supports.call(navigator, data) : data.files === undefined)
}

/** Checks the name, because each browser has its own text for these errors. */
function knownError(error: unknown): unknown {
  const { name } = error as Error
  if (name === 'AbortError') return new HostError('cancelled', 'cancel', { cause: error })
  if (name === 'InvalidStateError') return new HostError('locked', 'another share sheet is open', { cause: error })
  return error
}

function noDocument(): HostError {
  return new HostError('unavailable', 'there is no document here')
}
