import { useRef, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { pressOn } from '../../testing/internal/input/pressOn.ts'
import { Popover, type PopoverPlacement, type PopoverProps } from './index.ts'

describeConformance((props) => <Popover open={false} aria-label="Price" {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const events: string[] = []
beforeEach(() => void events.splice(0))

const trigger = screen.getByRole('button', { name: 'Details' })
const popover = screen.getByRole('dialog', { name: 'Price' })
const panel = () => (document.querySelector('.sw-popover-panel') as HTMLElement).getBoundingClientRect()
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

const view = (props: Partial<PopoverProps> = {}) => (
  <div style={{ display: 'grid', placeContent: 'center', blockSize: 500 }}>
    <Popover
      trigger={<button type="button">Details</button>}
      title="Price"
      onOpen={() => events.push('open')}
      onClose={({ detail }) => events.push(detail.reason)}
      {...props}
    >
      {props.children ?? <button type="button">Book</button>}
    </Popover>
  </div>
)

async function open(props: Partial<PopoverProps> = {}): Promise<void> {
  await pageOf(view(props))
  await userEvent.click(trigger)
  await expect.element(popover).toBeVisible()
  await settled()
}

test('its trigger opens it, and has the matching ARIA attributes', async () => {
  await pageOf(view())
  expect(trigger.element()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(trigger.element()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(trigger)
  await expect.element(popover).toBeVisible()
  const button = document.querySelector('[aria-haspopup="dialog"]') as HTMLElement
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(popover.element())
  await expect.element(screen.getByRole('button', { name: 'Book' })).toHaveFocus()
  expect(events).toEqual(['open'])
})

test.each<[string, string, () => Promise<unknown>]>([
  ['Back', 'back', () => navigateBack()],
  ['Escape', 'escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', 'mask', () => userEvent.click(popover, { position: { x: 4, y: 4 } })],
])('%s closes it, and its trigger has the focus again', async (_, reason, act) => {
  await open()
  await act()
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(events).toEqual(['open', reason])
})

test('its content can close it', async () => {
  await open({
    children: (close) => (
      <button type="button" onClick={close}>
        Done
      </button>
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

function Controlled() {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  return (
    <Popover
      trigger={<button type="button">{`Details ${asked}`}</button>}
      title="Price"
      open={isOpen}
      onOpen={() => {
        setAsked(asked + 1)
        setOpen(asked > 0)
      }}
      onClose={() => setOpen(false)}
    />
  )
}

test('with `open` it is controlled', async () => {
  await pageOf(<Controlled />)
  await userEvent.click(screen.getByRole('button', { name: 'Details 0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Details 1' }))
  await expect.element(popover).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
})

describe('its place', () => {
  const button = () => (document.querySelector('[aria-haspopup]') as HTMLElement).getBoundingClientRect()

  test.each<[PopoverPlacement, 'ltr' | 'rtl', () => number, () => number]>([
    ['bottom', 'ltr', () => panel().top, () => button().bottom + 8],
    ['top', 'ltr', () => panel().bottom, () => button().top - 8],
    ['bottom-start', 'ltr', () => panel().left, () => button().left],
    ['bottom-end', 'ltr', () => panel().right, () => button().right],
    ['bottom-start', 'rtl', () => panel().right, () => button().right],
    ['end', 'ltr', () => panel().left, () => button().right + 8],
    ['start', 'rtl', () => panel().left, () => button().right + 8],
  ])('%s in %s', async (placement, dir, edge, expected) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await open({ placement, style: { '--sw-popover-width': '100px' } as object })
    expect(Math.abs(edge() - expected())).toBeLessThanOrEqual(1)
  })

  test('it points at its anchor by an arrow, and has none if told so', async () => {
    await open()
    const dialog = () => popover.element() as HTMLElement
    const arrow = Number.parseFloat(dialog().style.getPropertyValue('--sw-popover-arrow'))
    const { left, width } = button()
    expect(Math.abs(panel().left + arrow - (left + width / 2))).toBeLessThanOrEqual(1)
    expect(dialog()).toHaveAttribute('data-arrow')
  })

  test('it stays beside its anchor and inside the window when the window or its content changes', async () => {
    await open({ children: <p contentEditable suppressContentEditableWarning style={{ margin: 0 }} /> })
    const text = document.querySelector('.sw-popover p') as HTMLElement
    text.textContent = 'Two nights, with breakfast, for the whole family, with a view of the harbour. '.repeat(4)
    await vi.waitFor(() => {
      expect(panel().left).toBeGreaterThanOrEqual(8)
      expect(panel().right).toBeLessThanOrEqual(innerWidth - 8)
      expect(Math.abs(panel().top - (button().bottom + 8))).toBeLessThanOrEqual(1)
    })
    await screen.viewport(500, 900)
    await vi.waitFor(() => expect(Math.abs(panel().top - (button().bottom + 8))).toBeLessThanOrEqual(1))
  })

  test('a rectangle, a ref, or else the focused element is the anchor', async () => {
    const { rerender } = render(<Popover open title="Price" anchor={{ top: 100, left: 50, width: 80, height: 20 }} />)
    await vi.waitFor(() => expect(panel().top).toBe(128))
    rerender(<Popover open title="Price" anchor={{ top: 200, left: 50, width: 80, height: 20 }} />)
    await vi.waitFor(() => expect(panel().top).toBe(228))
  })

  test('a ref to an element is the anchor', async () => {
    await pageOf(<Beside />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await settled()
    const { bottom } = screen.getByText('Anchor').element().getBoundingClientRect()
    await vi.waitFor(() => expect(Math.abs(panel().top - (bottom + 8))).toBeLessThanOrEqual(1))
  })
})

function Beside() {
  const anchor = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p ref={anchor} style={{ marginBlock: 200 }}>
        Anchor
      </p>
      <Popover anchor={anchor} title="Price" open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('without a name it logs a warning', async () => {
  expectConsole('error', /<Popover> has no accessible name/)
  await pageOf(<Popover trigger={<button type="button">Details</button>}>Text</Popover>)
  await pressOn(trigger)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('axe finds nothing, closed and open', async () => {
  const { scroller } = await pageOf(view())
  await expectNoAxeViolations(scroller)
  await pressOn(trigger)
  await settled()
  await expectNoAxeViolations(scroller)
})

test('forced colours show its edge, and reduced motion moves nothing', async () => {
  await forcedColors()
  await lessMotion()
  await pageOf(view())
  await pressOn(trigger)
  await expect.element(popover).toBeVisible()
  expect(document.getAnimations()).toEqual([])
  expect(getComputedStyle(document.querySelector('.sw-popover-panel') as Element).borderTopStyle).toBe('solid')
})
