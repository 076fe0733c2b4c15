import fc from 'fast-check'
import { afterEach, beforeEach, test } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { endsWell, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { navigateBack } from '../navigation/index.ts'
import { answerPage, openPage } from './index.ts'

const load = async () => ({})

beforeEach(() =>
  setNavigator(
    createNavigator(
      { pages: { '/': page({ load }), '/a/:id': page({ load, params: { id: Number } }) } },
      memoryHistory()(),
    ),
  ),
)
afterEach(() => setNavigator(undefined))

test('odd paths, parameters and results end in a result or an ApiError', async () => {
  const open = openPage as (path: unknown, params: unknown) => Promise<unknown>
  const path = fc.oneof({ weight: 2, arbitrary: fc.constant('/a/:id') }, { weight: 1, arbitrary: oddValue })
  const params = fc.oneof({ weight: 2, arbitrary: fc.constant({ id: 1 }) }, { weight: 1, arbitrary: oddValue })
  await fc.assert(
    fc.asyncProperty(path, params, oddValue, async (odd, given, answer) => {
      const call = endsWell(() => open(odd, given))
      await endsWell(() => answerPage(odd as never, answer as never))
      // After Back, a page without a result can no longer get one.
      await endsWell(() => navigateBack())
      await call
    }),
    oddRuns,
  )
})
