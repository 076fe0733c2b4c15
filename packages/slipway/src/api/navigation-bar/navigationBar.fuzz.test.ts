import fc from 'fast-check'
import { afterEach, beforeEach, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { setNavigationBarColor, setNavigationBarTitle } from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

test('unusual titles and colours are set or rejected with an ApiError', async () => {
  const options = oddOptions({
    title: ['Order 1', ''],
    frontColor: ['#ffffff', '#000000'],
    backgroundColor: ['red'],
    animation: [{ duration: 300, timingFunc: 'easeIn' }, { duration: -1 }, {}, undefined],
  })
  await fc.assert(
    fc.asyncProperty(options, async (odd) => {
      await endsWell(() => setNavigationBarTitle(odd))
      await endsWell(() => setNavigationBarColor(odd))
    }),
    oddRuns,
  )
})
