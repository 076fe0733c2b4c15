import fc from 'fast-check'
import { afterEach, test } from 'vitest'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { hideToast } from '../toast/index.ts'
import { share } from './index.ts'

afterEach(async () => {
  if (overlayStore.get().length > 0) await hideToast()
})

test('odd options end in a share, a copy or an ApiError', async () => {
  const clipboard = { writeText: async () => {}, readText: async () => '' }
  const options = oddOptions({
    title: ['Order 1', undefined],
    text: ['Look', undefined],
    url: ['https://example.com/1', '/1', undefined],
    files: [[], [new File(['x'], 'x.png')], undefined],
    signal: [undefined, AbortSignal.abort(), new AbortController().signal],
  })
  await fc.assert(
    fc.asyncProperty(options, fc.boolean(), (odd, shares) => {
      const host = { wholeUrl: (url: string) => (URL.canParse(url) ? url : undefined), share: async () => shares }
      return endsWell(() => share(odd, host, clipboard))
    }),
    oddRuns,
  )
})
