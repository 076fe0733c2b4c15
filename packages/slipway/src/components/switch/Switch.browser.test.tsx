import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { formLibrary } from '../../testing/internal/apps/formLibrary.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchDrag, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { describeToggle } from '../../testing/toggleConformance.tsx'
import { Switch, type SwitchProps } from './index.ts'

describeConformance((props) => <Switch aria-label="Wi-Fi" {...props} />, {
  selector: 'input',
  ignoresChildren: true,
  control: {
    prop: 'checked',
    detail: 'value',
    values: [false, true],
    turn: (target) => userEvent.click(target),
    shown: (target) => (target as HTMLInputElement).checked,
  },
})
describe('as a checkbox', () => {
  describeConformance((props) => <Switch aria-label="Wi-Fi" type="checkbox" {...props} />, { selector: 'input' })
})

const control = () => page.getByRole('switch')
const input = () => document.querySelector('input') as HTMLInputElement

/** Renders a switch that records its events. */
function renderSwitch(props: SwitchProps = {}) {
  const reported: string[] = []
  const rendered = render(
    <div style={{ padding: 100 }}>
      <Switch
        aria-label="Wi-Fi"
        onChange={({ type, detail, target }) => reported.push(`${type} ${detail.value} ${target.checked}`)}
        {...props}
      />
    </div>,
  )
  return { ...rendered, reported }
}

describe('[S4.5] on and off', () => {
  describeToggle((props) => <Switch aria-label="Wi-Fi" {...props} />, {
    role: 'switch',
    name: 'Wi-Fi',
    value: 'on',
    detailOf: (value) => ({ value }),
    variants: [{ type: 'checkbox' }],
  })

  test('disabled, it ignores swipes; in a disabled fieldset, it ignores taps', async () => {
    const { reported, rerender } = renderSwitch({ disabled: true })
    await touchDrag(centerOf(input()), { ...centerOf(input()), x: 400 })
    rerender(
      <fieldset disabled>
        <Switch aria-label="Wi-Fi" onChange={() => reported.push('fieldset')} />
      </fieldset>,
    )
    await touchTap(centerOf(input()))
    expect(reported).toEqual([])
    await expect.element(control()).not.toBeChecked()
  })
})

describe('a swipe', () => {
  const swipe = async (distancePx: number) => {
    const { x, y } = centerOf(input())
    await touchDrag({ x: x - distancePx / 2, y }, { x: x + distancePx / 2, y })
  }

  test.each([
    ['ltr', 60],
    ['rtl', -60],
  ])(
    '[S4.5] in %s text it switches on towards the end and off towards the start, once each',
    async (dir, distancePx) => {
      const { reported } = renderSwitch({ dir })
      await swipe(distancePx)
      await expect.element(control()).toBeChecked()
      await swipe(distancePx)
      await swipe(-distancePx)
      await expect.element(control()).not.toBeChecked()
      await swipe(-distancePx)
      expect(reported).toEqual(['change true true', 'change false false'])
    },
  )

  test('a mouse drag changes it once, like a click', async () => {
    const { reported } = renderSwitch()
    const { x, y } = centerOf(input())
    await mouseDrag({ x: x - 22, y }, { x: x + 22, y })
    await vi.waitFor(() => expect(reported).toEqual(['change true true']))
  })

  test('a touch that scrolls the page does not change it', async () => {
    const { reported } = renderSwitch()
    const { x, y } = centerOf(input())
    await touchDrag({ x, y }, { x: x + 30, y: y + 160 })
    expect(reported).toEqual([])
  })
})

test('a form library registers it, and reads and sets its state directly', async () => {
  const { register, getValue, setValue, received } = formLibrary()
  render(<Switch aria-label="Wi-Fi" {...register('wifi')} />)
  await userEvent.click(control())
  await userEvent.tab()
  input().blur()
  expect(received).toEqual(['change wifi true', 'blur wifi true'])
  setValue('wifi', false)
  await expect.element(control()).not.toBeChecked()
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  expect(thumbLeft(), 'the thumb moves too').toBe(0)
  expect(getValue('wifi')).toBe(false)
})

/** The distance of the thumb from its position in the off state. */
const thumbLeft = () => Number.parseFloat(getComputedStyle(input(), '::before').translate) || 0

describe('appearance', () => {
  test('is 52 × 32, with the thumb at the end while on', async () => {
    const { element } = renderSwitch()
    expect([input().offsetWidth, input().offsetHeight]).toEqual([52, 32])
    expect(thumbLeft()).toBe(0)
    await userEvent.click(control())
    await vi.waitFor(() => expect(thumbLeft()).toBe(20))
    element.dir = 'rtl'
    await vi.waitFor(() => expect(thumbLeft()).toBe(-20))
  })

  test('the touch target is 44 px high', async () => {
    const { reported } = renderSwitch()
    const { x, y } = centerOf(input())
    await touchTap({ x, y: y - 21 })
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    await touchTap({ x, y: y + 21 })
    await vi.waitFor(() => expect(reported).toHaveLength(2))
  })

  test.each([
    ['switch', 'switch'],
    ['checkbox', 'checkbox'],
  ] as const)('of type %s has its colour while on, and the role %s', async (type, role) => {
    renderSwitch({ type, color: 'rgb(1, 2, 3)' })
    const background = () => getComputedStyle(input()).backgroundColor
    expect(background()).not.toBe('rgb(1, 2, 3)')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(background()).toBe('rgb(1, 2, 3)'))
    await expect.element(page.getByRole(role, { name: 'Wi-Fi', checked: true })).toHaveFocus()
    expect(await focusedNode()).toEqual({ role, name: 'Wi-Fi' })
  })
})

test('reduced motion disables its transition', async () => {
  await lessMotion()
  const { container } = render(<Switch aria-label="Wi-Fi" />)
  const input = container.querySelector('input') as HTMLInputElement
  // After the first paint: transitions do not run before it.
  await new Promise(requestAnimationFrame)
  input.click()
  expect(input.getAnimations({ subtree: true })).toEqual([])
})
