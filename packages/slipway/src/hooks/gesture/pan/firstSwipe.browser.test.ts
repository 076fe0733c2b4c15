import { expect, onTestFinished, test } from 'vitest'
import { touchDrag } from '../../../testing/internal/input/touch.ts'
import { firstSwipe } from './firstSwipe.ts'

/** An element of 200 × 200 px that records its swipes. */
function setUp(axis: 'x' | 'y', isMissing = () => true) {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 200px; block-size: 200px; touch-action: none'
  const swipes: number[][] = []
  const stop = firstSwipe(element, axis, isMissing, ({ x, y }, ms) => swipes.push([x, y, Math.sign(ms)]))
  onTestFinished(() => {
    stop()
    element.remove()
  })
  return { swipes, stop }
}

const middle = { x: 100, y: 100 }

test.each([
  ['x', { x: 40, y: 90 }, [[-60, 0, 1]]],
  ['x', { x: 95, y: 100 }, []],
  ['x', { x: 130, y: 160 }, []],
  ['y', { x: 110, y: 160 }, [[0, 60, 1]]],
  ['y', { x: 160, y: 110 }, []],
] as const)('along %s, a touch to %j is reported as %j', async (axis, to, expected) => {
  const { swipes } = setUp(axis)
  await touchDrag(middle, to)
  expect(swipes).toEqual(expected)
})

test('a touch that begins when the code is there, or after the end, is not reported', async () => {
  const { swipes } = setUp('x', () => false)
  await touchDrag(middle, { x: 40, y: 100 })
  expect(swipes).toEqual([])
  const ended = setUp('x')
  ended.stop()
  await touchDrag(middle, { x: 40, y: 100 })
  expect(ended.swipes).toEqual([])
})
