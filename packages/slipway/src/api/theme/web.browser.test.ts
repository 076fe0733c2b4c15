import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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

test("the browser's own bars take the colour of the theme in force", () => {
  const metas = (['light', 'dark'] as const).map((scheme) => {
    const meta = document.head.appendChild(document.createElement('meta'))
    onTestFinished(() => meta.remove())
    return Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: scheme })
  })
  const inForce = () => metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
  const [system] = inForce()
  for (const mode of ['dark', 'light'] as const) {
    host.apply({ mode, contrast: 'specification' })
    expect(inForce()).toEqual([mode])
  }
  host.apply({ mode: 'auto', contrast: 'specification' })
  expect(inForce()).toEqual([system])
  expect(metas.map(({ media }) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
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
