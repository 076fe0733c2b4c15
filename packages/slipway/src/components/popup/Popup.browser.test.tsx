import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import PopupDemo from './demo.tsx'
import { Popup, type PopupProps } from './index.ts'

describeConformance((props) => <Popup open={false} aria-label="Filter" {...props} />, {
  selector: 'dialog',
  hasOwnTitle: true,
})

const reasons: string[] = []
beforeEach(() => void reasons.splice(0))
afterEach(() => document.documentElement.removeAttribute('dir'))

function Filter(props: Partial<PopupProps>): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup
        title="Filter"
        closable
        {...props}
        open={open}
        onClose={({ type, detail, target }) => {
          reasons.push(`${type} ${detail.reason} ${target.tagName}`)
          setOpen(false)
        }}
      >
        {props.children ?? <button type="button">Cheapest first</button>}
      </Popup>
    </>
  )
}

const popup = (name = 'Filter') => screen.getByRole('dialog', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
const box = () => (document.querySelector('dialog[open] > .sw-overlay-content') as HTMLElement).getBoundingClientRect()

async function open(props: Partial<PopupProps> = {}): Promise<void> {
  await pageOf(<Filter {...props} />)
  await press('Open')
  await expect.element(popup()).toBeVisible()
}

/** Waits until all animations have ended. */
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

describe('closing', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['button', () => press('Close')],
    ['button', () => touchTap(centerOf(screen.getByRole('button', { name: 'Close' }).element()))],
    ['back', () => navigateBack()],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['mask', () => userEvent.click(popup(), { position: { x: 5, y: 5 } })],
    ['mask', () => touchTap({ x: 5, y: 5 })],
  ])('%s closes the popup, calls `onClose` and restores the focus', async (reason, close) => {
    await open()
    await close()
    await expect.poll(() => reasons).toEqual([`close ${reason} DIALOG`])
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('can be turned off for each reason', async () => {
    await open({ closeOnBack: false, closeOnEscape: false, closeOnMaskClick: false })
    for (let time = 0; time < 3; time++) {
      await userEvent.keyboard('{Escape}')
      await navigateBack()
      await userEvent.click(popup(), { position: { x: 5, y: 5 } })
      await expect.element(popup()).toBeVisible()
    }
    expect(reasons).toEqual([])
    await press('Close')
    await expect.poll(() => reasons).toEqual(['close button DIALOG'])
  })

  test('Escape is turned off by `closedby` and by preventing the key', async () => {
    await open({ closeOnEscape: false })
    const dialog = popup().element()
    expect(dialog.getAttribute('closedby')).toBe('none')
    const press = (key: string) =>
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }))
    expect(press('Escape'), 'for Safari').toBe(false)
    expect(press('a')).toBe(true)
  })

  test('opens again if a browser closes it despite `closeOnEscape={false}`', async () => {
    await open({ closeOnEscape: false })
    const dialog = popup().element() as HTMLDialogElement
    dialog.close()
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    expect(reasons).toEqual([])
  })
})

