import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
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
