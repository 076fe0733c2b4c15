import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDrag, turnWheel } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { restingDrag } from '../../testing/internal/input/timedPress.ts'
import { centerOf, type Point } from '../../testing/internal/input/touch.ts'
import { pullByTrackpad } from '../../testing/internal/input/trackpad.ts'
import { PullDownRefresh } from '../pull-down-refresh/index.ts'
import { Slider } from '../slider/index.ts'
import { ScrollView, type ScrollViewProps } from './index.ts'

const pulls: string[] = []
beforeEach(() => void pulls.splice(0))

// Without momentum, which the next touch would have to stop.
const touchDrag = (from: Point, to: Point) => restingDrag(from, to, { steps: 8 })
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const vertical = (props: ScrollViewProps, content: ReactNode = <div style={{ blockSize: 1_000 }} />) => (
  <ScrollView scrollY style={{ blockSize: 260, inlineSize: 300 }} {...props}>
    {content}
  </ScrollView>
)
const by = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })
const attached = (selector: string) => vi.waitFor(() => expect(find(selector).style.touchAction).toBe('auto'))

/** Waits until nothing scrolls for ten frames. */
async function still(): Promise<void> {
  const places = () => [...document.querySelectorAll('*')].map((each) => each.scrollTop + each.scrollLeft).join()
  await vi.waitFor(async () => {
    const before = places()
    for (let count = 0; count < 10; count++) await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(places()).toBe(before)
  }, 4_000)
}

describe('a row in a list in a page', () => {
  const tree = (
    <div id="page" style={{ blockSize: 400, overflow: 'auto' }}>
      {vertical(
        { id: 'list' },
        <>
          <ScrollView scrollX id="row">
            <div style={{ inlineSize: 1_500, blockSize: 150 }} />
          </ScrollView>
          <div style={{ blockSize: 800 }} />
        </>,
      )}
      <div style={{ blockSize: 800 }} />
    </div>
  )
  const places = () => ['#page', '#list', '#row'].map((id) => find(id).scrollTop + find(id).scrollLeft > 20)

  test('a vertical drag moves the list, and a horizontal drag moves the row', async () => {
    render(tree)
    await still()
    const from = { x: 160, y: 120 }
    await touchDrag(from, by(from, 10, -80))
    await vi.waitFor(() => expect(places()).toEqual([false, true, false]))
    await still()
    const { scrollTop } = find('#list')
    const onRow = { x: 160, y: 40 }
    await touchDrag(onRow, by(onRow, -100, 10))
    await vi.waitFor(() => expect(places()).toEqual([false, true, true]))
    await still()
    expect(find('#list').scrollTop).toBe(scrollTop)
  })

  test('the wheel scrolls the element of its axis, and the page once the list is at its end', async () => {
    render(tree)
    await still()
    const at = { x: 160, y: 120 }
    await turnWheel(at, { x: 100 })
    await vi.waitFor(() => expect(places()).toEqual([false, false, true]))
    await still()
    await turnWheel(at, { y: 100 })
    await vi.waitFor(() => expect(places()).toEqual([false, true, true]))
    await still()
    find('#list').scrollTop = 5_000
    await still()
    await turnWheel(at, { y: 100 })
    await vi.waitFor(() => expect(places()).toEqual([true, true, true]))
  })

  test('keys scroll the focused element', async () => {
    render(tree)
    const row = find('#row')
    row.focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(row.scrollLeft).toBeGreaterThan(20))
    await still()
    expect(places()).toEqual([false, false, true])
  })
})

