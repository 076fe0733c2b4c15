import fc from 'fast-check'
import { afterEach, beforeEach, test } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { load } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { navigateBack } from '../navigation/index.ts'
import { answerPage } from '../page-result/index.ts'
import { chooseLocation } from './index.ts'

const pages = { '/': page({ load }), '/choose-location': page({ load }) }
beforeEach(() => setNavigator(createNavigator({ pages }, memoryHistory()())))
afterEach(() => setNavigator(undefined))

test('odd options and results end in a place or an ApiError', async () => {
  const options = oddOptions({
    keyword: ['Paris', '', undefined],
    latitude: [48.8, 90, undefined],
    longitude: [2.3, -180, undefined],
    signal: [undefined, new AbortController().signal, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, oddValue, fc.boolean(), async (odd, answer, answers) => {
      const call = endsWell(() => chooseLocation(odd))
      // The page opens in several steps.
      await new Promise((resolve) => setImmediate(resolve))
      await peekNavigator()?.settled()
      if (answers) await endsWell(() => answerPage('/choose-location', answer))
      await endsWell(() => navigateBack())
      await call
    }),
    oddRuns,
  )
})
