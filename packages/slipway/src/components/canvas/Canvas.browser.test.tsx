import { createRef, type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { painterOf } from '../../api/canvas/canvasPainter.ts'
import { type CanvasContext, createCanvasContext } from '../../api/canvas/index.ts'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { createSelectorQuery } from '../../api/selector-query/index.ts'
import { page } from '../../router/config/config.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateRatio } from '../../testing/internal/environment/emulateRatio.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import { Canvas, type CanvasProps } from './index.ts'

describeConformance((props) => <Canvas {...props} />, {
  selector: 'canvas',
  states: { '[data-type="2d"]': { type: '2d' }, '[data-disable-scroll]': { disableScroll: true } },
})

const ref = createRef<HTMLCanvasElement>()
const canvas = () => ref.current as HTMLCanvasElement
const native = () => canvas().getContext('2d') as CanvasRenderingContext2D
const colorAt = (x: number, y: number) => [...native().getImageData(x, y, 1, 1).data]
const sizes = () => ({ bitmap: [canvas().width, canvas().height], box: [canvas().clientWidth, canvas().clientHeight] })

const red = [255, 0, 0, 255]
const clear = [0, 0, 0, 0]
const fillRed = (context: CanvasContext, x = 10) => {
  context.setFillStyle('#f00')
  context.fillRect(x, 10, 20, 20)
}
const show = (props: CanvasProps = {}) => render(<Canvas ref={ref} {...props} />)

test('is 300 × 150 px by default, also with sizes of `auto`', () => {
  const { rerender } = show()
  expect(sizes()).toEqual({ bitmap: [300, 150], box: [300, 150] })
  rerender(<Canvas ref={ref} style={{ inlineSize: 'auto', blockSize: 'auto' }} />)
  expect(sizes()).toEqual({ bitmap: [300, 150], box: [300, 150] })
})

test('the bitmap follows the size, and the drawing stays sharp', async () => {
  const { rerender } = show({ style: { inlineSize: 100, blockSize: 50 } })
  const context = createCanvasContext(ref)
  fillRed(context)
  await context.draw()
  fillRed(context, 60)
  await context.draw(true)
  rerender(<Canvas ref={ref} style={{ inlineSize: 160, blockSize: 80.4 }} />)
  await vi.waitFor(() => expect(sizes().bitmap).toEqual([160, 80]))
  for (const x of [10, 60]) expect([colorAt(x - 1, 20), colorAt(x, 20), colorAt(x + 19, 20)]).toEqual([clear, red, red])
})

test.each([
  { padding: 3, border: '2px solid' },
  { border: '1.5px solid', boxSizing: 'border-box' },
] as const)('the first size is that of the content with %j, so that nothing is copied later', async (style) => {
  show({ style: { inlineSize: 100.4, blockSize: 50.6, ...style } })
  const first = painterOf(canvas()).size
  const content = await new Promise<DOMRectReadOnly>((resolve) => {
    new ResizeObserver(([entry]) => entry && resolve(entry.contentRect)).observe(canvas())
  })
  // The next test must not render before all sizes have been reported.
  await new Promise(requestAnimationFrame)
  expect(first.width).toBeCloseTo(content.width, 2)
  expect(first.height).toBeCloseTo(content.height, 2)
  expect(painterOf(canvas()).size).toBe(first)
})

test.each([2, 1.5, 2.625])('the bitmap has the resolution of a screen with a ratio of %d', async (ratio) => {
  await emulateRatio(ratio)
  show({ style: { inlineSize: 100, blockSize: 50 } })
  expect(sizes().bitmap).toEqual([Math.round(100 * ratio), Math.round(50 * ratio)])
  const context = createCanvasContext(ref)
  context.setShadow(40, 0, 0, 'blue')
  fillRed(context)
  await context.draw()
  expect(colorAt(Math.ceil(10 * ratio), Math.floor(29 * ratio))).toEqual(red)
  expect(colorAt(Math.floor(10 * ratio) - 1, Math.floor(20 * ratio))).toEqual(clear)
  expect(colorAt(Math.ceil(60 * ratio), Math.floor(20 * ratio)), 'the shadow').toEqual([0, 0, 255, 255])
})

test('the bitmap follows changes of the ratio, and the drawing is drawn again in each', async () => {
  const queries: EventTarget[] = []
  let ratio = 1
  vi.spyOn(window, 'devicePixelRatio', 'get').mockImplementation(() => ratio)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    expect(media).toBe(`(resolution: ${ratio}dppx)`)
    const query = new EventTarget()
    queries.push(query)
    return query as MediaQueryList
  })
  const { unmount } = show()
  const context = createCanvasContext(ref)
  fillRed(context)
  await context.draw()
  for (const next of [2, 3]) {
    ratio = next
    queries.at(-1)?.dispatchEvent(new Event('change'))
    expect(sizes().bitmap).toEqual([300 * next, 150 * next])
    expect([colorAt(10 * next - 1, 50), colorAt(10 * next, 50)]).toEqual([clear, red])
  }
  const element = canvas()
  unmount()
  ratio = 1
  queries.at(-1)?.dispatchEvent(new Event('change'))
  expect(element.width).toBe(900)
})

