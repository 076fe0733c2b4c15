import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Slider } from './index.ts'

const slider = () => page.getByRole('slider')
const expectShown = (value: number) => expect.element(slider()).toHaveValue(String(value))
const input = () => slider().element() as HTMLInputElement

describe('in a form', () => {
  const form = () => document.querySelector('form') as HTMLFormElement
  const formValue = () => new FormData(form()).get('volume')

  test('is submitted under its name, and a reset restores `defaultValue`', async () => {
    render(
      <form>
        <Slider aria-label="Volume" name="volume" defaultValue={30} showValue />
      </form>,
    )
    expect(formValue()).toBe('30')
    input().focus()
    await userEvent.keyboard('{End}')
    expect(formValue()).toBe('100')
    form().reset()
    await expect.element(page.getByText('30')).toBeVisible()
    expect(formValue()).toBe('30')
  })

  test('is reset by a reset button too', async () => {
    render(
      <form>
        <Slider aria-label="Volume" name="volume" defaultValue={30} />
        <button type="reset">Reset</button>
      </form>,
    )
    input().focus()
    await userEvent.keyboard('{End}')
    await userEvent.click(page.getByRole('button'))
    await expectShown(30)
    expect(formValue()).toBe('30')
  })
})

test('a label names it', async () => {
  const { container } = render(
    <>
      <label htmlFor="volume">Volume</label>
      <Slider id="volume" showValue />
    </>,
  )
  await expect.element(slider()).toHaveAccessibleName('Volume')
  await expectNoAxeViolations(container)
})

test('is announced with its name, value and state', async () => {
  const { container } = render(
    <>
      <Slider aria-label="Volume" defaultValue={40} />
      <Slider aria-label="Not available" disabled />
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - slider "Volume": "40"
    - slider "Not available" [disabled]: "0"
  `)
})

test('forced colours distinguish its two sides', async () => {
  await forcedColors()
  const { container } = render(<Slider aria-label="Volume" defaultValue={40} />)
  const line = getComputedStyle(container.querySelector('.sw-slider') as Element).getPropertyValue('--sw-slider-line')
  expect(line).toContain('Highlight')
  expect(line).toContain('CanvasText')
})
