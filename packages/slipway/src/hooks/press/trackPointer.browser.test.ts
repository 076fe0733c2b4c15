import { expect, test, vi } from 'vitest'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { trackPointer } from './trackPointer.ts'

const send = (type: string, pointerId: number, buttons = 1) =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, buttons }))

function track() {
  const log: string[] = []
  const note = (name: string) => (event: PointerEvent) => log.push(`${name} ${event.type} ${event.pointerId}`)
  const stop = trackPointer(1, { onMove: note('move'), onEnd: note('end'), onOther: note('other') })
  return { log, stop }
}

test('follows one pointer until its end', () => {
  const leftovers = watchLeftovers()
  const { log } = track()
  send('pointermove', 1)
  send('pointermove', 2)
  send('pointerup', 2)
  send('pointerup', 1, 0)
  send('pointermove', 1)
  expect(log).toEqual(['move pointermove 1', 'end pointerup 1'])
  expect(leftovers()).toEqual([])
})

test('ends when the browser takes the pointer over', () => {
  const { log } = track()
  send('pointercancel', 1, 0)
  expect(log).toEqual(['end pointercancel 1'])
})

test('ends when a mouse was released without an event', () => {
  const { log } = track()
  send('pointermove', 1, 0)
  send('pointerup', 1, 0)
  expect(log).toEqual(['end pointermove 1'])
})

test('reports another pointer', () => {
  const { log, stop } = track()
  send('pointerdown', 2)
  expect(log).toEqual(['other pointerdown 2'])
  stop()
})

test('receives events whose propagation is stopped', () => {
  const { log } = track()
  const stopIt = vi.fn((event: Event) => event.stopPropagation())
  document.addEventListener('pointerup', stopIt, { capture: true, once: true })
  send('pointerup', 1, 0)
  expect(stopIt).toHaveBeenCalledTimes(1)
  expect(log).toEqual(['end pointerup 1'])
})

test('reports nothing after it was stopped', () => {
  const { log, stop } = track()
  stop()
  send('pointermove', 1)
  send('pointerup', 1, 0)
  expect(log).toEqual([])
})
