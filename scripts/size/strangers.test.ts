import { expect, test } from 'vitest'
import { builtOn, strangers } from './strangers.ts'

const dist = '/home/me/slipway/packages/slipway/dist'
const modules = [
  `${dist}/base/cx.js`,
  `${dist}/components/slider/Slider.js`,
  `${dist}/components/button/button.css`,
  `${dist}/components/button/Button.js`,
]

test('lists each unrelated component once, found by its script or its style sheet', () => {
  expect(strangers(modules, new Set(['slider']))).toEqual(['button'])
  expect(strangers(modules.slice(0, 3), new Set(['slider']))).toEqual(['button'])
  expect(strangers(modules, new Set(['slider', 'button']))).toEqual([])
})

test('a component is built on the components that it uses, directly and indirectly', () => {
  const uses: Record<string, string[]> = { dialog: ['button', 'dialog'], button: ['icon'], slider: ['button'] }
  expect([...builtOn('dialog', (name) => uses[name] ?? [])]).toEqual(['dialog', 'button', 'icon'])
})
