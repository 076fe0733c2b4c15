import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { showModal } from './index.ts'

beforeEach(() => {
  vi.stubGlobal('document', {})
})

test('unusual options end in a result or an ApiError', async () => {
  const options = oddOptions({
    title: ['Delete?', ''],
    content: ['You cannot undo this.'],
    showCancel: [true, false],
    cancelText: ['No', undefined],
    cancelColor: ['#123456'],
    confirmText: ['Yes', undefined],
    confirmColor: ['red', undefined],
    editable: [true, false],
    placeholderText: ['Your name'],
    signal: [undefined, new AbortController().signal, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, fc.constantFrom('Ada', undefined), async (odd, answer) => {
      const ended = endsWell(() => showModal(odd))
      await Promise.resolve()
      for (const request of overlayStore.get()) if (request.kind === 'modal') request.answer(answer)
      await ended
      expect(overlayStore.get()).toEqual([])
    }),
    oddRuns,
  )
})
