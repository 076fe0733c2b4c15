import fc from 'fast-check'
import { afterEach, test } from 'vitest'
import { pageRefreshes } from '../../base/page/pageRefreshes.ts'
import { setNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { startPullDownRefresh, stopPullDownRefresh } from './index.ts'

afterEach(() => {
  pageRefreshes.clear()
  setNavigator(undefined)
})

test('in any order, with or without a page that can refresh, calls end in a result or an ApiError', async () => {
  const step = fc.constantFrom('app', 'no app', 'refresher', 'failing refresher', 'start', 'stop')
  await fc.assert(
    fc.asyncProperty(fc.array(step), async (steps) => {
      let pages: ReturnType<typeof startRouted>['pages'] | undefined
      setNavigator(pages)
      for (const name of steps) {
        if (name === 'start' || name === 'stop') {
          // An odd argument to a function without parameters, as an event handler passes one.
          const call = (name === 'start' ? startPullDownRefresh : stopPullDownRefresh) as (
            odd: unknown,
          ) => Promise<void>
          await endsWell(() => call(steps))
        } else if (name === 'app' || name === 'no app') {
          pages = name === 'app' ? startRouted().pages : undefined
          setNavigator(pages)
        } else if (pages) {
          const fail = () => {
            throw new Error('odd')
          }
          let refreshing = false
          const works = {
            start() {
              const starts = !refreshing
              refreshing = true
              return starts
            },
            stop() {
              refreshing = false
            },
          }
          pageRefreshes.set(topOf(pages.stack.get()).key, name === 'refresher' ? works : { start: fail, stop: fail })
        }
      }
    }),
    oddRuns,
  )
})
