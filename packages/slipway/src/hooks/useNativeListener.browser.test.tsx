import { expect, test, vi } from 'vitest'
import { render } from '../testing/internal/environment/render.tsx'
import { useNativeListener } from './useNativeListener.ts'

interface FieldProps {
  listener?: ((event: Event) => void) | undefined
  passive?: boolean
}

function Field({ listener, passive }: FieldProps) {
  return <p ref={useNativeListener('touchmove', listener, passive)} />
}

test('calls the latest listener without attaching it again', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { element, rerender } = render(<Field listener={first} />)
  const attach = vi.spyOn(element, 'addEventListener')
  rerender(<Field listener={second} />)
  element.dispatchEvent(new Event('touchmove'))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
  expect(attach).not.toHaveBeenCalled()
})

test('attaches nothing without a listener, and detaches when the listener is removed', () => {
  const listener = vi.fn()
  const { element, rerender } = render(<Field />)
  rerender(<Field listener={listener} />)
  element.dispatchEvent(new Event('touchmove'))
  rerender(<Field />)
  element.dispatchEvent(new Event('touchmove'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each([
  [true, true],
  [false, false],
])('with passive %s the default action happens: %s', (passive, goesOn) => {
  const { element } = render(<Field listener={(event) => event.preventDefault()} passive={passive} />)
  expect(element.dispatchEvent(new Event('touchmove', { cancelable: true }))).toBe(goesOn)
})
