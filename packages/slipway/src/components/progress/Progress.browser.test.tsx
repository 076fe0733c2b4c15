import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import ProgressDemo from './demo.tsx'
import { Progress, type ProgressProps } from './index.ts'

describeConformance((props) => <Progress aria-label="Upload" percent={40} {...props} />, { selector: 'progress' })
describe('with `showInfo`', () => {
  describeConformance((props) => <Progress aria-label="Upload" percent={40} showInfo {...props} />, {
    selector: 'progress',
  })
})

const bar = () => page.getByRole('progressbar').element() as HTMLProgressElement

/** Renders a progress bar and logs its `activeend` events. */
function renderProgress(props: ProgressProps = {}) {
  const ended: string[] = []
  const view = (more: ProgressProps) => (
    <Progress
      aria-label="Upload"
      showInfo
      onActiveEnd={({ type, detail, target }) => ended.push(`${type} ${detail.value} ${target.value}`)}
      {...props}
      {...more}
    />
  )
  const { rerender, container } = render(view({}))
  return { ended, container, rerender: (more: ProgressProps) => rerender(view(more)) }
}

test('is a progress bar with a name and a value', async () => {
  const { container } = renderProgress({ percent: 40 })
  await expect.element(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  expect([bar().value, bar().max]).toEqual([40, 100])
  await expect(container).toMatchAriaInlineSnapshot(`- progressbar "Upload"`)
})

test.each([
  [-20, 0],
  [150, 100],
  [Number.NaN, 0],
  [33.4, 33],
])('[S5.10] %d percent is shown as %d%%', async (percent, shown) => {
  renderProgress({ percent })
  await expect.element(page.getByText(`${shown}%`, { exact: true })).toBeVisible()
  expect(Math.round(bar().value)).toBe(shown)
})

test('[S9.27] the bar is 6 px thick by default', () => {
  const { rerender } = renderProgress({ percent: 40 })
  expect(bar().getBoundingClientRect().height).toBe(6)
  rerender({ strokeWidth: 12 })
  expect(bar().getBoundingClientRect().height).toBe(12)
})

describe('an animation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  /** Lets React render the changes of the fake timers. */
  const expectAt = (percent: number) => vi.waitFor(() => expect(bar().value).toBe(percent))
  /** Waits three frames, after which React has rendered all changes. */
  const frames = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }

  test('[S9.27] takes 30 ms per percent, and reports its end once', async () => {
    const { ended } = renderProgress({ percent: 50, active: true })
    await expectAt(0)
    await after(29)
    await frames()
    await expectAt(0)
    await after(1)
    await expectAt(1)
    await after(1_469)
    await expectAt(49)
    expect(ended).toEqual([])
    await after(1)
    await expectAt(50)
    await after(5_000)
    await frames()
    expect(ended).toEqual(['activeend 50 50'])
  })

  test('follows `duration`, also if a step is shorter than a frame', async () => {
    const { ended } = renderProgress({ percent: 50, active: true, duration: 2 })
    await after(96)
    await frames()
    expect(ended).toEqual([])
    await after(16)
    await vi.waitFor(() => expect(ended).toHaveLength(1))
  })

  test('begins at 0 again, or at the current percentage', async () => {
    const { rerender } = renderProgress({ percent: 10, active: true })
    await after(300)
    await expectAt(10)
    rerender({ percent: 20 })
    await after(30)
    await expectAt(1)
    await after(600)
    await expectAt(20)
    rerender({ percent: 40, activeMode: 'forwards' })
    await after(30)
    await expectAt(21)
    rerender({ percent: 10, activeMode: 'forwards' })
    await after(60)
    await expectAt(19)
  })

  test('to the percentage that the bar currently shows still runs from 0 before it ends', async () => {
    const { ended, rerender } = renderProgress({ percent: 50, active: true })
    await after(600)
    await expectAt(20)
    rerender({ percent: 20 })
    await after(599)
    await frames()
    expect(ended).toEqual([])
    await after(1)
    await vi.waitFor(() => expect(ended).toEqual(['activeend 20 20']))
  })

  test('stops when `active` is removed', async () => {
    const { ended, rerender } = renderProgress({ percent: 50, active: true })
    await after(300)
    await expectAt(10)
    rerender({ percent: 50, active: false })
    await expectAt(50)
    await after(5_000)
    await frames()
    expect(ended).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends at once under `prefers-reduced-motion`', async () => {
    vi.useRealTimers()
    await lessMotion()
    const { ended } = renderProgress({ percent: 50, active: true })
    await vi.waitFor(() => expect(ended).toEqual(['activeend 50 50']))
  })
})

test('applies colours, corners and font size', async () => {
  renderProgress({
    percent: 40,
    activeColor: 'rgb(1, 2, 3)',
    backgroundColor: 'rgb(4, 5, 6)',
    borderRadius: 2,
    fontSize: 13,
  })
  const { color, backgroundColor, borderRadius } = getComputedStyle(bar())
  expect([color, backgroundColor, borderRadius]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '2px'])
  expect(getComputedStyle(page.getByText('40%').element()).fontSize).toBe('13px')
})

test('changing numbers next to the bar move nothing', () => {
  const { rerender } = renderProgress({ percent: 5 })
  const { width } = bar().getBoundingClientRect()
  rerender({ percent: 100 })
  expect(bar().getBoundingClientRect().width).toBe(width)
})

test('forced colours show the filled and the empty part', async () => {
  await emulateMedia('forced-colors', 'active')
  renderProgress({ percent: 40 })
  const { color, backgroundColor, outlineStyle } = getComputedStyle(bar())
  expect(color).not.toBe(backgroundColor)
  expect(outlineStyle).toBe('solid')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<ProgressDemo />)
  await expectNoAxeViolations(container)
})
