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
describe('with its percentage shown', () => {
  describeConformance((props) => <Progress aria-label="Upload" percent={40} showInfo {...props} />, {
    selector: 'progress',
  })
})

const bar = () => page.getByRole('progressbar').element() as HTMLProgressElement

/** Renders a progress that notes where its moves end. */
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

test('it is a progress bar with a name and a value', async () => {
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
])('[S5.10] %d percent reads %d%%', async (percent, shown) => {
  renderProgress({ percent })
  await expect.element(page.getByText(`${shown}%`, { exact: true })).toBeVisible()
  expect(Math.round(bar().value)).toBe(shown)
})

test('[S9.27] the line is 6 px thick, unless it says otherwise', () => {
  const { rerender } = renderProgress({ percent: 40 })
  expect(bar().getBoundingClientRect().height).toBe(6)
  rerender({ strokeWidth: 12 })
  expect(bar().getBoundingClientRect().height).toBe(12)
})

describe('a move', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  /** Lets React draw what time has brought. */
  const expectAt = (percent: number) => vi.waitFor(() => expect(bar().value).toBe(percent))
  /** What React has not drawn after these will not come. */
  const drawn = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }

  test('[S9.27] takes 30 ms for each percent, and tells its end once', async () => {
    const { ended } = renderProgress({ percent: 50, active: true })
    await expectAt(0)
    await after(29)
    await drawn()
    await expectAt(0)
    await after(1)
    await expectAt(1)
    await after(1_469)
    await expectAt(49)
    expect(ended).toEqual([])
    await after(1)
    await expectAt(50)
    await after(5_000)
    await drawn()
    expect(ended).toEqual(['activeend 50 50'])
  })

  test('takes as long as `duration` says, finer than a frame too', async () => {
    const { ended } = renderProgress({ percent: 50, active: true, duration: 2 })
    await after(96)
    await drawn()
    expect(ended).toEqual([])
    await after(16)
    await vi.waitFor(() => expect(ended).toHaveLength(1))
  })

  test('begins at 0 again, or where the bar is', async () => {
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

  test('that is turned to where the bar is just then does not end before it was made', async () => {
    const { ended, rerender } = renderProgress({ percent: 50, active: true })
    await after(600)
    await expectAt(20)
    rerender({ percent: 20 })
    await after(599)
    await drawn()
    expect(ended).toEqual([])
    await after(1)
    await vi.waitFor(() => expect(ended).toEqual(['activeend 20 20']))
  })

  test('ends with `active`, and with the component', async () => {
    const { ended, rerender } = renderProgress({ percent: 50, active: true })
    await after(300)
    await expectAt(10)
    rerender({ percent: 50, active: false })
    await expectAt(50)
    await after(5_000)
    await drawn()
    expect(ended).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is over at once where the system asks for less motion', async () => {
    vi.useRealTimers()
    await lessMotion()
    const { ended } = renderProgress({ percent: 50, active: true })
    await vi.waitFor(() => expect(ended).toEqual(['activeend 50 50']))
  })
})

test('colours, corners and the size of the text are as they are given', async () => {
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

test('the numbers next to it move nothing as they change', () => {
  const { rerender } = renderProgress({ percent: 5 })
  const { width } = bar().getBoundingClientRect()
  rerender({ percent: 100 })
  expect(bar().getBoundingClientRect().width).toBe(width)
})

test('forced colours show what is done and what is not', async () => {
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
