import fc from 'fast-check'
import { afterEach, beforeEach, test } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { load } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { getMapApps, openLocation } from './index.ts'

const pages = { '/': page({ load }), '/open-location': page({ load }) }
beforeEach(() => setNavigator(createNavigator({ pages }, memoryHistory()())))
afterEach(() => setNavigator(undefined))

test('odd places are shown or rejected with an ApiError', async () => {
  const options = oddOptions({
    latitude: [48.8, 90, -90],
    longitude: [2.3, 180, -180],
    scale: [5, 18, 99, undefined],
    name: ['Tower', '', undefined],
    address: ['Paris', '', undefined],
    signal: [undefined, new AbortController().signal, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, async (odd) => {
      await endsWell(() => openLocation(odd))
      await endsWell(async () => getMapApps(odd))
    }),
    oddRuns,
  )
})
