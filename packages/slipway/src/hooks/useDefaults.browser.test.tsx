import { expect, test } from 'vitest'
import { overrideConstants } from '../base/defaults/overrideConstants.ts'
import { render } from '../testing/internal/environment/render.tsx'
import { useDefaults } from './useDefaults.ts'

function Limit() {
  return <p>{useDefaults().previewImage.maxScale}</p>
}

test('a component gets the constants with the app’s overrides', () => {
  expect(render(<Limit />).element.textContent).toBe('4')
  const restore = overrideConstants({ previewImage: { maxScale: 8 } })
  const overridden = render(<Limit />).element.textContent
  restore()
  expect(overridden).toBe('8')
})
