import { describe, expect, test } from 'vitest'
import { arrange, type Scene } from './arrange.ts'

const none = { hidden: false, opened: false }
const plain: Scene = {
  windows: { top: {}, left: {}, right: {} },
  wide: { top: false, left: false, right: false },
  wishes: { top: none, left: none, right: none },
  page: {},
  stack: ['/'],
}
const wide = { top: true, left: true, right: true }
const all = (wish: Partial<typeof none>) => {
  const each = { ...none, ...wish }
  return { top: each, left: each, right: each }
}

describe('[S2.10] windows with their own content', () => {
  test.each<[string, Partial<Scene>, string, string]>([
    ['are hidden on a narrow screen', {}, 'hidden', 'hidden'],
    ['are docked on a wide screen', { wide }, 'docked', 'docked'],
    ['are shown if a call requests it', { wishes: all({ opened: true }) }, 'docked', 'overlay'],
    [
      'stay docked if a call requests them on a wide screen',
      { wide, wishes: all({ opened: true }) },
      'docked',
      'docked',
    ],
    ['are hidden if a call hides them', { wide, wishes: all({ hidden: true }) }, 'hidden', 'hidden'],
    [
      'are hidden on a page that turns them off',
      { wide, page: { topWindow: false, leftWindow: false, rightWindow: false } },
      'hidden',
      'hidden',
    ],
    ['are hidden in an app without windows', { wide, windows: {}, wishes: all({ opened: true }) }, 'hidden', 'hidden'],
  ])('%s', (_, change, top, side) => {
    const { places, held } = arrange({ ...plain, ...change })
    expect(places).toEqual({ top, left: side, right: side })
    expect(held).toBeUndefined()
  })

  test('each follows its own width and its own flag', () => {
    const scene = { ...plain, wide: { ...wide, top: false }, page: { rightWindow: false } }
    expect(arrange(scene).places).toEqual({ top: 'hidden', left: 'docked', right: 'hidden' })
  })
})

describe('a window that shows a page', () => {
  const list: Scene = { ...plain, windows: { left: { page: '/list' } }, wide, stack: ['/list'] }

  test.each<[string, Partial<Scene>, number | undefined]>([
    ['shows the page of the stack', {}, 0],
    ['shows a page below its details', { stack: ['/list', '/detail', '/detail'] }, 0],
    ['shows the newest such page', { stack: ['/', '/list', '/detail', '/list'] }, 3],
    ['leaves the page in the stack on a narrow screen', { wide: plain.wide }, undefined],
    ['is never an overlay', { wide: plain.wide, wishes: all({ opened: true }) }, undefined],
    ['leaves the page in the stack if a call hides the window', { wishes: all({ hidden: true }) }, undefined],
    ['leaves the page below one that turns the window off', { page: { leftWindow: false } }, undefined],
    ['is hidden while the page is not in the stack', { stack: ['/', undefined] }, undefined],
  ])('%s', (_, change, depth) => {
    const { places, held } = arrange({ ...list, ...change })
    expect(held).toEqual(depth === undefined ? undefined : { side: 'left', depth })
    expect(places.left).toBe(depth === undefined ? 'hidden' : 'docked')
  })

  test('can be on the right', () => {
    const scene = { ...list, windows: { right: { page: '/list' } } }
    expect(arrange(scene).held).toEqual({ side: 'right', depth: 0 })
  })
})
