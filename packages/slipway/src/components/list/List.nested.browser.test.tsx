import { expect, test, vi } from 'vitest'
import { letterRow, letters, rested, scrollLetters, seenLetters } from '../../testing/internal/apps/longList.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { restingDrag } from '../../testing/internal/input/timedPress.ts'
import { centerOf, type Point } from '../../testing/internal/input/touch.ts'
import { BottomSheet } from '../bottom-sheet/index.ts'
import { List } from './index.ts'

/** Drags up or down and pauses before lifting the pointer, which prevents a fling. */
const drag = ({ x, y }: Point, dy: number) => restingDrag({ x, y }, { x, y: y + dy })

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const moving = () => document.getAnimations().length
const still = () => vi.waitFor(() => expect(moving()).toBe(0))

test.each(['self', 'parent'] as const)(
  'in a sheet, scrolled by %s: a drag scrolls if there is room, and a drag down at the top moves the sheet',
  async (scroll) => {
    const closed = vi.fn()
    await pageOf(
      <BottomSheet open title="Letters" detents={[0.6]} onClose={closed}>
        <List items={letters(0, 500)} scroll={scroll} {...(scroll === 'self' && { style: { blockSize: 300 } })}>
          {letterRow}
        </List>
      </BottomSheet>,
    )
    const scroller = await vi.waitFor(() => {
      const found = find(scroll === 'self' ? '.sw-list' : '.sw-bottom-sheet-body')
      expect(found.querySelector('[data-letter]')).not.toBeNull()
      return found
    })
    await still()
    const box = find('dialog[open] > .sw-overlay-content')
    await vi.waitFor(() => expect(box.dataset.draggable, 'the gesture code is loaded').toBe(''))
    await rested(scroller)
    const top = () => find('.sw-bottom-sheet-handle').getBoundingClientRect().top
    const before = top()
    const at = { x: centerOf(scroller).x, y: scroller.getBoundingClientRect().top + 150 }
    await drag(at, -100)
    await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(40))
    await rested(scroller)
    expect(top()).toBe(before)
    expect(closed).not.toHaveBeenCalled()

    await drag(at, 60)
    await rested(scroller)
    expect(top()).toBe(before)
    await scrollLetters(scroller, 0)
    await drag({ x: at.x, y: at.y - 120 }, 340)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    expect(scroller.scrollTop).toBe(0)
  },
)

test('pull-to-refresh at the top shows the new rows', async () => {
  const refreshed = vi.fn()
  const tree = (first: number, isRefreshing: boolean) => (
    <List
      items={letters(first, 500)}
      style={{ blockSize: 300 }}
      refresherEnabled
      refresherTriggered={isRefreshing}
      onRefresherRefresh={refreshed}
    >
      {letterRow}
    </List>
  )
  const { container, rerender } = render(tree(0, false))
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await vi.waitFor(() => expect(scroller.style.touchAction).toBe('auto'))
  await drag({ x: 150, y: 100 }, 160)
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalledTimes(1))
  rerender(tree(0, true))
  rerender(tree(-5, false))
  await vi.waitFor(() => expect(scroller.querySelector('[data-phase="idle"]')).not.toBeNull())
  await rested(scroller)
  expect(seenLetters(scroller)[0]).toBe(-5)
  await scrollLetters(scroller, 5_000)
  expect(seenLetters(scroller).length).toBeGreaterThan(4)
})
