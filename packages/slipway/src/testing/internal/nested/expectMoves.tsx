import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { navigateTo } from '../../../api/navigation/index.ts'
import { edgeSwipe } from '../../../app/edge-swipe/edgeSwipe.ts'
import { createStore } from '../../../base/store.ts'
import { PullDownRefresh } from '../../../components/pull-down-refresh/index.ts'
import type { AnyApp } from '../../../router/config/config.ts'
import { finish, layer, movingApp, rest, view } from '../apps/movingApp.tsx'
import { loadPartsCode } from '../environment/partsCode.ts'
import { centerOf, type Point, prepareTouch } from '../input/touch.ts'
import { dragBy, pointAt } from './hands.ts'
import { partNamed, partsAtRest, watchParts } from './parts.ts'
import type { DragInput, Row } from './rows.ts'
import { type Tree, trees } from './trees.tsx'

/** A row, and the direction of its page. */
export interface Drag {
  readonly row: Row
  readonly dir: 'ltr' | 'rtl'
}

/** Makes the drags of one input in one app, and expects each drag to move only the part that its row names. */
export async function expectMoves(drags: readonly Drag[], input: DragInput): Promise<void> {
  // On a touch screen, some elements are larger.
  if (input === 'finger') await prepareTouch()
  const show = await openPage()
  let untouched = ''
  for (const { row, dir } of drags) {
    const { drag, tree, moves } = row
    // A tree is reused if the last drag moved nothing.
    if (untouched !== tree + dir) await show(trees[tree] as Tree, dir)
    const name = `${drag} (${tree}, ${dir})`
    const moved = await movedBy({ row, dir }, input, name)
    expect([...moved], name).toEqual(moves === 'nothing' ? [] : [moves])
    untouched = moved.size === 0 ? tree + dir : ''
  }
}

/** Makes a drag, and returns the names of the parts that moved before all parts stood still again. */
async function movedBy({ row, dir }: Drag, input: DragInput, name: string): Promise<ReadonlySet<string>> {
  const { on, delta, moves } = row
  const isRtl = dir === 'rtl'
  await vi.waitFor(() => expect(missing(), name).toEqual([]))
  await partsAtRest(4)
  const { x, y } = centerOf(partNamed(on === 'edge' ? 'swiper' : on))
  const from = on === 'edge' ? { x: isRtl ? innerWidth - 6 : 6, y } : { x, y }
  await pointAt(from, input)
  await vi.waitFor(() => expect(missing(input), name).toEqual([]))
  const { moved, stop } = watchParts()
  onTestFinished(stop)
  const to = { x: from.x + (isRtl ? -delta[0] : delta[0]), y: from.y + delta[1] }
  if (input === 'trackpad') await panInSteps(from, to, () => moved.size > 0 || moves === 'nothing')
  else await dragBy[input](from, to)
  if (moves !== 'nothing') await vi.waitFor(() => expect([...moved], name).toContain(moves))
  await partsAtRest(6)
  stop()
  return moved
}

/** Least number of steps of a pan. The browser needs fewer steps to decide which element a diagonal pan scrolls. */
const leastSteps = 10

/**
 * Pans, and repeats the pan if it had too few steps. A busy machine can report one long step instead of many, and then the pan
 * ends before the browser has decided which element scrolls.
 */
async function panInSteps(from: Point, to: Point, hasMoved: () => boolean): Promise<void> {
  let steps = 0
  const count = () => steps++
  window.addEventListener('wheel', count, { capture: true, passive: true })
  onTestFinished(() => window.removeEventListener('wheel', count, { capture: true }))
  do {
    steps = 0
    await dragBy.trackpad(from, to)
    await partsAtRest(6)
  } while (steps < leastSteps && !hasMoved())
}

/** The content of the page. */
const content = createStore<ReactNode>(null)

const Content = () => useSyncExternalStore(content.subscribe, content.get)

/** Opens a page that scrolls, with pull-down refresh and swipe back. Returns a function that shows a tree in the page. */
async function openPage(): Promise<(tree: Tree, dir: 'ltr' | 'rtl') => Promise<void>> {
  content.set(null)
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const pages = { '/': view('home'), '/nested': view('nested', {}, <Content />) } as unknown as AnyApp['pages']
  await movingApp({ pages, swipeBack: edgeSwipe(), tabBar: undefined as never })
  await navigateTo({ url: '/nested' })
  finish()
  await rest()
  await vi.waitFor(() => expect(layer('nested').querySelector('p')).not.toBeNull())
  let count = 0
  return async ({ node, at = {}, keys }, dir) => {
    document.documentElement.dir = dir
    const tree = (
      <Fragment key={count++}>
        <PullDownRefresh onRefresh={() => {}} />
        {node}
        <div style={{ blockSize: 1_500 }} />
      </Fragment>
    )
    flushSync(() => content.set(tree))
    if (keys) {
      await vi.waitFor(() => expect(document.querySelector('[data-current] img')).toHaveProperty('complete', true))
      await userEvent.keyboard(dir === 'rtl' ? keys.replaceAll('Right', 'Left') : keys)
    }
    for (const [name, top] of Object.entries({ page: 0, ...at })) partNamed(name).scrollTo({ top, behavior: 'instant' })
    await vi.waitFor(() => expect(document.querySelector('.sw-bottom-sheet:not([open])')).toBeNull())
  }
}

/** Returns the elements that cannot be dragged yet. Their drag code loads after the first render, or when a pointer hovers over them. */
function missing(input?: DragInput): HTMLElement[] {
  loadPartsCode()
  const isMouse = input === 'mouse' || input === 'wheel' || input === 'trackpad'
  const pointer = isMouse ? 'mouse' : input
  const late: Readonly<Record<string, (part: HTMLElement) => boolean>> = {
    '.sw-swiper-scroller': ({ dataset }) => dataset.ready !== undefined,
    '.sw-bottom-sheet > .sw-overlay-content': ({ dataset }) => dataset.draggable !== undefined,
    '.sw-map': ({ dataset }) => dataset.state === 'ready',
    '.sw-swipe-cell, .sw-movable-view, .sw-scroll-view[data-refresher]': ({ style }) => style.touchAction !== '',
    ...(pointer &&
      pointer !== 'finger' && {
        '.sw-swiper-scroller:hover': ({ dataset }) => dataset.draggable?.includes(pointer) === true,
      }),
    ...(isMouse && { '.sw-picker-view-column:hover': ({ dataset }) => dataset.draggable !== undefined }),
  }
  return Object.entries(late).flatMap(([selector, isThere]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => !isThere(part)),
  )
}
