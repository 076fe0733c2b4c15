import fc from 'fast-check'
import type { FileChooserHost } from '../../../api/file-chooser/host.ts'
import { endsWell, oddOptions, oddRuns } from '../fuzz/oddOptions.ts'
import { memoryChooser } from './memoryChooser.ts'

/** Calls a function that opens a file chooser with odd options. Expects that each call resolves, or rejects with an `ApiError`. */
export async function choosesWell<Options>(
  choose: (options: Options, host: FileChooserHost) => Promise<unknown>,
): Promise<void> {
  const host = memoryChooser(
    new File(['a'], 'a.png', { type: 'image/png' }),
    new File(['b'], 'b.mp4', { type: 'video/mp4' }),
  )
  const options = oddOptions({
    count: [1, 2.5, 100],
    type: ['all', 'image', 'video'],
    mediaType: [['image'], ['video', 'image']],
    sizeType: [['original'], ['compressed']],
    sourceType: [['album'], ['camera']],
    extension: [['png'], ['*'], ['video/mp4']],
    camera: ['front', 'back'],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => choose(odd as Options, host))),
    oddRuns,
  )
}
