import { expect, test } from 'vitest'
import type { Snapshot } from '../stack/stack.ts'
import type { OverlayEnd } from '../stack/stackStore.ts'
import { withOverlaysClosed } from './stack.ts'
import { endOverlays } from './stackStore.ts'

const at = (page: string, ...overlayEntries: string[]): Snapshot => ({
  entryIds: [page, ...overlayEntries],
  pages: [{ key: page, url: `/${page}` }],
  tabs: [],
  overlayEntries,
})

test.each<[string, Snapshot, Snapshot, [string, OverlayEnd][]]>([
  ['no overlay is closed', at('a', 'x'), at('a', 'x', 'y'), []],
  ['Back closes the topmost', at('a', 'x', 'y'), at('a', 'x'), [['y', 'back']]],
  [
    'another page closes all, the topmost first',
    at('a', 'x', 'y'),
    at('b'),
    [
      ['y', 'navigation'],
      ['x', 'navigation'],
    ],
  ],
])('%s', (_case, before, after, expected) => {
  const ended: [string, OverlayEnd][] = []
  const ends = new Map(['x', 'y'].map((id) => [id, (end: OverlayEnd) => void ended.push([id, end])]))
  endOverlays(ends, before, after)
  expect(ended).toEqual(expected)
})

test('overlays are closed before the pages change', () => {
  const next = at('b')
  const { moves } = withOverlaysClosed(at('a', 'x', 'y'), (bare) => {
    expect(bare.overlayEntries).toEqual([])
    return { next, moves: [{ replace: next }] }
  })
  expect(moves).toEqual([{ to: ['a'] }, { replace: next }])
})
