import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { apart, type Point, touchDrag, touchPinch } from '../../testing/internal/input/touch.ts'
import { attachPinch } from './attachPinch.ts'
import { attachTap } from './attachTap.ts'
import { attachPan } from './pan/attachPan.ts'
import { edgeDistances } from './pan/edgeDistances.ts'

/**
 * Renders a page as in an app: it scrolls, can be pulled and swiped from its edge. It contains a strip that is panned, pinched and
 * tapped. None of the recognisers knows the others.
 */
function showPage() {
  const { container } = render(
    <div style={{ position: 'fixed', inset: 0, inlineSize: 320, blockSize: 400, overflow: 'hidden' }} data-part="root">
      <div data-part="page" style={{ blockSize: 400, overflow: 'auto' }}>
        <div data-part="strip" style={{ blockSize: 300 }} />
        <div style={{ blockSize: 900 }} />
      </div>
    </div>,
  )
  const part = (name: string) => container.querySelector(`[data-part=${name}]`) as HTMLElement
  const [root, page, strip] = [part('root'), part('page'), part('strip')]
  const log: string[] = []
  const note = (name: string) => ({ onBegin: () => log.push(name), onEnd: () => log.push(`${name} end`) })
  const detach = [
    attachPan(root, {
      axis: 'x',
      priority: 1,
      startRegion: (down) => edgeDistances(down, root).fromStart <= 20,
      ...note('edge'),
    }),
    attachPan(page, { axis: 'y', touchAction: 'auto', canBegin: ({ offset }) => offset.y > 0, ...note('pull') }),
    attachPan(strip, { axis: 'x', ...note('strip') }),
    attachPinch(strip, note('pinch')),
    attachTap(strip, { onTap: () => log.push('tap'), onDoubleTap: () => log.push('double tap') }),
  ]
  onTestFinished(() => {
    for (const stop of detach) stop()
  })
  return { page, log }
}

const at = (x: number, y: number): Point => ({ x, y })
const drag = (from: Point, to: Point) => () => touchDrag(from, to)

test.each<[string, () => Promise<void>, string[], number]>([
  ['along the strip pans the strip', drag(at(200, 100), at(80, 100)), ['strip', 'strip end'], 0],
  ['down at the top pulls', drag(at(200, 100), at(200, 220)), ['pull', 'pull end'], 0],
  ['up scrolls the page', drag(at(200, 250), at(200, 50)), [], 100],
  ['from the edge swipes back', drag(at(10, 100), at(150, 100)), ['edge', 'edge end'], 0],
  ['down along the edge pulls', drag(at(10, 100), at(10, 220)), ['pull', 'pull end'], 0],
  ['across, below the strip, does nothing', drag(at(200, 350), at(80, 350)), [], 0],
  [
    'of two fingers pinches',
    () => touchPinch(apart(at(160, 150), 60), apart(at(160, 150), 200)),
    ['pinch', 'pinch end'],
    0,
  ],
  [
    'of two fingers downwards pinches too',
    () => touchPinch(apart(at(160, 100), 100), apart(at(160, 220), 100)),
    ['pinch', 'pinch end'],
    0,
  ],
  [
    'of two fingers, one at the edge, pinches',
    () => touchPinch([at(10, 100), at(200, 100)], [at(100, 100), at(120, 100)]),
    ['pinch', 'pinch end'],
    0,
  ],
])('a drag %s', async (_, act, expected, scrolledPx) => {
  const { page, log } = showPage()
  await act()
  await vi.waitFor(() => expect(page.scrollTop).toBeGreaterThanOrEqual(scrolledPx))
  expect(log).toEqual(expected)
  if (scrolledPx === 0) expect(page.scrollTop).toBe(0)
})
