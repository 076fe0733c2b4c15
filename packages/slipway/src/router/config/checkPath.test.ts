import { expect, test } from 'vitest'
import { mistakesInPath } from './checkPath.ts'

test.each(['/', '/order/:id', '/order/:order-id/:item2', '/a b/ä', '/a/', '/:_'])('%s is valid', (path) => {
  expect(mistakesInPath('key', path)).toEqual([])
})

test.each([
  ['order', "must begin with a slash. Write '/order'"],
  ['/a?x=1', "Write '/a', and put the keys of the query into params"],
  ['/a#b', "Write '/a', and"],
  ['/a/:id?', "has ':id?', but no part of a path can be left out. Write ':id' and a page"],
  ['/a/:id?/b', "has ':id?', but no part"],
  ['//evil.example/a', "Write '/evil.example/a'"],
  ['//', "Write '/'"],
  ['/a//:id', "Write '/a/:id'"],
  ['/a/../b/', "Write '/a/b/'"],
  ['/./a', "Write '/a'"],
  ['/\\a', "Write '/a'"],
  ['/a/*', 'has a *, but paths have no wildcards'],
  ['/a/:rest*', 'has a *, but paths have no wildcards'],
  ['/a/[id]', "has '[id]', which is not a parameter. Write ':id'"],
  ['/a/[...id]', "Write ':id'"],
  ['/a/{id}', "Write ':id'"],
  ['/a/:', "has ':', which is not a parameter. Write a colon and a name"],
  ['/a/:id.html', "has ':id.html', which is not a parameter"],
  ['/a/no-:id', "has 'no-:id', which is not a parameter"],
  ['/a/:id/b/:id', 'has :id twice. Give each its own name: :id and :id2'],
])('the mistake for %s contains the corrected form', (path, part) => {
  const mistakes = mistakesInPath('key', path)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(part)
})
