import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { hideLoading, hideToast, showLoading, showToast } from './index.ts'

beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('odd toasts are shown, one at a time, or rejected with an ApiError', async () => {
  const options = oddOptions({
    title: ['Saved', ''],
    icon: ['success', 'error', 'loading', 'none'],
    image: ['/a.png', undefined],
    duration: [0, 1500, undefined],
    position: ['top', 'bottom', undefined],
    action: [{ label: 'Undo' }, { label: 'Undo', onPress: () => {} }, undefined],
    mask: [true, false],
    signal: [undefined, new AbortController().signal, AbortSignal.abort(), 'now'],
  })
  await fc.assert(
    fc.asyncProperty(options, fc.constantFrom(showToast, showLoading), async (odd, show) => {
      await endsWell(() => show(odd))
      const shown = overlayStore.get()
      expect(shown.length).toBeLessThanOrEqual(1)
      for (const request of shown) {
        expect(request).toMatchObject({ kind: 'toast', title: expect.any(String) })
        await endsWell(request.kind === 'toast' && request.pair === 'loading' ? hideLoading : hideToast)
      }
      expect(overlayStore.get()).toEqual([])
    }),
    oddRuns,
  )
})
