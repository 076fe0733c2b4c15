import { expect, onTestFinished, test } from 'vitest'
import { setTheme } from '../../api/theme/index.ts'
import { colorBrowserBars } from './browserBars.ts'

test('the browser’s own bars have the colour of the theme in use', () => {
  onTestFinished(() => {
    setTheme({ mode: 'auto' })
    localStorage.removeItem('sw:theme:%2F:')
  })
  const metas = (['light', 'dark'] as const).map((scheme) => {
    const meta = document.head.appendChild(document.createElement('meta'))
    onTestFinished(() => meta.remove())
    return Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: scheme })
  })
  const inForce = () => metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
  const system = inForce()
  setTheme({ mode: 'dark' })
  const stop = colorBrowserBars()
  expect(inForce()).toEqual(['dark'])
  setTheme({ mode: 'light' })
  expect(inForce()).toEqual(['light'])
  setTheme({ mode: 'auto' })
  expect(inForce()).toEqual(system)
  setTheme({ mode: 'dark' })
  stop()
  expect(metas.map(({ media }) => media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
