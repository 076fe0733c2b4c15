import { expect, test } from 'vitest'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Input } from '../input/index.ts'
import { Picker } from './index.ts'

test('its text is aligned with the text of an Input', () => {
  const { element } = render(
    <div>
      <Input aria-label="Name" defaultValue="Ada" />
      <Picker aria-label="Tea" range={['Assam', 'Darjeeling']} />
    </div>,
  )
  const begins = [...element.querySelectorAll('input.sw-input, button')].map((field) => {
    const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(field)
    return Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth)
  })
  expect(begins).toEqual([13, 13])
})

test('forced colours show its border and the disabled state', async () => {
  await forcedColors()
  const { element, rerender } = render(<Picker aria-label="Tea" range={['Assam', 'Darjeeling']} />)
  const field = () => getComputedStyle(element.querySelector('button') ?? element)
  expect(field().borderTopStyle).toBe('solid')
  expect(field().color).not.toBe(systemColor('GrayText'))
  rerender(<Picker aria-label="Tea" range={['Assam', 'Darjeeling']} disabled />)
  expect([field().color, field().opacity]).toEqual([systemColor('GrayText'), '1'])
})
