import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { PlusIcon } from '../icons/index.ts'
import { Button, type ButtonProps } from './index.ts'

const sizes = ['default', 'mini', 'small', 'large'] as const
const button = () => page.getByRole('button').element() as HTMLElement
const icon = () => (button().querySelector('svg') as SVGElement).getBoundingClientRect()

/** Renders a button in a container of 300 px. */
const renderButton = (props: ButtonProps, dir = 'ltr') =>
  render(
    <div dir={dir} style={{ inlineSize: 300, padding: 24 }}>
      <Button {...props} />
    </div>,
  )

describe('sizes', () => {
  test.each([
    ['default', 48, true],
    ['large', 56, true],
    ['small', 36, false],
    ['mini', 32, false],
  ] as const)('%s is %i px high; fills its container: %s', (size, height, fills) => {
    renderButton({ size, children: 'Save' })
    expect(button().offsetHeight).toBe(height)
    if (fills) expect(button().offsetWidth).toBe(300)
    else expect(button().offsetWidth).toBeLessThan(150)
  })

  test('a small button has a target of 44 px', async () => {
    const onClick = vi.fn()
    renderButton({ size: 'small', onClick, children: 'Go' })
    const { x, y } = centerOf(button())
    await touchTap({ x, y: y - 21 })
    await touchTap({ x, y: y + 21 })
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(2))
  })
})

test.each(sizes)('a pill of size %s has half circles at its ends', (size) => {
  renderButton({ size, shape: 'pill', children: 'Save' })
  expect(Number.parseFloat(getComputedStyle(button()).borderStartStartRadius)).toBeGreaterThanOrEqual(
    button().offsetHeight / 2,
  )
})

describe('an icon', () => {
  test.each(['ltr', 'rtl'])('is before the text, and both are centred: %s', (dir) => {
    renderButton({ icon: <PlusIcon />, children: 'New list' }, dir)
    const text = page.getByText('New list').element().getBoundingClientRect()
    const box = button().getBoundingClientRect()
    expect(dir === 'ltr' ? text.left - icon().right : icon().left - text.right).toBeCloseTo(8, 0)
    const [start, end] = dir === 'ltr' ? [icon().left, text.right] : [text.left, icon().right]
    expect((start + end) / 2).toBeCloseTo(box.left + box.width / 2, 0)
  })

  test.each(sizes)('alone makes a button of size %s a square', async (size) => {
    renderButton({ size, icon: <PlusIcon />, 'aria-label': 'Add' })
    expect(button().offsetWidth).toBe(button().offsetHeight)
    expect(icon().left + icon().width / 2).toBeCloseTo(centerOf(button()).x, 0)
    expect(icon().top + icon().height / 2).toBeCloseTo(centerOf(button()).y, 0)
    await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  })

  test('alone needs a name', () => {
    expectConsole('error', /<Button> with only an icon has no accessible name/)
    renderButton({ icon: <PlusIcon /> })
    expect(button()).toHaveAttribute('data-icon', 'only')
  })

  test.each<[string, ButtonProps]>([
    ['with text', { children: 'Add' }],
    ['small', { size: 'small', children: 'Add' }],
    ['alone', { 'aria-label': 'Add' }],
  ])('is replaced by the spinner, and the button keeps its size: %s', async (_, props) => {
    await lessMotion()
    const view = (loading: boolean) => <Button icon={<PlusIcon />} loading={loading} {...props} />
    const { rerender } = render(view(false))
    const before = button().getBoundingClientRect()
    rerender(view(true))
    expect(button().getBoundingClientRect()).toEqual(before)
    expect(button().querySelector('svg')?.checkVisibility({ visibilityProperty: true })).toBe(false)
    const spinner = button().querySelector('.sw-button-icon > .sw-button-spinner') as Element
    expect(getComputedStyle(spinner, '::before').borderTopStyle).toBe('solid')
    await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toHaveAttribute('aria-busy', 'true')
  })

  test('long text wraps beside the icon', () => {
    renderButton({ icon: <PlusIcon />, children: 'Send the confirmation to all guests who have not answered yet' })
    expect(button().offsetHeight).toBeGreaterThan(60)
    expect(button().scrollWidth).toBe(button().clientWidth)
    expect(icon().width).toBe(20)
  })

  test('has the colour of the text with forced colours', async () => {
    await forcedColors()
    renderButton({ icon: <PlusIcon />, type: 'primary', children: 'Add' })
    expect(getComputedStyle(button().querySelector('svg') as Element).stroke).toBe(systemColor('ButtonText'))
  })
})

test('axe-core finds nothing', async () => {
  const { container } = render(
    <div style={{ padding: 24, display: 'grid', gap: 24 }}>
      {sizes.flatMap((size) =>
        ([false, true] as const).map((loading) => (
          <div key={`${size} ${loading}`} style={{ display: 'grid', gap: 24 }}>
            <Button {...{ size, loading }} shape="pill" type="primary" icon={<PlusIcon />}>
              Add
            </Button>
            <Button {...{ size, loading }} icon={<PlusIcon />} aria-label="Add" />
          </div>
        )),
      )}
    </div>,
  )
  await expectNoAxeViolations(container)
})
