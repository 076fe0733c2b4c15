import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { onWindowResize, type WindowResizeEvent } from './index.ts'
import { host } from './web.ts'

const received: WindowResizeEvent[] = []
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

function listen(): () => void {
  const stop = onWindowResize((event) => received.push(event))
  onTestFinished(stop)
  return stop
}

function setOrientation(value: object | undefined): void {
  Object.defineProperty(screen, 'orientation', { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(screen, 'orientation'))
}

beforeEach(async () => {
  await page.viewport(390, 844)
  await vi.waitFor(() => expect([innerWidth, innerHeight]).toEqual([390, 844]))
  await nextFrame()
  received.length = 0
})

test('a resize is reported once, with its final size', async () => {
  vi.spyOn(screen, 'width', 'get').mockReturnValue(1_000)
  vi.spyOn(screen, 'height', 'get').mockReturnValue(2_000)
  listen()
  await page.viewport(500, 700)
  await vi.waitFor(() => expect(received).not.toEqual([]))
  await nextFrame()
  const size = { windowWidth: 500, windowHeight: 700, screenWidth: 1_000, screenHeight: 2_000 }
  expect(received).toEqual([{ size, deviceOrientation: expect.stringMatching(/^(portrait|landscape)$/) }])
})

test('several resizes in one frame are reported as one', async () => {
  listen()
  for (let count = 0; count < 3; count++) window.dispatchEvent(new Event('resize'))
  expect(received).toEqual([])
  await nextFrame()
  expect(received).toHaveLength(1)
  window.dispatchEvent(new Event('resize'))
  await nextFrame()
  expect(received).toHaveLength(2)
})

test.each([
  ['portrait-primary', 'portrait'],
  ['landscape-secondary', 'landscape'],
] as const)('a device held %s is in %s', async (type, deviceOrientation) => {
  setOrientation({ type })
  listen()
  window.dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(received).toMatchObject([{ deviceOrientation }]))
})

test.each([
  [390, 844, 'portrait'],
  [844, 390, 'landscape'],
] as const)('if the screen has no orientation, as in older Safari, a window of %i by %i is in %s', async (...row) => {
  const [width, height, deviceOrientation] = row
  setOrientation(undefined)
  await page.viewport(width, height)
  await vi.waitFor(() => expect([innerWidth, innerHeight]).toEqual([width, height]))
  await nextFrame()
  listen()
  window.dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(received).toMatchObject([{ deviceOrientation }]))
})

test('in an app the navigation bar reduces the page', async () => {
  await pageOf(<p>page</p>)
  listen()
  await page.viewport(500, 700)
  await vi.waitFor(() => expect(received).toMatchObject([{ size: { windowWidth: 500, windowHeight: 700 - 44 } }]))
})

test('a listener removed before the frame is not called, and nothing is left behind', async () => {
  const leftovers = watchLeftovers()
  const listener = vi.fn()
  const stop = host.watch(listener)
  window.dispatchEvent(new Event('resize'))
  stop()
  await nextFrame()
  expect(listener).not.toHaveBeenCalled()
  expect(leftovers()).toEqual([])
})
