import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import ResizeSensorDemo from './demo.tsx'
import { ResizeSensor, type ResizeSensorProps } from './index.ts'

describeConformance((props) => <ResizeSensor {...props}>text</ResizeSensor>, { selector: '.sw-resize-sensor' })

const reported = vi.fn<(size: string) => void>()
const onResize: ResizeSensorProps['onResize'] = ({ type, detail, target }) =>
  reported(`${type} ${detail.width} × ${detail.height} of ${target.id}`)

const sensor = (props: ResizeSensorProps = {}) => (
  <StrictMode>
    <ResizeSensor id="sensor" onResize={onResize} style={{ inlineSize: 100, padding: 10 }} {...props}>
      <div data-part="content" style={{ blockSize: 50 }} />
    </ResizeSensor>
  </StrictMode>
)
const content = () => document.querySelector('[data-part=content]') as HTMLElement
const sizes = () => reported.mock.calls.map(([size]) => size)
const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

test('calls `onResize` with a changed size, not with the first one', async () => {
  render(sensor())
  await frames()
  expect(sizes()).toEqual([])
  content().style.blockSize = '80px'
  await expect.poll(sizes).toEqual(['resize 120 × 100 of sensor'])
  ;(document.getElementById('sensor') as HTMLElement).style.paddingInlineEnd = '30px'
  await expect.poll(sizes).toEqual(['resize 120 × 100 of sensor', 'resize 140 × 100 of sensor'])
})

test('with `initial` calls `onResize` once with the first size', async () => {
  const { rerender } = render(sensor({ initial: true }))
  await expect.poll(sizes).toEqual(['resize 120 × 70 of sensor'])
  rerender(sensor({ initial: true, title: 'another render' }))
  await frames()
  expect(sizes()).toHaveLength(1)
})

test('several changes within a frame call `onResize` once; an unchanged size never does', async () => {
  render(sensor())
  await frames()
  for (const height of [60, 70, 80]) content().style.blockSize = `${height}px`
  await expect.poll(sizes).toEqual(['resize 120 × 100 of sensor'])
  content().style.transform = 'scale(2)'
  content().style.blockSize = '10px'
  content().style.blockSize = '80px'
  await frames()
  expect(sizes()).toHaveLength(1)
})

test('the latest listener is called', async () => {
  const { rerender } = render(sensor({ initial: true }))
  await expect.poll(sizes).toHaveLength(1)
  const later = vi.fn()
  rerender(sensor({ onResize: later }))
  content().style.blockSize = '80px'
  await expect.poll(() => later.mock.calls.length).toBe(1)
  expect(sizes()).toHaveLength(1)
})

test('pauses while the page is covered, and calls `onResize` for a change once the page is shown again', async () => {
  await pageOf(sensor({ initial: true }))
  await expect.poll(sizes).toHaveLength(1)
  await navigateTo({ url: '/other' })
  await frames()
  await navigateBack()
  await frames()
  expect(sizes(), 'nothing has changed').toHaveLength(1)
  await navigateTo({ url: '/other' })
  content().style.blockSize = '80px'
  await frames()
  expect(sizes()).toHaveLength(1)
  await navigateBack()
  await expect.poll(sizes).toEqual(['resize 120 × 70 of sensor', 'resize 120 × 100 of sensor'])
})

test('axe-core finds nothing in the demo, and the demo shows sizes and positions', async () => {
  const { scroller } = await pageOf(<ResizeSensorDemo />)
  await expect.poll(() => scroller.textContent).toMatch(/\d+ × \d+ px/)
  expect(scroller.textContent).toMatch(/This note is \d+ px below the navigation bar/)
  await expectNoAxeViolations(scroller)
})
