import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseClick, mouseDrag } from '../../testing/internal/input/mouse.ts'
import { penDown, penDrag, penUp } from '../../testing/internal/input/pen.ts'
import { doubleClick, doubleTap, restingDrag } from '../../testing/internal/input/timedPress.ts'
import { apart, centerOf, type Point, touchDrag, touchPinch, touchTap } from '../../testing/internal/input/touch.ts'
import { attachTap, type TapOptions } from './attachTap.ts'
import { doubleTapMs } from './tap.state.ts'
import { useTap } from './useTap.ts'

/** Renders a scroller with a square in it. */
function show() {
  const { container } = render(
    <div data-part="outer" style={{ inlineSize: 300, blockSize: 300, overflow: 'auto' }}>
      <div data-part="inner" style={{ inlineSize: 280, blockSize: 900 }} />
    </div>,
  )
  const part = (name: string) => container.querySelector(`[data-part=${name}]`) as HTMLElement
  return { outer: part('outer'), inner: part('inner'), center: centerOf(part('outer')) }
}

function taps(element: HTMLElement, options: TapOptions = {}) {
  const log: string[] = []
  const detach = attachTap(element, { onTap: ({ pointerType }) => log.push(`tap ${pointerType}`), ...options })
  onTestFinished(detach)
  return { log, detach }
}

/** Also listens for double taps, with fake timers. */
function bothTaps(element: HTMLElement) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const log: string[] = []
  const note = (name: string) => (tap: { pointerType: string }) => log.push(`${name} ${tap.pointerType}`)
  const detach = attachTap(element, { onTap: note('tap'), onDoubleTap: note('double') })
  onTestFinished(detach)
  return { log, detach }
}

const by = ({ x, y }: Point, dx: number, dy = 0) => ({ x: x + dx, y: y + dy })

async function penTap(point: Point) {
  await penDown(point)
  await penUp(point)
}

const ways = [
  ['touch', touchTap],
  ['mouse', mouseClick],
  ['pen', penTap],
] as const

test.each(ways)('a tap by %s is reported immediately without a double-tap listener', async (name, tap) => {
  const { inner, center } = show()
  const onTap = vi.fn<NonNullable<TapOptions['onTap']>>()
  taps(inner, { onTap })
  await tap(center)
  await vi.waitFor(() => expect(onTap).toHaveBeenCalledTimes(1))
  const near = (value: number) => expect.closeTo(value, 0)
  expect(onTap).toHaveBeenCalledWith({ x: near(center.x), y: near(center.y), pointerType: name, target: inner })
})

test.each(ways)('a tap by %s waits with a double-tap listener', async (name, tap) => {
  const { inner, center } = show()
  const { log } = bothTaps(inner)
  await tap(center)
  vi.advanceTimersByTime(doubleTapMs - 1)
  expect(log).toEqual([])
  vi.advanceTimersByTime(1)
  expect(log).toEqual([`tap ${name}`])
})

test.each([
  ['touch', doubleTap],
  ['mouse', doubleClick],
] as const)('two taps by %s are a double tap, and no tap', async (name, press) => {
  const { inner, center } = show()
  const { log } = bothTaps(inner)
  await press(center)
  await vi.waitFor(() => expect(log).toEqual([`double ${name}`]))
  vi.advanceTimersByTime(doubleTapMs)
  expect(log).toEqual([`double ${name}`])
})

test.each([
  ['touch', 10, restingDrag, 1],
  ['touch', 11, restingDrag, 0],
  ['mouse', 4, mouseDrag, 1],
  ['mouse', 5, mouseDrag, 0],
  ['pen', 4, penDrag, 1],
  ['pen', 5, penDrag, 0],
] as const)('by %s, a press that moves by %i px', async (_, px, drag, count) => {
  const { inner, center } = show()
  inner.style.touchAction = 'none'
  const { log } = taps(inner)
  await drag(center, by(center, px))
  expect(log).toHaveLength(count)
})

test('a finger that scrolls does not tap; with `tolerancePx` a tap may have scrolled a little', async () => {
  const { inner, outer, center } = show()
  const strict = taps(outer)
  await touchDrag(center, by(center, 0, -60))
  expect(strict.log).toEqual([])
  strict.detach()
  const { log } = taps(inner, { tolerancePx: 20 })
  await restingDrag(center, by(center, 0, -20))
  expect(log).toEqual(['tap touch'])
  await restingDrag(center, by(center, 0, -21))
  expect(log).toEqual(['tap touch'])
})

test('two fingers do not tap', async () => {
  const { inner, center } = show()
  const { log } = taps(inner, { tolerancePx: 200 })
  await touchPinch(apart(center, 60), apart(center, 64))
  expect(log).toEqual([])
})

test('of nested elements the innermost gets the tap; the outer one gets taps that it ignores', async () => {
  const { inner, outer, center } = show()
  const { log } = taps(inner, { startRegion: ({ clientX }) => clientX < center.x })
  const outside = taps(outer).log
  await mouseClick(by(center, -20))
  expect([log, outside]).toEqual([['tap mouse'], []])
  await mouseClick(by(center, 20))
  expect([log, outside]).toEqual([['tap mouse'], ['tap mouse']])
})

test('a waiting tap is dropped when its element is detached', async () => {
  const { inner, center } = show()
  const { log, detach } = bothTaps(inner)
  expect(inner.style.touchAction).toBe('manipulation')
  await mouseClick(center)
  detach()
  expect(inner.style.touchAction).toBe('')
  vi.advanceTimersByTime(doubleTapMs)
  expect(log).toEqual([])
})

function Square(options: Parameters<typeof useTap>[0]) {
  return <div ref={useTap(options)} style={{ inlineSize: 100, blockSize: 100 }} />
}

test('the hook calls the latest listeners and cleans up', async () => {
  const leftovers = watchLeftovers()
  const [first, second] = [vi.fn(), vi.fn()]
  const { element, rerender, unmount } = render(
    <StrictMode>
      <Square onTap={first} />
    </StrictMode>,
  )
  rerender(
    <StrictMode>
      <Square onTap={second} />
    </StrictMode>,
  )
  await mouseClick(centerOf(element))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  unmount()
  expect(leftovers()).toEqual([])
})
