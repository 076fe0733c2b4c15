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

/** The box has come to rest. */
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

describe('what closes it', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['button', () => press('Close')],
    ['button', () => touchTap(centerOf(screen.getByRole('button', { name: 'Close' }).element()))],
    ['back', () => navigateBack()],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['mask', () => userEvent.click(popup(), { position: { x: 5, y: 5 } })],
    ['mask', () => touchTap({ x: 5, y: 5 })],
  ])('%s closes it and says so, and the focus goes back', async (reason, close) => {
    await open()
    await close()
    await expect.poll(() => reasons).toEqual([`close ${reason} DIALOG`])
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('each can be refused, more than once', async () => {
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

  test('Escape is refused in both ways that browsers know', async () => {
    await open({ closeOnEscape: false })
    const dialog = popup().element()
    expect(dialog.getAttribute('closedby')).toBe('none')
    const press = (key: string) =>
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }))
    expect(press('Escape'), 'which is what Safari asks').toBe(false)
    expect(press('a')).toBe(true)
  })

  test('where a browser closes it against its will, it opens again', async () => {
    await open({ closeOnEscape: false })
    const dialog = popup().element() as HTMLDialogElement
    dialog.close()
    await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    expect(reasons).toEqual([])
  })
})

describe('where it lies', () => {
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
    expect(left > 0, 'free on the left').toBe(!touches.left)
    expect(right < innerWidth, 'free on the right').toBe(!touches.right)
  })

  test.each(['bottom', 'top'] as const)(
    'from the %s of a large window it is no wider than can be read',
    async (placement) => {
      await screen.viewport(1200, 800)
      onTestFinished(() => screen.viewport(390, 844))
      await open({ placement })
      await settled()
      expect([box().left, box().right]).toEqual([280, 920])
    },
  )

  test.each([
    ['start', 'ltr', 'translateX(calc(-1 * 1 * 100%))'],
    ['start', 'rtl', 'translateX(calc(-1 * -1 * 100%))'],
    ['end', 'ltr', 'translateX(calc(1 * 1 * 100%))'],
    ['end', 'rtl', 'translateX(calc(1 * -1 * 100%))'],
  ] as const)('at the %s in %s it slides in from that edge', (placement, dir, from) => {
    document.documentElement.dir = dir
    const { element } = render(<Popup open={false} aria-label="Filter" placement={placement} />)
    expect(getComputedStyle(element).getPropertyValue('--sw-overlay-from')).toBe(from)
  })
})

test('a long text scrolls and its heading stays', async () => {
  await open({ children: 'A long story. '.repeat(900) })
  const content = document.querySelector('dialog[open] > .sw-overlay-content') as HTMLElement
  expect(content.scrollHeight).toBeGreaterThan(content.clientHeight)
  content.scrollTop = 200
  const head = document.querySelector('.sw-popup-head') as HTMLElement
  expect(head.getBoundingClientRect().top).toBeCloseTo(content.getBoundingClientRect().top, 0)
})

test('without a mask nothing is dimmed', async () => {
  await open({ mask: false })
  expect(getComputedStyle(popup().element(), '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

test('it says that it lacks a name', () => {
  expectConsole('error', /no name for screen readers/)
  render(<Popup open={false} />)
})

test('its button speaks the language of the app', async () => {
  await open()
  await switchLocale('fr')
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
  await switchLocale('en')
})

test('keys: Tab goes round inside, of two the upper one closes first', async () => {
  await pageOf(<PopupDemo />)
  await press('From below')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(popup('Above the other')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup('Above the other')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'One more above' })).toHaveFocus()
  await navigateBack()
  await expect.element(screen.getByRole('button', { name: 'From below' })).toHaveFocus()
})

test('axe-core finds nothing, closed and open', async () => {
  const { scroller } = await pageOf(<PopupDemo />)
  await expectNoAxeViolations(scroller)
  for (const name of ['From below', 'Long text']) {
    await press(name)
    await settled()
    await expectNoAxeViolations(document.querySelector('dialog[open]') as Element)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  }
})

test('is told as a dialog with its heading and button', async () => {
  await open()
  await expect(popup().element()).toMatchAriaInlineSnapshot(`
    - dialog "Filter":
      - heading "Filter" [level=2]
      - button "Close"
      - button "Cheapest first"
  `)
})

test.each(['ltr', 'rtl'])('its heading begins where headings begin, whatever it is written in: %s', async (dir) => {
  document.documentElement.dir = dir
  await open()
  await settled()
  const words = document.createRange()
  words.selectNodeContents(screen.getByRole('heading', { name: 'Filter' }).element())
  const [heading, close] = [words, screen.getByRole('button', { name: 'Close' }).element()]
  const gap = Math.abs(heading.getBoundingClientRect().x - close.getBoundingClientRect().x)
  expect(gap).toBeGreaterThan(200)
})

test('forced colours show where one without a mask ends', async () => {
  await forcedColors()
  await open({ mask: false })
  const content = document.querySelector('dialog[open] > .sw-overlay-content') as Element
  expect(getComputedStyle(content).borderTopStyle).toBe('solid')
})
