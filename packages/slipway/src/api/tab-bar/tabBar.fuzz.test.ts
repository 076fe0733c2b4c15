import fc from 'fast-check'
import { afterEach, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, listensWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import {
  hideTabBar,
  hideTabBarRedDot,
  onTabBarMidButtonTap,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  showTabBarRedDot,
} from './index.ts'

afterEach(() => setNavigator(undefined))

test('odd changes are applied or rejected with an ApiError', async () => {
  const options = oddOptions({
    index: [0, 1, 2, -1],
    text: ['3', ''],
    iconPath: ['/a.svg'],
    selectedIconPath: ['/b.svg'],
    visible: [true, false],
    color: ['red'],
    selectedColor: ['red'],
    backgroundColor: ['red'],
    borderColor: ['red'],
    borderStyle: ['black', 'white'],
    midButton: [{ text: 'New', iconPath: '/c.svg', width: 64 }, {}],
    animation: [true, false],
  })
  const change = fc.constantFrom<(options: never) => Promise<void>>(
    hideTabBar,
    hideTabBarRedDot,
    removeTabBarBadge,
    setTabBarBadge,
    setTabBarItem,
    setTabBarStyle,
    showTabBar,
    showTabBarRedDot,
  )
  await fc.assert(
    fc.asyncProperty(options, change, (odd, call) => {
      setNavigator(startRouted().pages)
      return endsWell(() => call(odd))
    }),
    oddRuns,
  )
})

test('an odd listener is rejected', () => {
  fc.assert(
    fc.property(oddValue, (listener) => listensWell(onTabBarMidButtonTap, listener)),
    oddRuns,
  )
})
