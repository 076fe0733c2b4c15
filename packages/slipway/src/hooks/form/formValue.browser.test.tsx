import { expect, test } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { readFormValue, useFormValue } from './formValue.ts'

function Stars({ count }: { count: number }) {
  return <input type="hidden" name="stars" value={count} ref={useFormValue(() => count)} />
}

test('a control provides its current value', () => {
  const { element, rerender } = render(<Stars count={3} />)
  expect(readFormValue(element)).toBe(3)
  rerender(<Stars count={0} />)
  expect(readFormValue(element)).toBe(0)
})

test('a control without the hook provides no value', () => {
  const { element } = render(<input name="stars" defaultValue="3" />)
  expect(readFormValue(element)).toBeUndefined()
})
