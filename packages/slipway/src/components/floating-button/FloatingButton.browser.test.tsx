import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import FloatingButtonDemo from './demo.tsx'
import { FloatingButton, type FloatingButtonProps } from './index.ts'

describeConformance((props) => <FloatingButton label="New" icon="+" {...props} />, { selector: 'button' })

const events: string[] = []
beforeEach(() => void events.splice(0))

const actions = [{ label: 'Picture' }, { label: 'Bin', disabled: true }, { label: 'Film' }, { label: 'Text' }]
const view = (props: Partial<FloatingButtonProps> = {}) => (
  <FloatingButton
    label="New"
    icon="+"
    actions={actions}
    onAction={({ type, detail, target }) => events.push(`${type} ${detail.index} ${target.ariaLabel}`)}
    {...props}
  />
)

const button = () => screen.getByRole('button', { name: 'New' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const menu = () => screen.getByRole('menu')

async function unfold(): Promise<void> {
  await pageOf(
    <>
      {view()}
      <button type="button">Elsewhere</button>
    </>,
  )
  await userEvent.click(button())
  await expect.element(menu()).toBeVisible()
}

test('it is in a bottom corner of its page, 56 pixels wide', async () => {
  const { layer } = await pageOf(view())
  const box = button().element().getBoundingClientRect()
  const page = layer.getBoundingClientRect()
  expect([box.width, box.height]).toEqual([56, 56])
  expect([page.right - box.right, page.bottom - box.bottom]).toEqual([16, 16])
})

test.each([
  ['end', 'ltr', 'right'],
  ['start', 'ltr', 'left'],
  ['end', 'rtl', 'left'],
  ['start', 'rtl', 'right'],
] as const)('at the %s of lines in %s it is on the %s', (placement, dir, side) => {
  const { container } = render(<div dir={dir}>{view({ placement })}</div>)
  const { left, right } = (container.querySelector('button') as Element).getBoundingClientRect()
  expect(left < innerWidth - right ? 'left' : 'right').toBe(side)
})

test('it stays above a soft keyboard and a footer', () => {
  const { style } = document.documentElement
  const { element } = render(view())
  const bottom = () => innerHeight - element.getBoundingClientRect().bottom
  style.setProperty('--sw-keyboard-height', '300px')
  expect(bottom()).toBe(316)
  style.removeProperty('--sw-keyboard-height')
  element.style.setProperty('--sw-floating-button-offset', '60px')
  expect(bottom()).toBe(76)
})

test('a click calls `onClick`, except while it is loading or disabled', async () => {
  const onClick = vi.fn()
  const { rerender } = render(view({ onClick, actions: [] }))
  await touchTap(centerOf(button().element()))
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce())
  rerender(view({ onClick, actions: [], loading: true }))
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  ;(button().element() as HTMLElement).click()
  rerender(view({ onClick, disabled: true }))
  ;(button().element() as HTMLElement).click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(menu().query()).toBeNull()
})

test('it opens a menu, with the matching ARIA attributes', async () => {
  await unfold()
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(menu()).toHaveAccessibleName('New')
  await expect.element(item('Picture')).toHaveFocus()
  await userEvent.click(item('Film'))
  expect(events).toEqual(['action 2 New'])
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
})

test('keys move through the menu', async () => {
  await unfold()
  for (const [key, name] of [
    ['ArrowDown', 'Film'],
    ['ArrowDown', 'Text'],
    ['ArrowDown', 'Picture'],
    ['ArrowUp', 'Text'],
    ['Home', 'Picture'],
    ['End', 'Text'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(item(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  expect(events).toEqual(['action 3 New'])
})

test.each<[string, () => Promise<unknown>]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => navigateBack()],
  ['Tab', () => userEvent.keyboard('{Tab}')],
  ['its button', () => userEvent.click(button())],
  ['a click outside', () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
])('%s closes the menu', async (_, act) => {
  await unfold()
  await act()
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(button()).toBeVisible()
  expect(events).toEqual([])
})

test('axe-core finds nothing, closed and open', async () => {
  const { scroller } = await pageOf(<FloatingButtonDemo />)
  await expectNoAxeViolations(scroller)
  await userEvent.click(screen.getByRole('button', { name: 'New note' }))
  await expect.element(menu()).toBeVisible()
  await expectNoAxeViolations(scroller)
})

test('screen readers read a button with its menu, and the expanded and disabled states', async () => {
  await unfold()
  await expect(button().element()).toMatchAriaInlineSnapshot(`- button "New" [expanded]`)
  await expect(menu().element()).toMatchAriaInlineSnapshot(`
    - menu "New":
      - menuitem "Picture"
      - menuitem "Bin" [disabled]
      - menuitem "Film"
      - menuitem "Text"
  `)
})

test('forced colours show the edges of its parts, and the disabled state', async () => {
  await forcedColors()
  await unfold()
  for (const part of [button(), item('Picture')]) {
    expect(getComputedStyle(part.element()).borderTopStyle).toBe('solid')
  }
  expect(getComputedStyle(item('Bin').element()).color).not.toBe(getComputedStyle(item('Picture').element()).color)
})

test('while loading a ring rotates around its icon, slowly with reduced motion', async () => {
  const ring = () => getComputedStyle(button().element(), '::after')
  const { rerender } = render(view({ actions: [] }))
  expect(ring().content).toBe('none')
  rerender(view({ actions: [], loading: true }))
  const { content, width, borderTopStyle, animationDuration } = ring()
  expect([content, width, borderTopStyle, animationDuration]).toEqual(['""', '40px', 'solid', '0.9s'])
  await lessMotion()
  expect(ring().animationDuration).toBe('3s')
})

test('nothing moves with reduced motion', async () => {
  await lessMotion()
  await unfold()
  expect(document.getAnimations()).toEqual([])
  await userEvent.click(button())
  await expect.element(menu()).not.toBeInTheDocument()
  expect(document.getAnimations()).toEqual([])
})
