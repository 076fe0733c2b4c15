import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

const source = `
import a from './static.ts'
import type { B } from './type.ts'
import { type C } from './inlineType.ts'
import './effect.css'
export { d } from './again.ts'
export type { E } from './typeAgain.ts'
export * from './all.ts'
const f = () => import('./dynamic.ts')
const g: import('./inType.ts').G = import(\`./template.ts\`)
// import './comment.ts'
const text = "import './text.ts'"
`

test('finds all kinds of imports, and marks those that are removed when compiling', () => {
  const seen = importsOf('a.ts', source).map(
    ({ specifier, line, typeOnly, lazy }) => `${line} ${specifier}${typeOnly ? ' type' : ''}${lazy ? ' lazy' : ''}`,
  )
  expect(seen).toEqual([
    '2 ./static.ts',
    '3 ./type.ts type',
    // `verbatimModuleSyntax` keeps this import and removes only the name.
    '4 ./inlineType.ts',
    '5 ./effect.css',
    '6 ./again.ts',
    '7 ./typeAgain.ts type',
    '8 ./all.ts',
    '9 ./dynamic.ts lazy',
    '10 ./inType.ts type',
    '10 ./template.ts lazy',
  ])
})

test.each([
  ["import a from './a.ts'", '1 ./a.ts'],
  ["import type { A } from './a.ts'", '1 ./a.ts type'],
  ["import { type A } from './a.ts'", '1 ./a.ts'],
  ["import type from './a.ts'", '1 ./a.ts'],
  ["import type, { type A } from './a.ts'", '1 ./a.ts'],
  ["import {} from './a.ts'", '1 ./a.ts'],
  ["export type * from './a.ts'", '1 ./a.ts type'],
  ["export { type A } from './a.ts'", '1 ./a.ts'],
  ["export {} from './a.ts'", '1 ./a.ts'],
  ["export { /* nothing */ } from './a.ts'", '1 ./a.ts'],
  ["const name = 'ä€😀'\nimport './a.css'", '2 ./a.css'],
  ["export { a }\nimport { a } from './a.ts'", '2 ./a.ts'],
  ["export * from './b.ts'\nimport a from './a.ts'", '1 ./b.ts, 2 ./a.ts'],
])('%s', (text, expected) => {
  const seen = importsOf('a.ts', text).map((one) => `${one.line} ${one.specifier}${one.typeOnly ? ' type' : ''}`)
  expect(seen.join(', ')).toBe(expected)
})
