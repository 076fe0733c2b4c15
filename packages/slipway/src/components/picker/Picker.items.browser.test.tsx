import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Picker } from './index.ts'

const items = [
  { label: 'Small', value: 's' },
  { label: 'Medium', value: 'm', disabled: true },
  { label: 'Large', value: 'l' },
] as const

const values: (string | number)[] = []
const wheel = page.getByRole('spinbutton')
const button = page.getByRole('button', { name: /^Size/ })

beforeEach(() => {
  values.length = 0
})

/** Renders a picker in a form, and opens it. */
async function open(value?: string): Promise<HTMLFormElement> {
  const { container } = render(
    <form>
      <Picker
        aria-label="Size"
        name="size"
        items={items}
        {...(value !== undefined && { defaultValue: value })}
        onChange={({ detail }) => values.push(detail.value)}
      />
    </form>,
  )
  await userEvent.click(button)
  await expect.element(wheel).toHaveFocus()
  return container.querySelector('form') as HTMLFormElement
}

test('a choice is reported, shown and sent by its value, and a disabled item is passed', async () => {
  const form = await open('s')
  await expect.element(wheel).toHaveAttribute('aria-valuetext', 'Small')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(wheel).toHaveAttribute('aria-valuetext', 'Large')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(wheel).toHaveAttribute('aria-valuetext', 'Small')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => values).toEqual(['l'])
  await expect.element(button).toHaveTextContent('Large')
  expect(new FormData(form).get('size')).toBe('l')
})

test('a disabled item looks disabled; axe-core finds nothing', async () => {
  await open()
  const row = document.querySelector('[role=spinbutton] [data-disabled]') as HTMLElement
  expect(row.textContent).toBe('Medium')
  expect(getComputedStyle(row).textDecorationLine).toBe('line-through')
  await expectNoAxeViolations(page.getByRole('dialog').element())
})

test('the value of an item that page restore sets is chosen; one without an item is refused', async () => {
  const { container } = render(<Picker aria-label="Size" name="size" items={items} defaultValue="s" />)
  const restore = (value: string) => {
    const input = container.querySelector('input') as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    return input.dispatchEvent(new InputEvent('input', { bubbles: true, cancelable: true }))
  }
  // Page restore tries again in each frame, because the code of the wheels may have to be loaded.
  await vi.waitFor(() => expect(restore('l')).toBe(true))
  await expect.element(button).toHaveTextContent('Large')
  expect(restore('gone')).toBe(false)
  await expect.element(button).toHaveTextContent('Large')
})

test('forced colours show a disabled item in the colour of disabled text', async () => {
  await forcedColors()
  await open()
  const colorOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).color
  expect(colorOf('Medium')).toBe(systemColor('GrayText'))
  expect(colorOf('Small')).not.toBe(systemColor('GrayText'))
})

test('in right-to-left text the wheel and the texts of the items are in the middle', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await open('s')
  const middleOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const [row] = document.querySelectorAll('[role=spinbutton] .sw-picker-view-row')
  expect(row?.textContent).toBe('Small')
  expect(middleOf(row as Element)).toBeCloseTo(middleOf(page.getByRole('dialog').element()), -1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(button).toHaveTextContent('Large')
})
