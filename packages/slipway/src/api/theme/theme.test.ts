import { expect, test } from 'vitest'
import type { ThemeHost } from './host.ts'
import { getTheme, onThemeSettingChange, setTheme, startTheme, type Theme } from './index.ts'

function memoryHost(stored: string | null = null) {
  const applied: unknown[] = []
  const saved: string[] = []
  const host: ThemeHost = {
    apply: (theme) => applied.push(theme),
    load: () => stored,
    save: (text) => saved.push(text),
  }
  return { host, applied, saved }
}

test('the stored theme takes precedence over the app’s own at the start', () => {
  const { host, applied } = memoryHost('{"mode":"dark"}')
  expect(startTheme({ mode: 'light', contrast: 'aa' }, host)).toEqual({ mode: 'dark', contrast: 'aa' })
  expect(applied).toEqual([{ mode: 'dark', contrast: 'aa' }])
})

test.each(['', 'null', '7', '{"mode":"pink"}', '{'])('a stored text that is not a theme is ignored: %j', (text) => {
  expect(startTheme({}, memoryHost(text).host)).toEqual({ mode: 'auto', contrast: 'specification' })
})

test('a change is applied, stored and reported until the listener is removed', () => {
  const { host, applied, saved } = memoryHost()
  startTheme({}, host)
  const received: Theme[] = []
  const stop = onThemeSettingChange((theme) => received.push(theme))
  setTheme({ mode: 'dark' }, host)
  stop()
  setTheme({ contrast: 'aa' }, host)
  expect(received).toEqual([{ mode: 'dark', contrast: 'specification' }])
  expect(applied.at(-1)).toEqual({ mode: 'dark', contrast: 'aa' })
  expect(saved.at(-1)).toBe('{"mode":"dark","contrast":"aa"}')
  expect(getTheme()).toEqual({ mode: 'dark', contrast: 'aa' })
})

test('a mode or contrast that does not exist is rejected and the theme is kept', () => {
  const { host, applied } = memoryHost()
  startTheme({}, host)
  expect(() => setTheme({ mode: 'pink' as 'dark' }, host)).toThrow(
    'setTheme:fail mode must be one of auto, light, dark',
  )
  expect(() => setTheme({ contrast: 'high' as 'aa' }, host)).toThrow(
    'setTheme:fail contrast must be one of specification, aa',
  )
  expect(applied).toHaveLength(1)
})
