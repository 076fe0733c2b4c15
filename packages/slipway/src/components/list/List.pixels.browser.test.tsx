import { expect, test, vi } from 'vitest'
import { rested } from '../../testing/internal/apps/longList.ts'
import { emulateRatio } from '../../testing/internal/environment/emulateRatio.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Waterfall } from '../waterfall/index.ts'
import { List } from './index.ts'

const items = Array.from({ length: 300 }, (_, id) => ({ id }))
/** Heights that are no whole device pixels, and not the middle of two either. */
const heights = [60.25, 62, 61.35, 60.7, 63.9]
const header = <p style={{ margin: 0, blockSize: 20.4 }}>Rows</p>
const row = ({ id }: { id: number }) => (
  <div style={{ blockSize: (heights[id % heights.length] ?? 0) / devicePixelRatio }}>Row {id}</div>
)

const show = () => {
  const { container } = render(
    <List items={items} header={header} style={{ blockSize: 400 }}>
      {row}
    </List>,
  )
  return container.querySelector('.sw-list') as HTMLElement
}

/** Edges of the drawn rows below the start of their scroller's content, in device pixels. */
function edgesIn(scroller: HTMLElement, selector: string) {
  const ratio = devicePixelRatio
  const startPx = scroller.getBoundingClientRect().top - scroller.scrollTop
  return [...scroller.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => ({ top: (top - startPx) * ratio, bottom: (bottom - startPx) * ratio }))
}

/** Browsers store positions in 64ths of a pixel. */
const isWhole = (devicePx: number) => Math.abs(devicePx - Math.round(devicePx)) < devicePixelRatio / 32

function expectWhole(scroller: HTMLElement) {
  const edges = edgesIn(scroller, '.sw-list-row')
  expect(edges.length).toBeGreaterThan(8)
  expect(edges.map(({ top }) => top).filter((top) => !isWhole(top))).toEqual([])
  const ends = edges.slice(0, -1).map(({ bottom }) => Math.round(bottom))
  expect(ends).toEqual(edges.slice(1).map(({ top }) => Math.round(top)))
}

test.each([1, 1.25, 1.5, 2, 3])(
  'rows start at whole device pixels, each where the row before it ends: ratio %s',
  async (ratio) => {
    await emulateRatio(ratio)
    const list = show()
    await rested(list)
    expectWhole(list)
    list.scrollTop = 6_000
    await rested(list)
    expectWhole(list)
  },
)

test('rows that end in the middle of a device pixel leave no gap, through which the background would be seen', async () => {
  await emulateRatio(1.5)
  const { container } = render(
    <List items={items} style={{ blockSize: 400 }}>
      {() => <div style={{ blockSize: 41 }}>Row</div>}
    </List>,
  )
  const list = container.querySelector('.sw-list') as HTMLElement
  await rested(list)
  const edges = edgesIn(list, '.sw-list-row')
  const gaps = edges.slice(1).map(({ top }, index) => Math.round(top) - Math.round(edges[index]?.bottom ?? 0))
  expect(gaps.length).toBeGreaterThan(8)
  expect(gaps.filter((gap) => gap > 0 || gap < -1)).toEqual([])
})

test('rows of a section do so too', async () => {
  await emulateRatio(1.5)
  const sections = [0, 1].map((part) => ({
    key: part,
    header: <div style={{ blockSize: 30.3 }}>Part {part}</div>,
    items: items.slice(part * 5, part * 5 + 5),
  }))
  const { container } = render(
    <List sections={sections} header={header} style={{ blockSize: 400 }}>
      {row}
    </List>,
  )
  const list = container.querySelector('.sw-list') as HTMLElement
  await rested(list)
  expect(
    edgesIn(list, '.sw-list-row')
      .map(({ top }) => top)
      .filter((top) => !isWhole(top)),
  ).toEqual([])
})

test('items of a Waterfall start at whole device pixels', async () => {
  await emulateRatio(1.5)
  const { container } = render(
    <div className="scroller" style={{ blockSize: 400, overflow: 'auto' }}>
      {header}
      <Waterfall items={items} gap={7}>
        {row}
      </Waterfall>
    </div>,
  )
  const scroller = container.querySelector('.scroller') as HTMLElement
  await rested(scroller)
  const edges = edgesIn(scroller, '.sw-waterfall-item')
  expect(edges.length).toBeGreaterThan(8)
  expect(edges.map(({ top }) => top).filter((top) => !isWhole(top))).toEqual([])
})

test('rows are measured again when the ratio changes', async () => {
  const list = show()
  await rested(list)
  await emulateRatio(3)
  await vi.waitFor(() => expectWhole(list))
})
