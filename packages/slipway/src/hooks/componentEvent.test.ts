import type { SyntheticEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { componentEvent } from './componentEvent.ts'

const target = {} as Element

test('carries its type, its target and its detail', () => {
  const detail = { value: 3 }
  expect(componentEvent('change', target, detail)).toMatchObject({
    type: 'change',
    target,
    currentTarget: target,
    detail,
  })
})

test('copies time and DOM event from a browser event', () => {
  const source = new Event('change')
  const event = componentEvent('change', target, {}, source)
  expect(event.nativeEvent).toBe(source)
  expect(event.timeStamp).toBe(source.timeStamp)
})

test('copies them from the native event of a React event', () => {
  const nativeEvent = new Event('input')
  const event = componentEvent('changing', target, {}, { nativeEvent } as SyntheticEvent)
  expect(event.nativeEvent).toBe(nativeEvent)
  expect(event.timeStamp).toBe(nativeEvent.timeStamp)
})

test('uses the current time if there is no DOM event', () => {
  const before = performance.now()
  const event = componentEvent('finish', target, {})
  expect(event.nativeEvent).toBeUndefined()
  expect(event.timeStamp).toBeGreaterThanOrEqual(before)
  expect(event.timeStamp).toBeLessThanOrEqual(performance.now())
})

test.each([
  ['a browser event', new Event('click', { cancelable: true })],
  ['an event that cannot be prevented', new Event('change')],
  ['none', undefined],
])('can be prevented with %s as its source', (_what, source) => {
  const event = componentEvent('change', target, {}, source)
  expect(event.defaultPrevented).toBe(false)
  event.preventDefault()
  expect(event.defaultPrevented).toBe(true)
  expect(source?.defaultPrevented).toBe(source?.cancelable)
})

test('`defaultPrevented` is `true` if the source was prevented before', () => {
  const source = new Event('click', { cancelable: true })
  const event = componentEvent('tap', target, {}, source)
  source.preventDefault()
  expect(event.defaultPrevented).toBe(true)
})

test('stops the propagation of the source event', () => {
  const source = new Event('click', { bubbles: true })
  const stop = vi.spyOn(source, 'stopPropagation')
  componentEvent('tap', target, {}, source).stopPropagation()
  expect(stop).toHaveBeenCalledTimes(1)
})
