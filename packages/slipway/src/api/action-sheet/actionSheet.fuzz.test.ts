import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { showActionSheet } from './index.ts'

beforeEach(() => {
  vi.stubGlobal('document', {})
})

test('unusual options end in a result or an ApiError', async () => {
  const options = oddOptions({
    itemList: [['One', 'Two'], ['One'], []],
    title: ['Which?', ''],
    itemColor: ['red', undefined],
    popover: [{ top: 1, left: 1, width: 1, height: 1 }, { top: NaN }, undefined],
    signal: [undefined, new AbortController().signal, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, fc.constantFrom(0, undefined), async (odd, answer) => {
      const ended = endsWell(() => showActionSheet(odd))
      await Promise.resolve()
      for (const request of overlayStore.get()) if (request.kind === 'actionSheet') request.answer(answer)
      await ended
      expect(overlayStore.get()).toEqual([])
    }),
    oddRuns,
  )
})
