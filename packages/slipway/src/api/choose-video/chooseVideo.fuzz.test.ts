import fc from 'fast-check'
import { test } from 'vitest'
import { memoryChooser } from '../../testing/setup/memoryChooser.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/setup/oddOptions.ts'
import { chooseVideo } from './index.ts'

const host = memoryChooser(
  new File(['a'], 'a.png', { type: 'image/png' }),
  new File(['b'], 'b.mp4', { type: 'video/mp4' }),
)

test('odd options end in an answer or an ApiError', async () => {
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
    fc.asyncProperty(options, (odd) => endsWell(() => chooseVideo(odd, host))),
    oddRuns,
  )
})
