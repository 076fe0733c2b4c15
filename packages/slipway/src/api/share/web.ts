import { HostError } from '../../base/call/HostError.ts'
import type { SharedData, ShareHost } from './host.ts'

/** The browser's Web Share. */
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

/** Whether the browser shares at all, and this: some take no files, and none takes what is no web address. */
function canShare(data: SharedData): boolean {
  const { share, canShare: asks }: Partial<Navigator> = navigator
  return share !== undefined && (asks ? asks.call(navigator, data) : data.files === undefined)
}

/** Each browser has a text of its own for these. */
function knownError(error: unknown): unknown {
  const { name } = error as Error
  if (name === 'AbortError') return new HostError('cancelled', 'cancel', { cause: error })
  if (name === 'InvalidStateError') return new HostError('locked', 'another offer is open', { cause: error })
  return error
}

function noDocument(): HostError {
  return new HostError('unavailable', 'there is no document here')
}
