import { afterEach, expect, test, vi } from 'vitest'
import { host } from './web.ts'

const { dataset } = document.documentElement

afterEach(() => {
  localStorage.removeItem('sw:theme')
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

test('what is saved is there at the next start', () => {
  expect(host.load()).toBeNull()
  host.save('{"mode":"dark"}')
  expect(host.load()).toBe('{"mode":"dark"}')
})

test('a storage that refuses forgets the theme and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  host.save('x')
  expect(host.load()).toBeNull()
})
