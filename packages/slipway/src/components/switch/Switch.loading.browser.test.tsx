import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchDrag, touchTap } from '../../testing/internal/input/touch.ts'
import { Switch, type SwitchProps } from './index.ts'

const control = () => page.getByRole('switch')
const input = () => document.querySelector('input') as HTMLInputElement
const thumb = () => getComputedStyle(input(), '::before')

test.each<[string, SwitchProps, string]>([
  ['controlled', { checked: false }, 'rtl'],
  ['uncontrolled', { defaultChecked: false }, 'ltr'],
])('a loading switch, %s, ignores taps, clicks, swipes, keys and its label', async (_, props, dir) => {
  const onChange = vi.fn()
  render(
    <div dir={dir} style={{ padding: 100 }}>
      <label htmlFor="wifi">Wi-Fi</label>
      <Switch id="wifi" loading onChange={onChange} {...props} />
    </div>,
  )
  const { x, y } = centerOf(input())
  await touchTap({ x, y })
  for (const element of [input(), document.querySelector('label') as HTMLElement]) {
    await mouseDown(centerOf(element))
    await mouseUp(centerOf(element))
  }
  await touchDrag({ x: x - 30, y }, { x: x + 30, y })
  await touchDrag({ x: x + 30, y }, { x: x - 30, y })
  await mouseDrag({ x: x - 22, y }, { x: x + 22, y })
  input().focus()
  await userEvent.keyboard(' ')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(control()).not.toBeChecked()
})

test('it keeps the focus, is busy, and works again afterwards', async () => {
  const onChange = vi.fn()
  const view = (loading: boolean) => <Switch aria-label="Wi-Fi" loading={loading} onChange={onChange} />
  const { rerender } = render(view(false))
  await userEvent.tab()
  rerender(view(true))
  await expect.element(control()).toHaveFocus()
  await expect.element(control()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard(' ')
  rerender(view(false))
  await expect.element(control()).not.toHaveAttribute('aria-busy')
  await userEvent.keyboard(' ')
  await expect.element(control()).toBeChecked()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('Tab reaches it, and its form contains its value', async () => {
  const { container } = render(
    <form>
      <Switch aria-label="Wi-Fi" name="wifi" defaultChecked loading />
    </form>,
  )
  await userEvent.tab()
  await expect.element(control()).toHaveFocus()
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('wifi')).toBe('on')
})

test('a change of `checked` is shown while it is loading', async () => {
  const view = (checked: boolean) => <Switch aria-label="Wi-Fi" checked={checked} loading />
  const { rerender } = render(view(false))
  rerender(view(true))
  await expect.element(control()).toBeChecked()
  await vi.waitFor(() => expect(thumb().translate).toBe('20px'))
})

describe('the ring', () => {
  test.each(['switch', 'checkbox'] as const)('rotates on type %s, slower with reduced motion', async (type) => {
    const { rerender } = render(<Switch aria-label="Wi-Fi" type={type} loading />)
    expect([thumb().animationName, thumb().animationDuration]).toEqual(['sw-turn', '0.8s'])
    await lessMotion()
    await vi.waitFor(() => expect(thumb().animationDuration).toBe('3s'))
    rerender(<Switch aria-label="Wi-Fi" type={type} />)
    expect(thumb().animationName).toBe('none')
  })

  test('is visible with forced colours', async () => {
    await forcedColors()
    const { rerender } = render(<Switch aria-label="Wi-Fi" checked={false} loading />)
    expect(thumb().backgroundImage).toContain(systemColor('Canvas'))
    rerender(<Switch aria-label="Wi-Fi" checked loading />)
    expect(thumb().backgroundImage).toContain(systemColor('Highlight'))
  })
})

test('axe-core finds nothing', async () => {
  const { container } = render(
    <div style={{ padding: 24, display: 'grid', gap: 24 }}>
      {(['switch', 'checkbox'] as const).flatMap((type) =>
        [false, true].map((isOn) => (
          <Switch key={`${type} ${isOn}`} aria-label="Wi-Fi" type={type} defaultChecked={isOn} loading />
        )),
      )}
    </div>,
  )
  await expectNoAxeViolations(container)
})
