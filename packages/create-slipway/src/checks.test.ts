import { expect, test } from 'vitest'
import { nameProblem } from './checks.ts'

test.each(['a', 'my-app', 'app2.0', '2048', 'a_b', 'x'.repeat(214)])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})

test.each([
  ['My App', 'my-app'],
  ['_private', 'private'],
  ['.hidden', 'hidden'],
  ['ünï', 'uni'],
  ['Ünïcode', 'unicode'],
  ['u\u0308ber', 'uber'],
  ['Straße Łódź', 'strasse-lodz'],
  ['smørrebrød', 'smorrebrod'],
  ['İstanbul ılık', 'istanbul-ilik'],
  ['ｗｉｄｅ', 'wide'],
  ['应用', 'my-app'],
  ['node_modules', 'my-app'],
  ['', 'my-app'],
  ['a/b', 'a-b'],
  ['x'.repeat(215), 'x'.repeat(214)],
])('%j is not a name, and %s is offered', (name, better) => {
  expect(nameProblem(name)).toBe(`"${name}" cannot be the name of an npm package. Try ${better}.`)
  expect(nameProblem(better)).toBeUndefined()
})
