import { describe, expect, test } from 'vitest'
import { type ArrangeInput, arrange } from './arrange.ts'

const none = { hidden: false, opened: false }
const plain: ArrangeInput = {
  windows: { top: {}, left: {}, right: {} },
  wide: { top: false, left: false, right: false },
  requests: { top: none, left: none, right: none },
  page: {},
  stack: ['/'],
}
const wide = { top: true, left: true, right: true }
const all = (wish: Partial<typeof none>) => {
  const each = { ...none, ...wish }
  return { top: each, left: each, right: each }
}

describe('[S2.10] windows with their own content', () => {
  test.each<[string, Partial<ArrangeInput>, string, string]>([
    ['are hidden on a narrow screen', {}, 'hidden', 'hidden'],
    ['are docked on a wide screen', { wide }, 'docked', 'docked'],
    ['are shown if a call requests it', { requests: all({ opened: true }) }, 'docked', 'overlay'],
    [
      'stay docked if a call requests them on a wide screen',
      { wide, requests: all({ opened: true }) },
      'docked',
      'docked',
    ],
    ['are hidden if a call hides them', { wide, requests: all({ hidden: true }) }, 'hidden', 'hidden'],
    [
      'are hidden on a page that turns them off',
      { wide, page: { topWindow: false, leftWindow: false, rightWindow: false } },
      'hidden',
      'hidden',
    ],
    [
      'are hidden in an app without windows',
      { wide, windows: {}, requests: all({ opened: true }) },
      'hidden',
      'hidden',
    ],
  ])('%s', (_, change, top, side) => {
    const { placements, held } = arrange({ ...plain, ...change })
    expect(placements).toEqual({ top, left: side, right: side })
    expect(held).toBeUndefined()
  })

  test('each follows its own width and its own flag', () => {
    const input = { ...plain, wide: { ...wide, top: false }, page: { rightWindow: false } }
    expect(arrange(input).placements).toEqual({ top: 'hidden', left: 'docked', right: 'hidden' })
  })
})

describe('a window that shows a page', () => {
  const list: ArrangeInput = { ...plain, windows: { left: { page: '/list' } }, wide, stack: ['/list'] }

  test.each<[string, Partial<ArrangeInput>, number | undefined]>([
    ['shows the page of the stack', {}, 0],
    ['shows a page below its details', { stack: ['/list', '/detail', '/detail'] }, 0],
    ['shows the newest such page', { stack: ['/', '/list', '/detail', '/list'] }, 3],
    ['leaves the page in the stack on a narrow screen', { wide: plain.wide }, undefined],
    ['is never an overlay', { wide: plain.wide, requests: all({ opened: true }) }, undefined],
    ['leaves the page in the stack if a call hides the window', { requests: all({ hidden: true }) }, undefined],
    ['leaves the page below one that turns the window off', { page: { leftWindow: false } }, undefined],
    ['is hidden while the page is not in the stack', { stack: ['/', undefined] }, undefined],
  ])('%s', (_, change, depth) => {
    const { placements, held } = arrange({ ...list, ...change })
    expect(held).toEqual(depth === undefined ? undefined : { side: 'left', depth })
    expect(placements.left).toBe(depth === undefined ? 'hidden' : 'docked')
  })

  test('can be on the right', () => {
    const input = { ...list, windows: { right: { page: '/list' } } }
    expect(arrange(input).held).toEqual({ side: 'right', depth: 0 })
  })
})
