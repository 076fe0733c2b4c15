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

describe('[S2.10] windows with content of their own', () => {
  test.each<[string, Partial<Scene>, string, string]>([
    ['are away on a narrow screen', {}, 'hidden', 'hidden'],
    ['are there on a wide one', { wide }, 'docked', 'docked'],
    ['come where a call asks for them', { wishes: all({ opened: true }) }, 'docked', 'overlay'],
    [
      'stay where they are when asked for on a wide screen',
      { wide, wishes: all({ opened: true }) },
      'docked',
      'docked',
    ],
    ['go where a call hides them', { wide, wishes: all({ hidden: true }) }, 'hidden', 'hidden'],
    [
      'are away on a page that does not want them',
      { wide, page: { topWindow: false, leftWindow: false, rightWindow: false } },
      'hidden',
      'hidden',
    ],
    ['are away in an app that has none', { wide, windows: {}, wishes: all({ opened: true }) }, 'hidden', 'hidden'],
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

describe('a window that holds a page', () => {
  const list: Scene = { ...plain, windows: { left: { page: '/list' } }, wide, stack: ['/list'] }

  test.each<[string, Partial<Scene>, number | undefined]>([
    ['takes it out of the stack', {}, 0],
    ['takes it from under its details', { stack: ['/list', '/detail', '/detail'] }, 0],
    ['takes the newest one', { stack: ['/', '/list', '/detail', '/list'] }, 3],
    ['leaves it in the stack on a narrow screen', { wide: plain.wide }, undefined],
    ['does not lie over the pages either', { wide: plain.wide, wishes: all({ opened: true }) }, undefined],
    ['leaves it where a call hides the window', { wishes: all({ hidden: true }) }, undefined],
    ['leaves it under a page that does not want the window', { page: { leftWindow: false } }, undefined],
    ['is away while the page is not in the stack', { stack: ['/', undefined] }, undefined],
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
