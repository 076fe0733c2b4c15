import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { type Point, touchDrag, touchStart } from '../../testing/internal/input/touch.ts'
import { pullByTrackpad } from '../../testing/internal/input/trackpad.ts'
import { ScrollView, type ScrollViewProps } from './index.ts'

const reported: string[] = []
beforeEach(() => void reported.splice(0))
const next = () => reported.splice(0)

const list = (props: ScrollViewProps = {}): ReactNode => (
  <ScrollView
    scrollY
    refresherEnabled
    style={{ blockSize: 300, inlineSize: 300 }}
    onRefresherPulling={({ type, detail: { dy, deltaY } }) => reported.push(`${type} ${dy} ${deltaY}`)}
    onRefresherRefresh={({ type, detail }) => void reported.push(`${type} ${detail.dy}`)}
    onRefresherRestore={({ type, detail }) => reported.push(`${type} ${detail.dy}`)}
    onRefresherAbort={({ type, detail, target }) => reported.push(`${type} ${detail.dy} ${target === element()}`)}
    {...props}
  >
    <div data-content style={{ blockSize: 1_000 }} />
  </ScrollView>
)

let setTriggered: (is: boolean) => void = () => {}

/** Starts refreshing, and never ends it. */
function Owner({ onRefresh }: { onRefresh: () => unknown }): ReactNode {
  const [isTriggered, set] = useState(false)
  setTriggered = set
  const refresh = () => {
    set(true)
    return onRefresh()
  }
  return list({ refresherTriggered: isTriggered, onRefresherRefresh: refresh })
}

const element = () => document.querySelector('.sw-scroll-view') as HTMLElement
const content = () => document.querySelector('.sw-scroll-view-content') as HTMLElement
const phase = () => content().dataset.phase
const status = () => element().querySelector('[role=status]')?.textContent
/** The distance by which the content has been moved down. */
const movedPx = () =>
  Math.round(
    (document.querySelector('[data-content]') as Element).getBoundingClientRect().top -
      element().getBoundingClientRect().top,
  )
const expectPhase = (expected: string) => vi.waitFor(() => expect(phase()).toBe(expected))

/** The distance that a touch must move before it counts as a pull. */
const slopPx = 10
const from: Point = { x: 150, y: 40 }
const down = (byPx: number): Point => ({ x: from.x, y: from.y + byPx })

/** Renders a scroll view, and waits until its gesture code is loaded. */
async function show(props: ScrollViewProps = {}) {
  const rendered = render(<StrictMode>{list(props)}</StrictMode>)
  if (props.refresherEnabled !== false) await vi.waitFor(() => expect(element().style.touchAction).toBe('auto'))
  return { ...rendered, rerender: (more: ScrollViewProps) => rendered.rerender(<StrictMode>{list(more)}</StrictMode>) }
}

/** Asynchronous work that ends when the test calls its function. */
function work() {
  let finish = () => {}
  const onRefresherRefresh = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  return { onRefresherRefresh, finish: () => finish() }
}

