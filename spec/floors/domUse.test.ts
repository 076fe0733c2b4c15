import { expect, test } from 'vitest'
import { domUse } from './domUse.ts'

test.each([
  ['const a = 1\ndocument.title = "x"', { name: 'document', line: 2 }],
  ['const read = () => window.innerWidth', { name: 'window', line: 1 }],
  ['const options = { storage: localStorage }', { name: 'localStorage', line: 1 }],
  ['class A extends HTMLElement {}', { name: 'HTMLElement', line: 1 }],
])('%s reads the DOM', (source, use) => {
  expect(domUse('a.ts', source)).toEqual(use)
})

test.each([
  ['a check of its existence', 'if (typeof document === "undefined") {}'],
  ['a member of something else', 'const { history } = app; app.window.x'],
  ['a field', 'interface A { readonly history: string }\nconst a = { location: 1 }'],
  ['a parameter', 'const go = (navigator: Go) => navigator.go()'],
  ['a type', 'let a: HTMLElement | Window'],
])('%s does not read the DOM', (_, source) => {
  expect(domUse('a.ts', source)).toBeUndefined()
})
