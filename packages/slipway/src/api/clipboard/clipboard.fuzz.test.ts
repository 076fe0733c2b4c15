import fc from 'fast-check'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { hideToast } from '../toast/index.ts'
import { getClipboardData, setClipboardData } from './index.ts'

beforeEach(() => void vi.stubGlobal('document', {}))
afterEach(async () => {
  if (overlayStore.get().length > 0) await hideToast()
})

test('unusual values are copied or rejected with an ApiError, for any error of the platform', async () => {
  const failures = [undefined, new HostError('denied', 'no'), new DOMException('no', 'NotAllowedError'), 'odd']
  await fc.assert(
    fc.asyncProperty(
      oddOptions({ data: ['Hello', ''], showToast: [true, false] }),
      fc.constantFrom(...failures),
      async (odd, failure) => {
        const meet = async () => {
          if (failure !== undefined) throw failure
          return ''
        }
        const host = { writeText: async () => void (await meet()), readText: meet }
        await endsWell(() => setClipboardData(odd, host))
        await endsWell(() => getClipboardData({}, host))
      },
    ),
    oddRuns,
  )
})
