import { expect, test } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { saidFormValue, useFormValue } from './formValue.ts'

function Stars({ count }: { count: number }) {
  return <input type="hidden" name="stars" value={count} ref={useFormValue(() => count)} />
}

test('a control says its value as it is now', () => {
  const { element, rerender } = render(<Stars count={3} />)
  expect(saidFormValue(element)).toBe(3)
  rerender(<Stars count={0} />)
  expect(saidFormValue(element)).toBe(0)
})

test('a control without it says nothing', () => {
  const { element } = render(<input name="stars" defaultValue="3" />)
  expect(saidFormValue(element)).toBeUndefined()
})
