import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAt, letterRow, letters, rested } from '../../testing/internal/apps/longList.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { List, type ListApi, type ListScrollOptions, type ListSection } from './index.ts'

const headingPx = 30

/** Sections of twenty letters each. */
const sections: ListSection<ReturnType<typeof letters>[number]>[] = Array.from({ length: 50 }, (_, part) => ({
  key: part,
  header: <h3 style={{ blockSize: headingPx, margin: 0 }}>Part {part}</h3>,
  items: letters(part * 20, 20),
}))

/** Time that the virtualizer waits for new measurements before it stops scrolling to an item. */
const driverMs = 150

/** Holds frames and the measurements made in them for longer than the virtualizer waits. */
async function holdFrames(act: () => void): Promise<void> {
  isHeld = true
  act()
  for (const _ of ['drawn', 'given up']) await new Promise((resolve) => setTimeout(resolve, driverMs))
  isHeld = false
  for (const call of held.splice(0)) call()
}

let isHeld = false
const held: (() => void)[] = []
const orLater = (call: () => void) => (isHeld ? held.push(call) : call())

beforeEach(() => {
  const request = window.requestAnimationFrame
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((call) => request((ms) => orLater(() => call(ms))))
  class HeldObserver extends ResizeObserver {
    constructor(call: ResizeObserverCallback) {
      super((entries, observer) => orLater(() => call(entries, observer)))
    }
  }
  vi.stubGlobal('ResizeObserver', HeldObserver)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each<[string, ListScrollOptions]>([
  ['at once', {}],
  ['with animation', { animated: true }],
])('scrolls to an item %s, however late it is measured', async (_, options) => {
  let api: ListApi | null = null
  const take = (given: ListApi | null) => {
    api = given
  }
  const { container } = render(
    <List sections={sections} apiRef={take} style={{ blockSize: 300, inlineSize: 320 }}>
      {letterRow}
    </List>,
  )
  const scroller = container.querySelector('.sw-list') as HTMLElement
  await rested(scroller)
  await holdFrames(() => (api as ListApi | null)?.scrollToKey(507, options))
  await vi.waitFor(() => expect(scroller.querySelector('[data-letter="507"]')).not.toBeNull())
  await rested(scroller)
  expectAt(scroller, 507, headingPx)
})
