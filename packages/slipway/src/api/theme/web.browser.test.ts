import { afterEach, expect, test, vi } from 'vitest'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { onThemeChange, setTheme } from './index.ts'
import { host, systemTheme } from './web.ts'

const { dataset } = document.documentElement

afterEach(() => {
  setTheme({ mode: 'auto', contrast: 'specification' })
  localStorage.removeItem('sw:theme:%2F:')
  host.apply({ mode: 'auto', contrast: 'specification' })
})

test('a theme is two attributes of the root, and the tokens follow', () => {
  const page = () => getComputedStyle(document.documentElement).getPropertyValue('--sw-tab-color')
  const literal = page()
  host.apply({ mode: 'dark', contrast: 'aa' })
  expect([dataset.swTheme, dataset.swContrast]).toEqual(['dark', 'aa'])
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark')
  expect(page()).not.toBe(literal)
  host.apply({ mode: 'auto', contrast: 'specification' })
  expect([dataset.swTheme, dataset.swContrast]).toEqual([undefined, undefined])
  expect(page()).toBe(literal)
})

test('a stored theme is loaded at the next start', () => {
  expect(host.load()).toBeNull()
  host.save('{"mode":"dark"}')
  expect(host.load()).toBe('{"mode":"dark"}')
})

test('a storage that refuses loses the theme without an error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  host.save('x')
  expect(host.load()).toBeNull()
})

test('a change of the system’s theme is reported, unless the app has set its own', async () => {
  await emulateMedia('prefers-color-scheme', 'light')
  const received: string[] = []
  const stop = onThemeChange(({ theme }) => received.push(theme))
  await emulateMedia('prefers-color-scheme', 'dark')
  await vi.waitFor(() => expect(received).toEqual(['dark']))
  expect(systemTheme.read()).toBe('dark')
  setTheme({ mode: 'dark' })
  await emulateMedia('prefers-color-scheme', 'light')
  await vi.waitFor(() => expect(systemTheme.read()).toBe('light'))
  setTheme({ mode: 'auto' })
  expect(received).toEqual(['dark', 'light'])
  stop()
})

test('removing the listener leaves nothing behind', async () => {
  const leftovers = watchLeftovers()
  const received: string[] = []
  onThemeChange(({ theme }) => received.push(theme))()
  await emulateMedia('prefers-color-scheme', 'dark')
  await vi.waitFor(() => expect(systemTheme.read()).toBe('dark'))
  expect([received, leftovers()]).toEqual([[], []])
})
