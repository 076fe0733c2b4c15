import { expect, test } from 'vitest'
import { keepObserved } from './keepObserved.ts'

/** Observes two elements, and notes each start and end. */
function observing() {
  const calls: string[] = []
  const [a, b] = [{ id: 'a' }, { id: 'b' }] as [HTMLElement, HTMLElement]
  const { observe, forget } = keepObserved(({ id }, index) => {
    calls.push(`+${id}${index}`)
    return () => calls.push(`-${id}${index}`)
  })
  return { a, b, observe, forget, calls }
}

test('an observation ends after the turn in which it was stopped', async () => {
  const { a, observe, calls } = observing()
  observe(a, 0)()
  expect(calls).toEqual(['+a0'])
  await Promise.resolve()
  expect(calls).toEqual(['+a0', '-a0'])
})

test('an element that is observed again in the same turn stays observed, and ends once', async () => {
  const { a, observe, calls } = observing()
  observe(a, 0)()
  const stop = observe(a, 0)
  await Promise.resolve()
  expect(calls).toEqual(['+a0'])
  stop()
  await Promise.resolve()
  await Promise.resolve()
  expect(calls).toEqual(['+a0', '-a0'])
})

test('an element with another index is observed anew, after the end of the former observation', async () => {
  const { a, observe, calls } = observing()
  observe(a, 0)()
  observe(a, 1)
  await Promise.resolve()
  expect(calls).toEqual(['+a0', '-a0', '+a1'])
})

test('each element ends alone', async () => {
  const { a, b, observe, calls } = observing()
  const stopA = observe(a, 0)
  observe(b, 1)
  stopA()
  await Promise.resolve()
  expect(calls).toEqual(['+a0', '+b1', '-a0'])
})

test.each(['before', 'after'])('an element whose observation ends %s `forget` is observed anew', async (order) => {
  const { a, observe, forget, calls } = observing()
  const stop = observe(a, 0)
  if (order === 'after') forget()
  stop()
  if (order === 'before') forget()
  observe(a, 0)
  await Promise.resolve()
  expect(calls).toEqual(['+a0', '-a0', '+a0'])
})