describe('placement', () => {
  test.each<[PopupProps['placement'], 'ltr' | 'rtl', Partial<Record<'left' | 'right' | 'top' | 'bottom', true>>]>([
    ['bottom', 'ltr', { left: true, right: true, bottom: true }],
    ['top', 'ltr', { left: true, right: true, top: true }],
    ['start', 'ltr', { left: true, top: true, bottom: true }],
    ['start', 'rtl', { right: true, top: true, bottom: true }],
    ['end', 'ltr', { right: true, top: true, bottom: true }],
    ['end', 'rtl', { left: true, top: true, bottom: true }],
    ['center', 'ltr', {}],
  ])('%s in %s', async (placement, dir, touches) => {
    document.documentElement.dir = dir
    await open({ placement })
    await settled()
    const { left, right, top, bottom } = box()
    expect({ left, right, top, bottom }).toEqual({
      left: expect.closeTo(touches.left ? 0 : left, 3),
      right: expect.closeTo(touches.right ? innerWidth : right, 3),
      top: expect.closeTo(touches.top ? 0 : top, 3),
      bottom: expect.closeTo(touches.bottom ? innerHeight : bottom, 3),
    })
    expect(left > 0, 'distance on the left').toBe(!touches.left)
    expect(right < innerWidth, 'distance on the right').toBe(!touches.right)
  })

  test.each(['bottom', 'top'] as const)('at the %s of a large window its width is limited', async (placement) => {
    await screen.viewport(1200, 800)
    onTestFinished(() => screen.viewport(390, 844))
    await open({ placement })
    await settled()
    expect([box().left, box().right]).toEqual([280, 920])
  })

  test.each([
    ['start', 'ltr', 'translateX(calc(-1 * 1 * 100%))'],
    ['start', 'rtl', 'translateX(calc(-1 * -1 * 100%))'],
    ['end', 'ltr', 'translateX(calc(1 * 1 * 100%))'],
    ['end', 'rtl', 'translateX(calc(1 * -1 * 100%))'],
  ] as const)('at the %s in %s slides in from that edge', (placement, dir, from) => {
    document.documentElement.dir = dir
    const { element } = render(<Popup open={false} aria-label="Filter" placement={placement} />)
    expect(getComputedStyle(element).getPropertyValue('--sw-overlay-from')).toBe(from)
  })
})

test('long content scrolls below a fixed heading', async () => {
  await open({ children: 'A long story. '.repeat(900) })
  const content = document.querySelector('dialog[open] > .sw-overlay-content') as HTMLElement
  expect(content.scrollHeight).toBeGreaterThan(content.clientHeight)
  content.scrollTop = 200
  const head = document.querySelector('.sw-popup-head') as HTMLElement
  expect(head.getBoundingClientRect().top).toBeCloseTo(content.getBoundingClientRect().top, 0)
})

test('does not dim the page without `mask`', async () => {
  await open({ mask: false })
  expect(getComputedStyle(popup().element(), '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

test('warns about a missing name', () => {
  expectConsole('error', /has no accessible name/)
  render(<Popup open={false} />)
})

test('labels its close button in the language of the app', async () => {
  await open()
  await switchLocale('fr')
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
  await switchLocale('en')
})

test('keys: Tab cycles inside, and Escape closes the upper of two popups', async () => {
  await pageOf(<PopupDemo />)
  await press('Bottom')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(popup('Second popup')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup('Second popup')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open another popup' })).toHaveFocus()
  await navigateBack()
  await expect.element(screen.getByRole('button', { name: 'Bottom' })).toHaveFocus()
})

test('axe-core finds nothing, closed and open', async () => {
  const { scroller } = await pageOf(<PopupDemo />)
  await expectNoAxeViolations(scroller)
  for (const name of ['Bottom', 'Long text']) {
    await press(name)
    await settled()
    await expectNoAxeViolations(document.querySelector('dialog[open]') as Element)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  }
})

test('is announced as a dialog with its heading and button', async () => {
  await open()
  await expect(popup().element()).toMatchAriaInlineSnapshot(`
    - dialog "Filter":
      - heading "Filter" [level=2]
      - button "Close"
      - button "Cheapest first"
  `)
})

test.each(['ltr', 'rtl'])(
  'aligns its heading with the direction of the app, for a text in any direction: %s',
  async (dir) => {
    document.documentElement.dir = dir
    await open()
    await settled()
    const words = document.createRange()
    words.selectNodeContents(screen.getByRole('heading', { name: 'Filter' }).element())
    const [heading, close] = [words, screen.getByRole('button', { name: 'Close' }).element()]
    const gap = Math.abs(heading.getBoundingClientRect().x - close.getBoundingClientRect().x)
    expect(gap).toBeGreaterThan(200)
  },
)

test('forced colours show the border of a popup without a mask', async () => {
  await forcedColors()
  await open({ mask: false })
  const content = document.querySelector('dialog[open] > .sw-overlay-content') as Element
  expect(getComputedStyle(content).borderTopStyle).toBe('solid')
})