describe('pulled by touch', () => {
  test('[S4.1] far enough it refreshes until its work is done', async () => {
    const { onRefresherRefresh, finish } = work()
    await show({ onRefresherRefresh })
    const touch = await touchStart(from)
    await touch.move(down(slopPx))
    await touch.move(down(slopPx + 44))
    await expectPhase('pulling')
    expect(movedPx()).toBe(44)
    await touch.move(down(slopPx + 45))
    await expectPhase('reached')
    await touch.move(down(slopPx + 250))
    await vi.waitFor(() => expect(movedPx()).toBeGreaterThan(90))
    expect(movedPx(), 'the content moves less than the pointer').toBeLessThan(135)
    expect(onRefresherRefresh).not.toHaveBeenCalled()
    await touch.end()
    await expectPhase('refreshing')
    await vi.waitFor(() => expect(movedPx()).toBe(45))
    expect(status()).toBe('Loading')
    expect(onRefresherRefresh).toHaveBeenCalledOnce()
    finish()
    await expectPhase('idle')
    expect([movedPx(), status(), element().scrollTop]).toEqual([0, '', 0])
  })

  test('each move and the outcome call their listeners', async () => {
    await show()
    await touchDrag(from, down(slopPx + 30), { steps: 2 })
    await expectPhase('idle')
    const [first, second, ...rest] = next()
    expect([first, second, ...rest]).toEqual([
      expect.stringMatching(/^refresherpulling (\d+) \1$/),
      'refresherpulling 30 30',
      'refresherabort 30 true',
    ])
    await touchDrag(from, down(slopPx + 60), { steps: 1 })
    await expectPhase('idle')
    expect(next().slice(-2)).toEqual(['refresherrefresh 60', 'refresherrestore 60'])
  })

  test('a gesture that the system takes over aborts the pull', async () => {
    await show()
    const touch = await touchStart(from)
    await touch.move(down(100))
    await expectPhase('reached')
    await touch.cancel()
    await expectPhase('idle')
    expect(next().at(-1)).toMatch(/^refresherabort/)
  })

  test('it scrolls when it is not at its top, and when it is dragged upwards', async () => {
    await show()
    element().scrollTop = 400
    await touchDrag(from, down(150))
    await vi.waitFor(() => expect(element().scrollTop).toBeLessThan(400))
    await expectPhase('idle')
    element().scrollTo({ top: 0, behavior: 'instant' })
    await touchDrag(down(150), from)
    await vi.waitFor(() => expect(element().scrollTop).toBeGreaterThan(50))
    expect(next()).toEqual([])
  })

  test('while it refreshes it scrolls and cannot be pulled', async () => {
    const { onRefresherRefresh } = work()
    await show({ onRefresherRefresh })
    await touchDrag(from, down(100))
    await expectPhase('refreshing')
    await touchDrag(from, down(100))
    await touchDrag(down(150), from)
    await vi.waitFor(() => expect(element().scrollTop).toBeGreaterThan(50))
    expect([phase(), onRefresherRefresh.mock.calls.length]).toEqual(['refreshing', 1])
  })

  test('`refresherThreshold` sets the distance', async () => {
    await show({ refresherThreshold: 80 })
    await touchDrag(from, down(slopPx + 79))
    expect(next().at(-1)).toMatch(/^refresherabort/)
    await expectPhase('idle')
    await touchDrag(from, down(slopPx + 80))
    await vi.waitFor(() => expect(movedPx()).toBe(80))
  })

  test('disabled, it cannot be pulled, and enabling it keeps the state of its content', async () => {
    const { rerender } = await show({ refresherEnabled: false })
    const inner = document.querySelector('[data-content]')
    await touchDrag(from, down(100))
    expect([next(), phase()]).toEqual([[], 'idle'])
    rerender({})
    await vi.waitFor(() => expect(element().style.touchAction).toBe('auto'))
    expect(document.querySelector('[data-content]')).toBe(inner)
    rerender({ refresherEnabled: false })
    expect(element().style.touchAction).toBe('')
  })
})

describe('pulled by other input', () => {
  test.each([
    ['a mouse', mouseDrag],
    ['a pen', penDrag],
  ] as const)('%s does the same', async (_name, drag) => {
    await show()
    await drag(from, down(120))
    await expectPhase('idle')
    expect(next().at(-1)).toMatch(/^refresherrestore/)
  })

  test('two fingers on a trackpad pull it as well', async () => {
    await show()
    pullByTrackpad(element())
    await expectPhase('reached')
    await expectPhase('idle')
    expect(next().at(-1)).toMatch(/^refresherrestore/)
  })
})

describe('without `transitionend`', () => {
  test.each([
    ['restoring', 100],
    ['aborting', 30],
  ] as const)('[S9.29] %s ends after 350 ms', async (ending, distancePx) => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '.sw-scroll-view-content, .sw-scroll-view-content * { transition: none !important }'
    const { onRefresherRefresh, finish } = work()
    await show({ onRefresherRefresh })
    const touch = await touchStart(from)
    await touch.move(down(slopPx))
    await touch.move(down(slopPx + distancePx))
    await expectPhase(ending === 'restoring' ? 'reached' : 'pulling')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      style.remove()
    })
    await touch.end()
    if (ending === 'restoring') await expectPhase('refreshing')
    finish()
    await expectPhase(ending)
    await vi.advanceTimersByTimeAsync(349)
    expect(phase()).toBe(ending)
    await vi.advanceTimersByTimeAsync(1)
    expect(phase()).toBe('idle')
  })
})

