import fc from 'fast-check'
import { afterEach, beforeEach, test } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { load } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { closePreviewImage, previewImage } from './index.ts'

const pages = { '/': page({ load }), '/preview-image': page({ load }) }
beforeEach(() => setNavigator(createNavigator({ pages }, memoryHistory()())))
afterEach(() => setNavigator(undefined))

test('odd images are shown or rejected with an ApiError', async () => {
  const options = oddOptions({
    urls: [['/a.jpg', '/b.jpg'], ['/a.jpg'], []],
    current: [0, 1, '/b.jpg', undefined],
    captions: [['One', 'Two'], [], undefined],
    indicator: ['default', 'number', 'none', undefined],
    showMenu: [true, false, undefined],
    from: [{ x: 0, y: 0, width: 9, height: 9 }, undefined],
    signal: [undefined, new AbortController().signal, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, fc.boolean(), async (odd, closes) => {
      await endsWell(() => previewImage(odd))
      if (closes) await endsWell(closePreviewImage)
    }),
    oddRuns,
  )
})
