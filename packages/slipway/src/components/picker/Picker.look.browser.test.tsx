import { expect, test } from 'vitest'
import { forcedColors, systemColor } from '../../testing/setup/forcedColors.ts'
import { render } from '../../testing/setup/render.tsx'
import { Picker } from './index.ts'

test('forced colours show its edge, and what is not available', async () => {
  await forcedColors()
  const { element, rerender } = render(<Picker aria-label="Tea" range={['Assam', 'Darjeeling']} />)
  const field = () => getComputedStyle(element.querySelector('button') ?? element)
  expect(field().borderTopStyle).toBe('solid')
  expect(field().color).not.toBe(systemColor('GrayText'))
  rerender(<Picker aria-label="Tea" range={['Assam', 'Darjeeling']} disabled />)
  expect([field().color, field().opacity]).toEqual([systemColor('GrayText'), '1'])
})
