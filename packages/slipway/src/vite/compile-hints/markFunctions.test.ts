import { SourceMap } from 'node:module'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { functionPaths } from './functionPaths.ts'
import { markFunctions } from './markFunctions.ts'

function marked(code: string, paths?: readonly string[]) {
  const { program } = parseSync('a.js', code, { preserveParens: true })
  return markFunctions(code, program, paths ?? functionPaths(program).keys())
}

test.each([
  ['f(() => 1)', 'f((() => 1))'],
  ['const a = function () {}', 'const a = (function () {})'],
  ['const a = async (b) => b', 'const a = (async (b) => b)'],
  [
    'const a = { one: () => 1, two() {}, get three() { return 1 } }',
    'const a = { one: (() => 1), two() {}, get three() { return 1 } }',
  ],
  ['class A { one() {} two = () => 2 }', 'class A { one() {} two = (() => 2) }'],
  ['const a = () => () => 1', 'const a = (() => (() => 1))'],
  ['export default () => 1', 'export default (() => 1)'],
  ['function a() {}', 'var a=(function () {});'],
  ['async function* a() {}', 'var a=(async function* () {});'],
  ['export function a() {}', 'export{a};var a=(function () {});'],
  ['export default function a() {}', 'export{a as default};var a=(function () {});'],
  ['const b = 1\nfunction a() {}\n(c)()', 'const b = 1\nvar a=(function () {});\n(c)()'],
  ['function a() {} function b() { a() }', 'var a=(function () {}); var b=(function () { a() });'],
  ["'use strict'; b = a(); function a() {}", "'use strict'; var a=(function () {});b = a(); ;"],
  ['const b = a()\nfunction a() {}\n(c)()', 'var a=(function () {});const b = a()\n;\n(c)()'],
  ['b(a); export function a() {}', 'var a=(function () {});b(a); export{a};;'],
  ['function a() { return b(); function b() {} }', 'var a=(function () { var b=(function () {});return b(); ; });'],
])('%s becomes %s', async (code, expected) => {
  const result = (await marked(code))?.code
  const { program, errors } = parseSync('a.js', result ?? '')
  expect(errors).toEqual([])
  expect(program.body.length).toBeGreaterThan(0)
  expect(result).toBe(expected)
})

test.each([
  ['a function inside parentheses', 'const a = (function () {})'],
  ['a declaration inside a block', 'if (a) { function b() {} }'],
  ['two declarations with one name', 'function a() { return 1 } function a() { return 2 }'],
  ['a declaration with the name of a parameter', 'class A { one(b) { function b() {} } }'],
  ['a declaration with the name of a variable in a parameter', 'class A { one({ b }) { function b() {} } }'],
  ['a default export without a name', 'export default function () {}'],
])('%s does not change', async (_, code) => {
  expect(await marked(code)).toBe(undefined)
})

test('only the functions with the given paths change', async () => {
  expect((await marked('function a() {} function b() {}', ['b', 'c']))?.code).toBe(
    'function a() {} var b=(function () {});',
  )
  expect(await marked('function a() {}', ['b'])).toBe(undefined)
})

test('a module returns the same as before, also for functions that are called above their declaration', async () => {
  const code = `
    const order = []
    order.push(first(2), second.name, typeof third)
    function first(n) { return n === 0 ? 'end' : inner(n); function inner(n) { return first(n - 1) } }
    function second() { return () => arguments.length }
    function third() {}
    third.value = 1
    order.push(second(1, 2)(), third.value, new Made().name, (() => 3)())
    function Made() { this.name = 'made' }
    return order`
  const body = (await marked(`function all() {${code}}`))?.code ?? ''
  const run = (text: string) => new Function(`${text}; return all()`)() as unknown[]
  expect(run(body)).toEqual(run(`function all() {${code}}`))
  expect(run(body)).toEqual(['end', 'second', 'function', 2, 1, 'made', 3])
})

test('the source map leads from a moved function to its declaration', async () => {
  const code = "'use strict'\nconst b = a()\nfunction a() {\n  return here()\n}\n"
  const { code: text = '', map = '{}' } = (await marked(code)) ?? {}
  const position = (source: string, word: string) => {
    const before = source.slice(0, source.indexOf(word)).split('\n')
    return [before.length - 1, before.at(-1)?.length ?? 0] as const
  }
  const entry = new SourceMap(JSON.parse(map)).findEntry(...position(text, 'here'))
  expect(entry).toMatchObject({ originalLine: position(code, 'here')[0], originalColumn: position(code, 'here')[1] })
})
