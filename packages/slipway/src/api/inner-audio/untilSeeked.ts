import { HostError } from '../../base/call/HostError.ts'

/** Resolves at the end of a seek; rejects if the media fail, get another address, or are unmounted (`signal`). */
export function untilSeeked(media: HTMLMediaElement, signal: AbortSignal): Promise<void> {
  const listening = new AbortController()
  const seeked = new Promise<void>((resolve, reject) => {
    const on = (type: string, call: () => void) => media.addEventListener(type, call, { signal: listening.signal })
    on('seeked', resolve)
    on('error', () => reject(new HostError('failed', media.error?.message ?? '')))
    on('emptied', () => reject(new HostError('cancelled', 'the address has changed')))
    if (!media.seeking) resolve()
  })
  return orGone(seeked, signal).finally(() => listening.abort())
}

/** Plays, and resolves when the media have begun. Rejects if they are unmounted before (`signal`). */
export async function untilPlaying(media: HTMLMediaElement, signal: AbortSignal): Promise<void> {
  await orGone(media.play(), signal).catch((error: unknown) => {
    // Browsers report a file that cannot be loaded as an unsupported source.
    if ((error as Partial<Error>).name !== 'NotSupportedError') throw error
    throw new HostError('failed', media.error?.message ?? '', { cause: error })
  })
}

/** Rejects with `not-found` if a signal is aborted before a promise settles. */
function orGone<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new HostError('not-found', 'the player does not exist any more'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
