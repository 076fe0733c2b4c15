import { expect, test } from 'vitest'
import type { Snapshot } from '../../router/stack/stack.ts'
import { motionOf } from './motionOf.ts'

const stack = (keys: string): Snapshot => ({
  entryIds: ['1'],
  pages: keys.split(' ').map((key) => ({ key, url: `/${key}` })),
  tabs: [],
  overlayEntries: [],
})

test.each([
  ['a page is pushed', 'a', 'a b', 'push b a'],
  ['two pages are pushed by Forward', 'a', 'a b c', 'push c a'],
  ['Back', 'a b', 'a', 'pop b a'],
  ['Back by two', 'a b c', 'a', 'pop c a'],
  ['a page replaces another one', 'a b', 'a c', undefined],
  ['a tab switch, or reLaunch', 'a', 'b', undefined],
  ['reLaunch from a deep stack', 'a b c', 'd', undefined],
  ['an overlay opens', 'a b', 'a b', undefined],
])('%s', (_case, before, after, expected) => {
  const motion = motionOf(stack(before), stack(after))
  expect(motion && `${motion.kind} ${motion.upper.key} ${motion.lower.key}`).toBe(expected)
})
