import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  currentImage,
  images,
  picture,
  settled,
  showViewer,
  strip,
  urls,
  zoom,
} from '../../testing/internal/apps/shownViewer.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Viewer } from './Viewer.tsx'

test('it shows the current image with its position, and receives the focus', async () => {
  await showViewer(1, { indicator: 'number' })
  await expect.element(page.getByText('2 / 5', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Image 2 of 5' })).toHaveFocus()
  expect(strip().getAttribute('aria-roledescription')).toBe('Image viewer')
  expect(page.getByRole('status').element().textContent).toBe('Image 2 of 5')
  await expect.element(page.getByRole('img', { name: 'Image 2 of 5' })).toBeInViewport({ ratio: 1 })
  const { width, height } = strip().getBoundingClientRect()
  expect([width, height]).toEqual([innerWidth, innerHeight])
})

test('a single image has no position and no neighbours', async () => {
  const { container } = await showViewer(0, { urls: urls.slice(0, 1), showMenu: false })
  expect(container.querySelector('.sw-preview-dots, .sw-preview-position')).toBeNull()
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test.each([
  ['default', 5, 'dots'],
  ['default', 9, 'dots'],
  ['default', 10, 'number'],
  ['number', 2, 'number'],
  ['none', 5, 'nothing'],
] as const)('the indicator %s of %i images is %s', async (indicator, count, shown) => {
  const many = Array.from({ length: count }, (_, at) => urls[at % 5] ?? '')
  const { container } = await showViewer(1, { urls: many, indicator })
  const dots = [...container.querySelectorAll<HTMLElement>('.sw-preview-dot')]
  expect(dots.map(({ dataset }) => dataset.current !== undefined)).toEqual(
    shown === 'dots' ? many.map((_, at) => at === 1) : [],
  )
  const text = container.querySelector('.sw-preview-position')?.textContent
  expect(text).toBe(shown === 'number' ? `2 / ${count}` : undefined)
})

test('a caption names its image, is shown below it and announced; an empty one is not', async () => {
  const { container } = await showViewer(0, { captions: ['A lake in the morning', ''] })
  await expect.element(page.getByRole('img', { name: 'A lake in the morning' })).toBeVisible()
  const caption = () => container.querySelector('.sw-preview-caption')?.textContent
  const announced = () => page.getByRole('status').element().textContent
  expect([caption(), announced()]).toEqual(['A lake in the morning', 'Image 1 of 5: A lake in the morning'])
  await userEvent.keyboard('{ArrowRight}')
  await settled(2)
  expect([caption(), announced()]).toEqual([undefined, 'Image 2 of 5'])
  expect(currentImage().alt).toBe('Image 2 of 5')
})

test('axe-core finds nothing', async () => {
  const { container } = await showViewer(1, { captions: ['One', 'Two'] })
  await expectNoAxeViolations(container)
})

test('of a hundred images at most five are mounted at any time', async () => {
  const many = Array.from({ length: 100 }, (_, at) => picture(`hsl(${at * 3} 70% 50%)`, 80, 40))
  await showViewer(50, { urls: many })
  const places = () => images().map((image) => [...strip().children].indexOf(image.parentElement as Element))
  expect(places()).toEqual([48, 49, 50, 51, 52])
  await userEvent.keyboard('{ArrowRight}')
  await settled(52)
  expect(places()).toEqual([49, 50, 51, 52, 53])
  await userEvent.keyboard('{Home}')
  await settled(1)
  expect(places()).toEqual([0, 1, 2])
  await userEvent.keyboard('{End}')
  await settled(100)
  expect(places()).toEqual([97, 98, 99])
})

test('an image that fails to load shows a message, cannot be zoomed, and can be retried', async () => {
  const onClose = vi.fn()
  const { container } = render(<Viewer urls={['data:image/png;base64,AAAA', ...urls]} index={0} onClose={onClose} />)
  await expect.element(page.getByText('This image could not be loaded')).toBeVisible()
  await expectNoAxeViolations(container)
  await userEvent.keyboard('+')
  expect(container.querySelector('[data-zoomed]')).toBeNull()
  const again = page.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await expect.element(again).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('with reduced motion nothing is animated', async () => {
  await lessMotion()
  const animate = vi.spyOn(Element.prototype, 'animate')
  await showViewer(0, { from: { x: 10, y: 20, width: 40, height: 40 } })
  await userEvent.keyboard('+')
  await vi.waitFor(() => expect(zoom().scale).toBe(1.5))
  expect(getComputedStyle(currentImage()).transitionDuration).toBe('0s')
  expect(getComputedStyle(strip()).scrollBehavior).toBe('auto')
  expect(animate).not.toHaveBeenCalled()
})

test('the first image grows out of its thumbnail, and shrinks back into it on closing', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  const thumbnail = { x: 30, y: 60, width: 90, height: 90 }
  const { onClose } = await showViewer(1, { from: thumbnail })
  await vi.waitFor(() => expect(animate).toHaveBeenCalledTimes(1))
  await settled(2)
  // At the start the visible part of the image is the thumbnail's box, to half a pixel.
  const [growth] = currentImage().getAnimations()
  growth?.pause()
  if (growth) growth.currentTime = 0
  const scale = new DOMMatrix(getComputedStyle(currentImage()).transform).a
  const [cutY, cutX] = (/inset\(([\d.]+)px ([\d.]+)px\)/.exec(getComputedStyle(currentImage()).clipPath) ?? []).slice(1)
  const { x, y, width, height } = currentImage().getBoundingClientRect()
  const seen = [
    x + Number(cutX) * scale,
    y + Number(cutY) * scale,
    width - 2 * Number(cutX) * scale,
    height - 2 * Number(cutY) * scale,
  ]
  for (const [at, px] of [30, 60, 90, 90].entries()) expect(seen[at]).toBeCloseTo(px, 0)
  growth?.finish()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(animate.mock.lastCall?.[1]).toMatchObject({ direction: 'reverse' })
})

test('an image other than the first does not shrink into the thumbnail', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  await showViewer(0, { from: { x: 30, y: 60, width: 90, height: 90 } })
  await userEvent.keyboard('{ArrowRight}')
  await settled(2)
  animate.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(animate).not.toHaveBeenCalled()
})
