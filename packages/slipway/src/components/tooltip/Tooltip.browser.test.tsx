import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { restMouse } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart } from '../../testing/internal/input/touch.ts'
import { Overlay } from '../overlay/index.ts'
import { Tooltip, type TooltipProps } from './index.ts'

describeConformance(
  (props) => (
    <Tooltip content="Archive the message" {...props}>
      <button type="button">Archive</button>
    </Tooltip>
  ),
  { selector: '.sw-tooltip', around: 'button' },
)

const button = screen.getByRole('button', { name: 'Archive' })
const tooltip = screen.getByRole('tooltip')

function show(props: Partial<TooltipProps> = {}): void {
  onTestFinished(restMouse)
  render(
    <div style={{ paddingBlock: 200, textAlign: 'center' }}>
      <Tooltip content="Archive the message" delay={20} {...props}>
        <button type="button">Archive</button>
      </Tooltip>
      <button type="button">Next</button>
    </div>,
  )
}

describe('by mouse', () => {
  test('it is shown while the mouse is on the element or the text', async () => {
    show()
    await userEvent.hover(button)
    await expect.element(tooltip).toBeVisible()
    expect(tooltip.element().textContent).toBe('Archive the message')
    await userEvent.hover(tooltip)
    await new Promise(requestAnimationFrame)
    await expect.element(tooltip).toBeVisible()
    await restMouse()
    await expect.element(tooltip).not.toBeInTheDocument()
  })

  test('it waits for the delay, and a press cancels it', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    show({ delay: 500 })
    await userEvent.hover(button)
    await vi.advanceTimersByTimeAsync(499)
    expect(tooltip.query()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(tooltip).toBeVisible()
    await userEvent.click(button)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(tooltip.query()).toBeNull()
  })

  test('Escape hides it', async () => {
    show()
    await userEvent.hover(button)
    await expect.element(tooltip).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
  })

  test('disabled, it is never shown', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    show({ disabled: true })
    await userEvent.hover(button)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(tooltip.query()).toBeNull()
  })
})

test('by keyboard it is shown at once, and describes the element', async () => {
  show({ delay: 60_000 })
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  expect(button.element()).toHaveAccessibleDescription('Archive the message')
  await userEvent.tab()
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('by touch it is shown after a long press, and not after a tap', async () => {
  show()
  const point = centerOf(button.element())
  const touch = await touchStart(point)
  await expect.element(tooltip).toBeVisible()
  await touch.end()
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('the element keeps its own handlers and its own description', async () => {
  const onFocus = vi.fn()
  render(
    <>
      <Tooltip content="Archive the message">
        <button type="button" onFocus={onFocus} aria-describedby="own">
          Archive
        </button>
      </Tooltip>
      <p id="own">12 messages</p>
    </>,
  )
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  expect(onFocus).toHaveBeenCalledOnce()
  expect(button.element()).toHaveAccessibleDescription('12 messages Archive the message')
})

test('it is above a dialog', async () => {
  render(
    <Overlay open aria-label="Message">
      <button type="button">First</button>
      <Tooltip content="Archive the message">
        <button type="button">Archive</button>
      </Tooltip>
    </Overlay>,
  )
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  await vi.waitFor(() => {
    const { x, y } = centerOf(tooltip.element())
    expect(document.elementFromPoint(x, y)?.closest('[role="tooltip"]')).not.toBeNull()
  })
})

test.each([
  ['top', 'bottom', 'top'],
  ['bottom', 'top', 'bottom'],
] as const)('at the %s it is 8 pixels away from the element', async (placement, own, edge) => {
  show({ placement })
  await userEvent.tab()
  await vi.waitFor(() => {
    const text = tooltip.element().getBoundingClientRect()
    const element = button.element().getBoundingClientRect()
    expect(Math.abs(Math.abs(text[own] - element[edge]) - 8)).toBeLessThanOrEqual(1)
  })
})

test('it stays beside the element while the page scrolls', async () => {
  show()
  const { style } = document.body
  style.paddingBlockEnd = '3000px'
  onTestFinished(() => {
    style.paddingBlockEnd = ''
    scrollTo(0, 0)
  })
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  scrollTo(0, 60)
  await vi.waitFor(() => {
    const gap = button.element().getBoundingClientRect().top - tooltip.element().getBoundingClientRect().bottom
    expect(scrollY).toBe(60)
    expect(Math.abs(gap - 8)).toBeLessThanOrEqual(1)
  })
})

test('axe finds nothing while it is shown', async () => {
  show()
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  await expectNoAxeViolations(document.body.firstElementChild as Element)
})

test('forced colours show its edge, and reduced motion fades nothing', async () => {
  await forcedColors()
  await lessMotion()
  show()
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  expect(getComputedStyle(tooltip.element()).borderTopStyle).toBe('solid')
  expect(document.getAnimations()).toEqual([])
})
