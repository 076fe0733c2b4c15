import { parseSync, transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { functionPaths } from './functionPaths.ts'

const pathsOf = (code: string, file = 'a.js') => [...functionPaths(parseSync(file, code).program).keys()]

test.each([
  ['function one() { function two() {} }', ['one', 'one/two']],
  ['const one = () => {}, two = function () {}', ['one', 'two']],
  ['let a; a = () => 1; a.b = () => 2; a["c"] = () => 3', ['a', 'b', '*']],
  ['const x = { one: () => 1, two() {}, get three() { return 3 } }', ['one', 'two', 'three']],
  ['class A { one() { return () => 1 } two = () => 2; constructor() {} }', ['one', 'one/*', 'two', 'constructor']],
  ['call(() => 1, () => call(() => 2)); call(() => 3)', ['*', '*~2', '*~2/*', '*~3']],
  ['export default function () {} export function one(a = () => 1) {}', ['*', 'one', 'one/*']],
])('%s has the functions %j', (code, paths) => {
  expect(pathsOf(code)).toEqual(paths)
})

test('types, overloads and abstract methods do not change the paths', () => {
  const typed = `
    declare function outside(): void
    type Call = (a: () => void) => void
    export function one(a: string): string
    export function one(a: number): number
    export function one(a: unknown): unknown { return (b as Call)(() => {}) }
    abstract class A { abstract two(): void; three(): void { one(1) } }`
  expect(pathsOf(typed, 'a.ts')).toEqual(['one', 'one/*', 'three'])
})

test.each([
  ['<A on={() => 1} {...b(() => 2)} />', ['on', '*']],
  ['<A>{/* comment */}\n{() => 1}\n</A>', ['children']],
  ['<>{() => 1}{() => 2}</>', ['*', '*~2']],
  ['<A><B>{(c) => <C d={() => c} />}</B></A>', ['children', 'children/d']],
])('%s has the same functions before and after it is compiled: %j', async (code, paths) => {
  expect(pathsOf(code, 'a.jsx')).toEqual(paths)
  const compiled = await transformWithOxc(code, 'a.jsx')
  expect(pathsOf(compiled.code)).toEqual(paths)
})