test('`hidpi={false}` has one pixel for each CSS pixel, and can be changed', async () => {
  await emulateRatio(2)
  const { rerender } = show({ hidpi: false })
  expect(sizes().bitmap).toEqual([300, 150])
  const context = createCanvasContext(ref)
  fillRed(context)
  await context.draw()
  rerender(<Canvas ref={ref} hidpi />)
  expect(sizes().bitmap).toEqual([600, 300])
  expect([colorAt(19, 30), colorAt(20, 30), colorAt(59, 30)]).toEqual([clear, red, red])
})

test('a drawing by the browser’s context is copied at a change of the size', async () => {
  const { rerender } = show({ style: { inlineSize: 100, blockSize: 50 } })
  native().fillStyle = '#f00'
  native().lineWidth = 7
  native().setLineDash([3, 4])
  native().translate(5, 0)
  native().fillRect(5, 10, 20, 20)
  rerender(<Canvas ref={ref} style={{ inlineSize: 200, blockSize: 80 }} />)
  await vi.waitFor(() => expect(sizes().bitmap).toEqual([200, 80]))
  expect([colorAt(9, 20), colorAt(10, 20), colorAt(29, 20)]).toEqual([clear, red, red])
  const { fillStyle, lineWidth } = native()
  expect([fillStyle, lineWidth, native().getLineDash(), native().getTransform().e]).toEqual(['#ff0000', 7, [3, 4], 5])
})

test('an image that can change is copied, and its later state is not drawn', async () => {
  const stamp = new OffscreenCanvas(20, 20)
  const paint = (color: string) => {
    const context = stamp.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.fillStyle = color
    context.fillRect(0, 0, 20, 20)
  }
  const { rerender } = show({ style: { inlineSize: 100, blockSize: 50 } })
  const context = createCanvasContext(ref)
  paint('#f00')
  context.drawImage(stamp, 10, 10)
  await context.draw()
  paint('#00f')
  rerender(<Canvas ref={ref} style={{ inlineSize: 120, blockSize: 50 }} />)
  await vi.waitFor(() => expect(sizes().bitmap).toEqual([120, 50]))
  expect(colorAt(15, 15)).toEqual(red)
})

test('with `type="2d"` the app sets the size of the bitmap', async () => {
  const { rerender } = show({ type: '2d', width: 40, height: 30, style: { inlineSize: 200, blockSize: 100 } })
  expect(sizes()).toEqual({ bitmap: [40, 30], box: [200, 100] })
  native().fillStyle = '#f00'
  native().fillRect(0, 0, 40, 30)
  rerender(<Canvas ref={ref} type="2d" width={40} height={30} style={{ inlineSize: 100, blockSize: 100 }} />)
  await new Promise(requestAnimationFrame)
  expect(colorAt(39, 29)).toEqual(red)
})

test('a canvas without a size keeps its drawing', async () => {
  const { rerender } = show({ style: { inlineSize: 0 } })
  const context = createCanvasContext(ref)
  fillRed(context)
  await context.draw()
  rerender(<Canvas ref={ref} style={{ inlineSize: 100 }} />)
  await vi.waitFor(() => expect(canvas().width).toBe(100))
  expect(colorAt(15, 15)).toEqual(red)
  rerender(<Canvas ref={ref} hidden />)
  await new Promise(requestAnimationFrame)
  rerender(<Canvas ref={ref} />)
  await vi.waitFor(() => expect(canvas().width).toBe(300))
  expect(colorAt(15, 15)).toEqual(red)
})

