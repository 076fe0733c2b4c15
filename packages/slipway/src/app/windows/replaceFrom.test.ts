import { expect, test } from 'vitest'
import { arrive, push, type Snapshot, type StackRules, start } from '../../router/stack/stack.ts'
import { replaceFrom } from './replaceFrom.ts'

let count = 0
const rules: StackRules = { nextId: () => `n${++count}`, isTab: () => false, firstTabUrl: undefined }
const open = (now: Snapshot, url: string) => push(now, { url }, rules).next
const urls = ({ pages }: Snapshot) => pages.map(({ url }) => url)

const list = start({ entryIds: [] }, ['/list'], rules).next
const one = open(list, '/1')
const three = open(open(one, '/2'), '/3')

test.each([
  [3, ['/list', '/1', '/2', '/x'], ['replace']],
  [1, ['/list', '/x'], [-2, 'replace']],
  [0, ['/x'], [-3, 'replace']],
])('replaces from depth %i', (depth, expected, steps) => {
  const { next, moves } = replaceFrom(depth, three, { url: '/x' }, rules)
  expect(urls(next)).toEqual(expected)
  expect(next.entryIds).toHaveLength(expected.length)
  expect(moves.map((move) => ('to' in move ? move.to.length - three.entryIds.length : Object.keys(move)[0]))).toEqual(
    steps,
  )
})

test('pages below keep their position, and entries of removed pages show nothing any more', () => {
  const { next } = replaceFrom(1, three, { url: '/x' }, rules)
  expect(next.pages[0]).toBe(list.pages[0])
  expect(arrive(next, list, rules, next.entryIds)?.pages).toEqual(list.pages)
  for (const dropped of [one, three]) expect(arrive(next, dropped, rules, next.entryIds)).toBeUndefined()
})
