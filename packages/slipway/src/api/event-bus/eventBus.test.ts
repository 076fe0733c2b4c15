import { expect, test, vi } from 'vitest'
import { createEventBus, eventBus } from './index.ts'

interface Events {
  played: { id: number }
  stopped: undefined
}

function recorderOf(bus = createEventBus<Events>()) {
  const received: string[] = []
  return { bus, received, record: (by: string) => (event: Events['played']) => void received.push(`${by} ${event.id}`) }
}

test('listeners receive the events of their name, in order', () => {
  const { bus, received, record } = recorderOf()
  bus.on('played', record('a'))
  bus.on('played', record('b'))
  bus.on('stopped', () => received.push('stopped'))
  bus.emit('played', { id: 1 })
  bus.emit('stopped')
  expect(received).toEqual(['a 1', 'b 1', 'stopped'])
})

test('`on` returns a function that removes the listener', () => {
  const { bus, received, record } = recorderOf()
  const listener = record('a')
  const [first, second] = [bus.on('played', listener), bus.on('played', listener)]
  bus.emit('played', { id: 1 })
  first()
  first()
  bus.emit('played', { id: 2 })
  second()
  bus.emit('played', { id: 3 })
  expect(received).toEqual(['a 1', 'a 1', 'a 2'])
})

test('`once` receives one event, even if the listener emits another one', () => {
  const { bus, received, record } = recorderOf()
  bus.once('played', (event) => {
    record('once')(event)
    bus.emit('played', { id: 2 })
  })
  bus.emit('played', { id: 1 })
  const stop = bus.once('played', record('stopped'))
  stop()
  bus.emit('played', { id: 3 })
  expect(received).toEqual(['once 1'])
})

test('`off` removes a listener added by `on` or `once`, or all listeners of a name', () => {
  const { bus, received, record } = recorderOf()
  const [a, b] = [record('a'), record('b')]
  bus.on('played', a)
  bus.once('played', a)
  bus.on('played', b)
  bus.off('played', a)
  bus.emit('played', { id: 1 })
  bus.on('stopped', () => received.push('stopped'))
  bus.off('played')
  bus.off('nothing' as 'played')
  bus.emit('played', { id: 2 })
  bus.emit('stopped')
  expect(received).toEqual(['b 1', 'stopped'])
})

test('listeners removed or added during an emit are not called for that event', () => {
  const { bus, received, record } = recorderOf()
  const late = record('late')
  bus.on('played', () => {
    bus.off('played', late)
    bus.on('played', record('new'))
  })
  bus.on('played', late)
  bus.emit('played', { id: 1 })
  expect(received).toEqual([])
})

test('if a listener throws, the others are still called and the error is reported', async () => {
  const reported = vi.fn()
  const own = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.once('uncaughtException', reported)
  const { bus, received, record } = recorderOf()
  bus.on('played', () => {
    throw new Error('odd')
  })
  bus.on('played', record('a'))
  bus.emit('played', { id: 1 })
  expect(received).toEqual(['a 1'])
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  for (const listener of own) process.on('uncaughtException', listener)
})

test('accepts names of `Object.prototype` members as event names', () => {
  const bus = createEventBus()
  const received = vi.fn()
  bus.on('__proto__', received)
  bus.on('constructor', received)
  bus.emit('__proto__', 1)
  bus.emit('constructor', 2)
  bus.emit('toString', 3)
  expect(received.mock.calls).toEqual([[1], [2]])
})

test('buses are independent, and `eventBus` is a single instance', () => {
  const received = vi.fn()
  const stop = eventBus.on('played', received)
  createEventBus().emit('played', 1)
  expect(received).not.toHaveBeenCalled()
  eventBus.emit('played', 2)
  expect(received).toHaveBeenCalledWith(2)
  stop()
})

test.each(['on', 'once'] as const)('`%s` throws if the listener is not a function', (method) => {
  expect(() => createEventBus()[method]('a', undefined as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', message: `${method}:fail listener must be a function` }),
  )
})
