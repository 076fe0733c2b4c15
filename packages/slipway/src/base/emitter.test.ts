import { expect, test, vi } from 'vitest'
import { createEmitter } from './emitter.ts'

interface Events {
  change: number
  close: undefined
}

test('listeners are called for their own event, in the order in which they were added', () => {
  const received: string[] = []
  const emitter = createEmitter<Events>()
  emitter.on('change', (value) => received.push(`first ${value}`))
  emitter.on('change', (value) => received.push(`second ${value}`))
  emitter.on('close', () => received.push('closed'))
  emitter.emit('change', 1)
  expect(received).toEqual(['first 1', 'second 1'])
})

test('a function that was added twice is called twice, and each removal removes one', () => {
  const listener = vi.fn()
  const emitter = createEmitter<Events>()
  const removeFirst = emitter.on('change', listener)
  emitter.on('change', listener)
  emitter.emit('change', 1)
  expect(listener).toHaveBeenCalledTimes(2)
  removeFirst()
  removeFirst()
  expect(emitter.count('change')).toBe(1)
  expect(emitter.count('close')).toBe(0)
})

test('a listener that an earlier one removes is not called; a listener added meanwhile gets the next event', () => {
  const late = vi.fn()
  const removed = vi.fn()
  const emitter = createEmitter<Events>()
  emitter.on('change', () => {
    remove()
    emitter.on('change', late)
  })
  const remove = emitter.on('change', removed)
  emitter.emit('change', 1)
  expect(removed).not.toHaveBeenCalled()
  expect(late).not.toHaveBeenCalled()
  emitter.emit('change', 2)
  expect(late).toHaveBeenCalledExactlyOnceWith(2)
})

test('an error in a listener is reported, and the other listeners are called', () => {
  const reports: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report))
  const received = vi.fn()
  const emitter = createEmitter<Events>()
  emitter.on('change', () => {
    throw new Error('broken listener')
  })
  emitter.on('change', received)
  emitter.emit('change', 1)
  vi.unstubAllGlobals()
  expect(received).toHaveBeenCalledOnce()
  expect(reports).toHaveLength(1)
  expect(reports[0]).toThrow('broken listener')
})
