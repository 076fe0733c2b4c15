import { beforeEach, expect, test, vi } from 'vitest'
import type { ColorScheme, SystemThemeHost, ThemeHost } from './host.ts'
import { onThemeChange, setTheme, startTheme } from './index.ts'
import { themeInForce } from './themeChange.ts'

const setting: ThemeHost = { apply() {}, load: () => null, save() {} }

/** A system whose theme the test can change. */
function fakeSystem(scheme: ColorScheme = 'light') {
  const watchers = new Set<() => void>()
  const host: SystemThemeHost = {
    read: () => scheme,
    watch(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
  const turn = (next: ColorScheme) => {
    scheme = next
    for (const watcher of watchers) watcher()
  }
  return { host, turn, watchers }
}

beforeEach(() => {
  startTheme({}, setting)
})

test.each([
  ['auto', 'light', 'light'],
  ['auto', 'dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('the mode %s on a %s system is visible as %s', (mode, system, seen) => {
  setTheme({ mode }, setting)
  expect(themeInForce(fakeSystem(system).host)).toBe(seen)
})

test('each change of the visible theme is reported, whatever its cause, and no other change', () => {
  const { host, turn } = fakeSystem()
  const received: ColorScheme[] = []
  onThemeChange(({ theme }) => received.push(theme), host)
  turn('dark')
  setTheme({ mode: 'dark' }, setting)
  turn('light')
  setTheme({ contrast: 'aa' }, setting)
  expect(received).toEqual(['dark'])
  setTheme({ mode: 'light' }, setting)
  setTheme({ mode: 'auto' }, setting)
  turn('dark')
  expect(received).toEqual(['dark', 'light', 'dark'])
})

test('the system is watched only while there are listeners', () => {
  const { host, turn, watchers } = fakeSystem()
  const listener = vi.fn()
  const stops = [onThemeChange(listener, host), onThemeChange(listener, host)]
  expect(watchers.size).toBe(1)
  for (const stop of stops) stop()
  expect(watchers.size).toBe(0)
  turn('dark')
  setTheme({ mode: 'dark' }, setting)
  expect(listener).not.toHaveBeenCalled()
})

test('a listener that is not a function is rejected', () => {
  expect(() => onThemeChange(undefined as never)).toThrow(
    expect.objectContaining({ errMsg: 'onThemeChange:fail listener must be a function' }),
  )
})

test('without a document the theme is light, and no change is reported', () => {
  expect(themeInForce()).toBe('light')
  expect(onThemeChange(() => {})()).toBeUndefined()
})
