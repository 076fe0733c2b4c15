import fc from 'fast-check'
import { afterEach, test } from 'vitest'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory, page } from '../../router/index.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { loadSubPackage } from './index.ts'

afterEach(() => setNavigator(undefined))

test('with any arguments the call ends in a result or an ApiError', async () => {
  const pages = { '/': page({ load: async () => ({}) }), '/shop/cart': page({ load: async () => ({}) }) }
  setNavigator(createNavigator({ pages, subPackages: [{ root: '/shop' }] }, memoryHistory()()))
  const signal = new AbortController().signal
  const options = oddOptions({ root: ['/shop', '/cart'], timeout: [0, 1_000, undefined], signal: [signal, undefined] })
  await fc.assert(
    fc.asyncProperty(options, (given) => endsWell(() => loadSubPackage(given))),
    oddRuns,
  )
})
