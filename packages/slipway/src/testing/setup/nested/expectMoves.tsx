import { expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { navigateTo } from '../../../api/navigation/index.ts'
import { edgeSwipe } from '../../../app/edge-swipe/edgeSwipe.ts'
import { PullDownRefresh } from '../../../components/pull-down-refresh/index.ts'
import type { AnyApp } from '../../../router/config.ts'
import { finish, movingApp, rest, view } from '../movingApp.tsx'
import { centerOf } from '../pointerInput.ts'
import { hands, pointAt } from './hands.ts'
import { partNamed, partsAtRest, watchParts } from './parts.ts'
import type { Hand, Row } from './rows.ts'
import { type Tree, trees } from './trees.tsx'

/** Makes the drag of a row, and holds who moves by it: that one and no other. */
export async function expectMoves(row: Row, hand: Hand, dir: 'ltr' | 'rtl'): Promise<void> {
  const { on, way, moves, tree } = row
  await show(trees[tree] as Tree, dir)
  const isRtl = dir === 'rtl'
  const { x, y } = centerOf(partNamed(on === 'edge' ? 'swiper' : on))
  const from = on === 'edge' ? { x: isRtl ? innerWidth - 6 : 6, y } : { x, y }
  await pointAt(from, hand)
  await vi.waitFor(() => expect(missing(hand)).toEqual([]))
  await partsAtRest()
  const { moved, stop } = watchParts()
  onTestFinished(stop)
  await hands[hand](from, { x: from.x + (isRtl ? -way[0] : way[0]), y: from.y + way[1] })
  if (moves !== 'nothing') await vi.waitFor(() => expect([...moved]).toContain(moves))
  await partsAtRest()
  expect([...moved]).toEqual(moves === 'nothing' ? [] : [moves])
}

/** Shows a tree in a page that scrolls, that can be pulled down, and that a swipe from the edge turns back. */
async function show({ node, at = {}, keys }: Tree, dir: 'ltr' | 'rtl'): Promise<void> {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const content = (
    <>
      <PullDownRefresh onRefresh={() => {}} />
      {node}
      <div style={{ blockSize: 1_500 }} />
    </>
  )
  const pages = { '/': view('home'), '/nested': view('nested', {}, content) } as unknown as AnyApp['pages']
  await movingApp({ pages, swipeBack: edgeSwipe(), tabBar: undefined as never })
  await navigateTo({ url: '/nested' })
  finish()
  await rest()
  if (keys) {
    await vi.waitFor(() => expect(document.querySelector('[data-current] img')).toHaveProperty('complete', true))
    await userEvent.keyboard(dir === 'rtl' ? keys.replaceAll('Right', 'Left') : keys)
  }
  for (const [name, top] of Object.entries(at)) partNamed(name).scrollTo({ top, behavior: 'instant' })
  await vi.waitFor(() => expect(document.querySelector('.sw-bottom-sheet:not([open])')).toBeNull())
  await partsAtRest()
}

/** What is to be dragged, by code that comes after the first render, or when a hand of its kind does, and has not come yet. */
function missing(hand: Hand): HTMLElement[] {
  const kind = hand === 'wheel' ? 'mouse' : hand
  const late: Readonly<Record<string, (part: HTMLElement) => boolean>> = {
    '.sw-swiper-scroller': ({ dataset }) => dataset.ready !== undefined,
    '.sw-swiper-scroller:hover': ({ dataset }) => kind === 'finger' || dataset.draggable?.includes(kind) === true,
    '.sw-picker-view-column:hover': ({ dataset }) => kind !== 'mouse' || dataset.draggable !== undefined,
    '.sw-bottom-sheet > .sw-overlay-content': ({ dataset }) => dataset.draggable !== undefined,
    '.sw-swipe-cell, .sw-movable-view, .sw-scroll-view[data-refresher]': ({ style }) => style.touchAction !== '',
  }
  return Object.entries(late).flatMap(([selector, isThere]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => !isThere(part)),
  )
}