describe('controlled by `refresherTriggered`', () => {
  test('it refreshes while the prop is `true`, and never starts if the prop stays `false`', async () => {
    const { rerender } = await show({ refresherTriggered: false })
    expect([phase(), next()]).toEqual(['idle', []])
    rerender({ refresherTriggered: true })
    await expectPhase('refreshing')
    await vi.waitFor(() => expect(movedPx()).toBe(45))
    expect(next()).toEqual(['refresherrefresh 0'])
    rerender({ refresherTriggered: false })
    await expectPhase('idle')
    expect(next()).toEqual(['refresherrestore 0'])
  })

  test('initially `true`', async () => {
    await show({ refresherTriggered: true })
    await expectPhase('refreshing')
    expect(next()).toEqual(['refresherrefresh 0'])
  })

  test('a pull and the prop are one refresh, which ends with the prop', async () => {
    const { finish, onRefresherRefresh } = work()
    render(<Owner onRefresh={onRefresherRefresh} />)
    await vi.waitFor(() => expect(element().style.touchAction).toBe('auto'))
    await touchDrag(from, down(100))
    await expectPhase('refreshing')
    finish()
    await new Promise((resolve) => setTimeout(resolve))
    expect([phase(), onRefresherRefresh.mock.calls.length]).toEqual(['refreshing', 1])
    setTriggered(false)
    await expectPhase('idle')
  })

  test('without the prop and without a promise, the refresh ends within 350 ms', async () => {
    await show({ refresherTriggered: false })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await touchDrag(from, down(100))
    await expectPhase('refreshing')
    vi.advanceTimersByTime(349)
    expect(phase()).toBe('refreshing')
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(phase()).not.toBe('refreshing'))
  })

  test('a rejected promise ends the refresh, and the error stays unhandled', async () => {
    const reported: unknown[] = []
    const later = vi.spyOn(globalThis, 'queueMicrotask')
    onTestFinished(() => later.mockRestore())
    await show({ onRefresherRefresh: () => Promise.reject(new Error('no network')) })
    later.mockImplementation(
      (call) =>
        void Promise.resolve()
          .then(call)
          .catch((error) => reported.push(error)),
    )
    await touchDrag(from, down(100))
    await expectPhase('idle')
    expect(reported).toEqual([new Error('no network')])
  })
})

describe('appearance', () => {
  const ring = () => element().querySelector('.sw-scroll-view-ring')

  test('a black ring, a white ring, no ring, or a custom refresher', async () => {
    const { rerender } = await show({ refresherTriggered: true })
    const dark = getComputedStyle(ring() as Element).borderBottomColor
    rerender({ refresherTriggered: true, refresherDefaultStyle: 'white', refresherBackground: 'rgb(1, 2, 3)' })
    expect(getComputedStyle(ring() as Element).borderBottomColor).toBe('rgb(255, 255, 255)')
    expect(dark).not.toBe('rgb(255, 255, 255)')
    const back = element().querySelector('.sw-scroll-view-refresher') as Element
    expect(getComputedStyle(back).backgroundColor).toBe('rgb(1, 2, 3)')
    rerender({ refresherTriggered: true, refresherDefaultStyle: 'none' })
    expect(ring()).toBeNull()
    rerender({ refresherTriggered: true, refresher: <b>Fetching</b> })
    expect(element().querySelector('b')?.checkVisibility()).toBe(true)
    rerender({ refresherTriggered: false, refresher: <b>Fetching</b> })
    await expectPhase('idle')
    expect(element().querySelector('b')?.checkVisibility({ visibilityProperty: true })).toBe(false)
  })

  test('with reduced motion it appears and disappears at once', async () => {
    await lessMotion()
    const { rerender } = await show({ refresherTriggered: true })
    await expectPhase('refreshing')
    expect(movedPx()).toBe(45)
    rerender({ refresherTriggered: false })
    await vi.waitFor(() => expect(movedPx()).toBe(0))
    await expectPhase('idle')
  })

  test('axe-core finds nothing while it refreshes', async () => {
    const { container } = await show({ refresherTriggered: true, 'aria-label': 'Letters' })
    await vi.waitFor(() => expect(movedPx()).toBe(45))
    await expectNoAxeViolations(container)
  })
})