test('a huge canvas has a bitmap within the limits of browsers', async () => {
  show({ style: { inlineSize: 30_000, blockSize: 2_000 } })
  expect(canvas().width * canvas().height).toBeLessThanOrEqual(2 ** 24)
  const context = createCanvasContext(ref)
  context.setFillStyle('#f00')
  context.fillRect(0, 0, 30_000, 2_000)
  await context.draw()
  expect(colorAt(canvas().width - 1, canvas().height - 1)).toEqual(red)
})

test('in strict mode the size is followed once, and the drawing is there', async () => {
  const tree = (inlineSize: number) => (
    <StrictMode>
      <Canvas ref={ref} style={{ inlineSize, blockSize: 50 }} />
    </StrictMode>
  )
  const { rerender } = render(tree(100))
  const context = createCanvasContext(ref)
  fillRed(context)
  await context.draw()
  rerender(tree(130))
  await vi.waitFor(() => expect(canvas().width).toBe(130))
  expect(colorAt(15, 15)).toEqual(red)
})

const redCard = <Canvas canvasId="card" className="card-red" />
const blueCard = <Canvas canvasId="card" className="card-blue" />
const view = (content: ReactNode) => page({ load: async () => ({ default: () => content }) })
const cardColor = (color: string) => {
  const element = document.querySelector<HTMLCanvasElement>(`.card-${color}`)
  return [...(element?.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]
}
const paintCard = async (color: string) => {
  const context = createCanvasContext('card')
  context.setFillStyle(color)
  context.fillRect(0, 0, 300, 150)
  await context.draw()
  return context
}

test('two canvases with the same id are those of their pages; a kept page keeps its drawing', async () => {
  await pageOf(null, { motion: false, pages: { '/': view(redCard), '/blue': view(blueCard) } } as never)
  const first = await paintCard('red')
  await navigateTo({ url: '/blue' })
  const second = await paintCard('blue')
  expect([cardColor('red'), cardColor('blue')]).toEqual([red, [0, 0, 255, 255]])
  first.setFillStyle('lime')
  first.fillRect(0, 0, 9, 9)
  await first.draw(true)
  await navigateBack()
  await vi.waitFor(() => expect(document.querySelector('.card-blue')).toBeNull())
  expect(cardColor('red')).toEqual([0, 255, 0, 255])
  await expect(second.draw()).rejects.toMatchObject({ code: 'not-found', errMsg: 'draw:fail element not found' })
})

test('a selector query returns the canvas with its size, and its context', async () => {
  await pageOf(<Canvas id="chart" ref={ref} style={{ inlineSize: 120, blockSize: 60 }} />)
  const [found] = await createSelectorQuery().select('#chart').fields({ node: true, size: true, context: true }).exec()
  expect(found?.node).toBe(canvas())
  expect([found?.width, found?.height]).toEqual([120, 60])
  const context = found?.context as CanvasContext
  fillRed(context)
  await context.draw()
  expect(colorAt(15, 15)).toEqual(red)
})

test('a label makes it an image; its children are content for assistive technology', async () => {
  const { rerender, container } = show({ 'aria-label': 'Sales in May' })
  expect(canvas().getAttribute('role')).toBe('img')
  await expectNoAxeViolations(container)
  rerender(
    <Canvas ref={ref} aria-label="Sales">
      <button type="button">May: 12</button>
    </Canvas>,
  )
  expect(canvas().getAttribute('role')).toBeNull()
  expect(canvas().querySelector('button')).not.toBeNull()
})

test('100 mounts, each with a drawing, leave nothing behind', async () => {
  const mountOnce = async () => {
    const { unmount } = render(<Canvas ref={ref} disableScroll style={{ inlineSize: 100, blockSize: 50 }} />)
    const context = createCanvasContext(ref)
    context.fillRect(0, 0, 10, 10)
    await context.draw()
    unmount()
  }
  await mountOnce()
  const leaks = watchLeaks()
  const before = document.querySelectorAll('*').length
  for (let round = 0; round < 100; round++) await mountOnce()
  expect(document.querySelectorAll('*').length).toBe(before)
  expect(leaks()).toEqual([])
})
