import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { usedEarly } from './usedEarly.ts'

const early = (code: string) => [...usedEarly(parseSync('a.js', code).program.body)]

test.each([
  ['a call', 'a(); function a() {}'],
  ['a call in a value', 'const b = { c: [1 + a()] }; function a() {}'],
  ['a value', 'const b = a; function a() {}'],
  ['an exported value', 'export const b = { a }; function a() {}'],
  ['a default export', 'export default [a]; function a() {}'],
  ['a base class', 'class B extends a {} function a() {}'],
  ['an argument', 'b(a); function a() {}'],
  ['a callback that mentions it', 'b(() => a); function a() {}'],
  ['a tag', 'a`b`; function a() {}'],
  ['a name of a property that is computed', 'b[a]; function a() {}'],
  ['a property of the function', 'a.b = 1; function a() {}'],
  ['a call inside a block', 'if (b) { for (;;) c = new a() } function a() {}'],
  ['a loop whose iterator mentions it', 'for (const b of { [c]: () => a }) d; function a() {}'],
  ['a call of a function that calls it', 'function b() { return () => a() } b(); function a() {}'],
  ['a call of a later function that calls it', 'c(); function a() {} function c() { a() }'],
  ['a call of a function in a variable', 'const b = () => a(); b(); function a() {}'],
  ['a call of a function in a pattern', 'const { b = () => a() } = {}; b(); function a() {}'],
  ['a call of a function in a property', 'b.c = d.e = () => a(); d.e(); function a() {}'],
  ['a call of a function that a block stores', 'if (c) { b = () => a() } b(); function a() {}'],
])('a function is used early by %s', (_, code) => {
  expect(early(code)).toContain('a')
})

test.each([
  ['nothing', 'function a() {}'],
  ['a later call', 'function a() {} a()'],
  ['a function that is not called', 'function b() { a() } const c = () => a(), d = { e() { a() } }; function a() {}'],
  ['a function that is called later', 'const b = () => a(); function a() {} b()'],
  ['a call of another function', 'c(); function b() { a() } function c() {} function a() {}'],
  ['a value that is stored later', 'const b = c(); function a() {} d.a = a; d.b = b'],
  ['the name of a property', 'b.a = { a: 1 }; function a() {}'],
  ['an import or a list of exports', 'import { b as a } from "c"; export { a }; function a() {}'],
])('a function is not used early by %s', (_, code) => {
  expect(early(code)).not.toContain('a')
})

test('each declaration is judged by the statements before it', () => {
  expect(
    early('b(); function a() {} function b() { c() } function c() {} a(); function d() {} function e() { d() }'),
  ).toEqual(['b', 'c'])
})
