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

test('takes time and DOM event from a browser event', () => {
  const source = new Event('change')
  const event = componentEvent('change', target, {}, source)
  expect(event.nativeEvent).toBe(source)
  expect(event.timeStamp).toBe(source.timeStamp)
})

test('takes them from what is behind a React event', () => {
  const nativeEvent = new Event('input')
  const event = componentEvent('changing', target, {}, { nativeEvent } as SyntheticEvent)
  expect(event.nativeEvent).toBe(nativeEvent)
  expect(event.timeStamp).toBe(nativeEvent.timeStamp)
})

test('without a DOM event it has the time of now', () => {
  const before = performance.now()
  const event = componentEvent('finish', target, {})
  expect(event.nativeEvent).toBeUndefined()
  expect(event.timeStamp).toBeGreaterThanOrEqual(before)
  expect(event.timeStamp).toBeLessThanOrEqual(performance.now())
})

test.each([
  ['a browser event', new Event('click', { cancelable: true })],
  ['one that cannot be prevented', new Event('change')],
  ['none', undefined],
])('can be prevented with %s behind it', (_what, source) => {
  const event = componentEvent('change', target, {}, source)
  expect(event.defaultPrevented).toBe(false)
  event.preventDefault()
  expect(event.defaultPrevented).toBe(true)
  expect(source?.defaultPrevented).toBe(source?.cancelable)
})

test('knows that the event behind it was prevented', () => {
  const source = new Event('click', { cancelable: true })
  const event = componentEvent('tap', target, {}, source)
  source.preventDefault()
  expect(event.defaultPrevented).toBe(true)
})

test('stops the event behind it', () => {
  const source = new Event('click', { bubbles: true })
  const stop = vi.spyOn(source, 'stopPropagation')
  componentEvent('tap', target, {}, source).stopPropagation()
  expect(stop).toHaveBeenCalledTimes(1)
})