describe('a vertical slider in a list', () => {
  const slider = (
    <>
      <div style={{ padding: 40 }}>
        <Slider aria-label="Volume" orientation="vertical" defaultValue={50} style={{ blockSize: 160 }} />
      </div>
      <div style={{ blockSize: 800 }} />
    </>
  )

  test.each([
    ['a finger', touchDrag],
    ['a mouse', mouseDrag],
  ] as const)('handles the drag of %s on its thumb; outside it the list scrolls', async (name, drag) => {
    render(vertical({ id: 'list', refresherEnabled: true, onRefresherPulling: () => pulls.push('pull') }, slider))
    await attached('#list')
    const input = find('input') as HTMLInputElement
    // WebKitGTK behaves like this; Safari does not.
    if (getComputedStyle(input).writingMode !== 'vertical-lr') lacking('vertical form controls')
    const middle = centerOf(input)
    await drag(middle, by(middle, 0, 60))
    await still()
    expect(input.valueAsNumber).toBeLessThan(40)
    expect([find('#list').scrollTop, pulls]).toEqual([0, []])
    const value = input.valueAsNumber
    const beside = { x: 250, y: 120 }
    await drag(beside, by(beside, 0, 100))
    expect([input.valueAsNumber, find('#list').scrollTop]).toEqual([value, 0])
    expect(pulls.length).toBeGreaterThan(0)
    if (name === 'a mouse') return
    await vi.waitFor(() => expect(find('.sw-scroll-view-content').dataset.phase).toBe('idle'))
    pulls.splice(0)
    await drag(by(beside, 0, 80), by(beside, 0, -40))
    await vi.waitFor(() => expect(find('#list').scrollTop).toBeGreaterThan(60))
    await still()
    expect([input.valueAsNumber, pulls]).toEqual([value, []])
  })
})

describe('in a page that can be pulled down', () => {
  const show = (props: ScrollViewProps) =>
    pageOf(
      <>
        <PullDownRefresh onRefresh={() => void pulls.push('page')} />
        {vertical({ id: 'list', onRefresherRefresh: () => void pulls.push('list'), ...props })}
        <div style={{ blockSize: 2_000 }} />
      </>,
    )
  const pulledPage = () => find('.sw-pull').dataset.phase !== 'idle'
  const pullInside = () => pullByTrackpad(find('#list').firstElementChild as Element)
  const pulledList = () => pulls.filter((each) => each === 'pulling').length > 0

  test.each([
    ['a finger', touchDrag],
    ['a mouse', mouseDrag],
  ] as const)('%s pulls only the list if it has a refresher, and the page outside the list', async (_name, drag) => {
    const { scroller } = await show({ refresherEnabled: true })
    await attached('#list')
    const from = by(centerOf(find('#list')), 0, -60)
    await drag(from, by(from, 0, 200))
    await vi.waitFor(() => expect(pulls).toEqual(['list']))
    expect(pulledPage()).toBe(false)
    await vi.waitFor(() => expect(find('.sw-scroll-view-content').dataset.phase).toBe('idle'))
    const beside = { x: from.x, y: scroller.getBoundingClientRect().top + 320 }
    await drag(beside, by(beside, 0, 200))
    await vi.waitFor(() => expect(pulls).toEqual(['list', 'page']))
  })

  test('a trackpad pulls only the list', async () => {
    await show({ refresherEnabled: true })
    await attached('#list')
    pullInside()
    await vi.waitFor(() => expect(pulls).toEqual(['list']))
    expect(pulledPage()).toBe(false)
  })

  test.each([
    ['a finger', touchDrag],
    ['a mouse', mouseDrag],
    ['a pen', penDrag],
    ['a trackpad', pullInside],
  ] as const)('%s pulls nothing while the list is refreshing', async (_name, drag) => {
    const { scroller } = await show({ refresherEnabled: true, refresherTriggered: true })
    await attached('#list')
    await vi.waitFor(() => expect(find('.sw-scroll-view-content').dataset.phase).toBe('refreshing'))
    const phases: (string | undefined)[] = []
    const changes = new MutationObserver(() => phases.push(find('.sw-pull').dataset.phase))
    changes.observe(find('.sw-pull'), { attributeFilter: ['data-phase'] })
    onTestFinished(() => changes.disconnect())
    const from = by(centerOf(find('#list')), 0, -60)
    await drag(from, by(from, 0, 200))
    await still()
    expect([pulls, phases, scroller.scrollTop]).toEqual([['list'], [], 0])
  })

  test('at its top, a list without a refresher leaves the pull to the page; otherwise the list scrolls', async () => {
    await show({ onRefresherPulling: () => pulls.push('pulling') })
    const from = by(centerOf(find('#list')), 0, -60)
    find('#list').scrollTop = 400
    await touchDrag(from, by(from, 0, 160))
    await vi.waitFor(() => expect(find('#list').scrollTop).toBeLessThan(400))
    await still()
    expect([pulls, pulledPage()]).toEqual([[], false])
    find('#list').scrollTo({ top: 0, behavior: 'instant' })
    await touchDrag(from, by(from, 0, 200))
    await vi.waitFor(() => expect(pulls).toEqual(['page']))
    expect(pulledList()).toBe(false)
  })
})
