import { createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../testing/internal/environment/render.tsx'
import { useMergedRef } from './useMergedRef.ts'

function Held({ first, second }: { first?: Ref<HTMLParagraphElement>; second?: Ref<HTMLParagraphElement> }) {
  return <p ref={useMergedRef(first, second)} />
}

test('a ref object and a callback receive the same element, and both are detached', () => {
  const object = createRef<HTMLParagraphElement>()
  const callback = vi.fn<(element: HTMLParagraphElement | null) => void>()
  const { element, unmount } = render(<Held first={object} second={callback} />)
  expect(object.current).toBe(element)
  expect(callback.mock.calls).toEqual([[element]])
  unmount()
  expect(object.current).toBeNull()
  expect(callback.mock.calls).toEqual([[element], [null]])
})

test('calls a clean-up function instead of passing `null`', () => {
  const cleanUp = vi.fn()
  const callback = vi.fn(() => cleanUp)
  const { unmount } = render(<Held first={callback} second={createRef()} />)
  unmount()
  expect(callback).toHaveBeenCalledTimes(1)
  expect(cleanUp).toHaveBeenCalledTimes(1)
})

test('stays attached while both refs stay, and moves when one changes', () => {
  const first = vi.fn<(element: HTMLParagraphElement | null) => void>()
  const second = createRef<HTMLParagraphElement>()
  const { element, rerender } = render(<Held first={first} second={second} />)
  rerender(<Held first={first} second={second} />)
  expect(first).toHaveBeenCalledTimes(1)
  const other = createRef<HTMLParagraphElement>()
  rerender(<Held first={first} second={other} />)
  expect(second.current).toBeNull()
  expect(other.current).toBe(element)
})

test('accepts a single ref, or only `undefined`', () => {
  const only = createRef<HTMLParagraphElement>()
  const { element, rerender } = render(<Held second={only} />)
  expect(only.current).toBe(element)
  rerender(<Held />)
  expect(only.current).toBeNull()
})
