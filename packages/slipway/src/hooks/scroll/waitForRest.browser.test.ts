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
  const log: string[] = []
  const awaitRest = waitForRest(() => log.push('rest'))
  scroller.addEventListener('scroll', () => {
    log.push('scroll')
    awaitRest(true)
  })
  return { scroller, log, awaitRest }
}

test('calls back in the frame after the pause', async () => {
  const { log, awaitRest } = setUp()
  awaitRest(false)
  vi.advanceTimersByTime(149)
  await nextFrame()
  expect(log).toEqual([])
  vi.advanceTimersByTime(1)
  expect(log).toEqual([])
  await nextFrame()
  expect(log).toEqual(['rest'])
})

test('a scroll event that a busy page dispatches late restarts the wait', async () => {
  const { scroller, log, awaitRest } = setUp()
  awaitRest(false)
  scroller.scrollTop = 40
  vi.advanceTimersByTime(150)
  await nextFrame()
  expect(log).toEqual(['scroll'])
  vi.advanceTimersByTime(1_000)
  await nextFrame()
  expect(log).toEqual(['scroll', 'rest'])
})

test('a wait that is stopped before the timeout or before the frame does not call back', async () => {
  const { log, awaitRest } = setUp()
  awaitRest(false)
  awaitRest()
  awaitRest(false)
  vi.advanceTimersByTime(150)
  awaitRest()
  vi.advanceTimersByTime(1_000)
  await nextFrame()
  expect(log).toEqual([])
})
