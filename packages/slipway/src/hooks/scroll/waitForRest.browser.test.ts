import { expect, onTestFinished, test, vi } from 'vitest'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { waitForRest } from './waitForRest.ts'

/** Renders a scroller that logs its calls, with fake timers. */
function setUp() {
  const scroller = document.body.appendChild(document.createElement('div'))
  scroller.style.cssText = 'block-size: 50px; overflow: auto'
  scroller.append(Object.assign(document.createElement('div'), { style: 'block-size: 500px' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    scroller.remove()
    vi.useRealTimers()
  })
  const told: string[] = []
  const awaitRest = waitForRest(() => told.push('rest'))
  scroller.addEventListener('scroll', () => {
    told.push('scroll')
    awaitRest(true)
  })
  return { scroller, told, awaitRest }
}

test('calls back in the frame after the pause', async () => {
  const { told, awaitRest } = setUp()
  awaitRest(false)
  vi.advanceTimersByTime(149)
  await nextFrame()
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([])
  await nextFrame()
  expect(told).toEqual(['rest'])
})

test('a scroll event that a busy page dispatches late restarts the wait', async () => {
  const { scroller, told, awaitRest } = setUp()
  awaitRest(false)
  scroller.scrollTop = 40
  vi.advanceTimersByTime(150)
  await nextFrame()
  expect(told).toEqual(['scroll'])
  vi.advanceTimersByTime(1_000)
  await nextFrame()
  expect(told).toEqual(['scroll', 'rest'])
})

test('a wait that is stopped before the timeout or before the frame does not call back', async () => {
  const { told, awaitRest } = setUp()
  awaitRest(false)
  awaitRest()
  awaitRest(false)
  vi.advanceTimersByTime(150)
  awaitRest()
  vi.advanceTimersByTime(1_000)
  await nextFrame()
  expect(told).toEqual([])
})
