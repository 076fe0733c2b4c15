import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { windowsStateOf } from '../../base/page/windowsState.ts'
import type { SideWindows } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { routedApp } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { getLeftWindowStyle, setLeftWindowStyle, setRightWindowStyle, setTopWindowStyle } from './index.ts'

afterEach(() => setNavigator(undefined))

test('odd styles are accepted or rejected with an ApiError', async () => {
  const windows = { left: {}, top: {}, stepFor: () => undefined } as SideWindows
  const pages = createNavigator({ ...routedApp, windows }, memoryHistory()())
  setNavigator(pages)
  const { requests, painted } = windowsStateOf(pages)
  const placements = { top: 'docked', left: 'docked', right: 'hidden' } as const
  const draw = () => painted.set({ requests: requests.get(), placements })
  draw()
  requests.subscribe(draw)
  const set = fc.constantFrom(setLeftWindowStyle, setRightWindowStyle, setTopWindowStyle)
  await fc.assert(
    fc.asyncProperty(oddOptions({ width: [240], background: ['red'] }), set, async (odd, call) => {
      await endsWell(() => call(odd))
      expect(await getLeftWindowStyle()).toBeTypeOf('object')
    }),
    oddRuns,
  )
})
