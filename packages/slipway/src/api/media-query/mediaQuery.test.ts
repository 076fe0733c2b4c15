import { expect, test, vi } from 'vitest'
import { createMediaQueryObserver, type MediaQueryHost } from './index.ts'

function memoryHost() {
  const watching = new Map<(matches: boolean) => void, string>()
  const host: MediaQueryHost = {
    watch(query, listener) {
      watching.set(listener, query)
      listener(false)
      return () => void watching.delete(listener)
    },
  }
  return { host, watching }
}

test('a descriptor becomes a query; the callback is called immediately and on each change, until `disconnect`', async () => {
  const { host, watching } = memoryHost()
  const observer = createMediaQueryObserver({}, host)
  const received = vi.fn()
  const begun = observer.observe({ minWidth: 600, orientation: 'landscape' }, received)
  expect(received.mock.calls).toEqual([[{ matches: false }]])
  await begun
  await observer.observe({ maxHeight: 0 }, () => {})
  expect([...watching.values()]).toEqual(['(min-width: 600px) and (orientation: landscape)', '(max-height: 0px)'])
  for (const listener of watching.keys()) listener(true)
  expect(received.mock.lastCall).toEqual([{ matches: true }])
  observer.disconnect()
  observer.disconnect()
  expect(watching.size).toBe(0)
})

test('the first callback can disconnect the observer', async () => {
  const { host, watching } = memoryHost()
  const observer = createMediaQueryObserver({}, host)
  await observer.observe({ width: 1 }, () => observer.disconnect())
  expect(watching.size).toBe(0)
})

test.each<[string, unknown, unknown]>([
  ['options must be an object', undefined, () => {}],
  ['descriptor must contain a width, a height or an orientation', {}, () => {}],
  ['descriptor must contain a width, a height or an orientation', { minwidth: 1 }, () => {}],
  ['minWidth must be a finite number, 0 or more', { minWidth: '600' }, () => {}],
  ['height must be a finite number, 0 or more', { height: -1 }, () => {}],
  ['orientation must be one of portrait, landscape', { orientation: 'square' }, () => {}],
  ['callback must be a function', { width: 1 }, undefined],
])('%s', async (detail, descriptor, callback) => {
  const { host, watching } = memoryHost()
  const call = createMediaQueryObserver({}, host).observe(descriptor as never, callback as never)
  const errMsg = `createMediaQueryObserver:fail ${detail}`
  await expect(call).rejects.toMatchObject({ code: 'invalid-argument', errMsg })
  expect(watching.size).toBe(0)
})

test('rejects with `unavailable` in Node', async () => {
  const call = createMediaQueryObserver().observe({ minWidth: 1 }, () => {})
  await expect(call).rejects.toMatchObject({ api: 'createMediaQueryObserver', code: 'unavailable' })
})
