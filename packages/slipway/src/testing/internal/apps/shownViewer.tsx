import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Viewer, type ViewerProps } from '../../../screens/preview-image/Viewer.tsx'
import '../../../screens/preview-image/preview-image.css'
import { render } from '../environment/render.tsx'
import { centerOf } from '../input/touch.ts'

/** Returns the address of an SVG image of one colour. */
export const picture = (color: string, width = 800, height = 400) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`

/** Returns the address of a bitmap of one colour. In WebKit, an SVG image that is already painted has no natural size. */
export function photo(color: string, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return canvas.toDataURL()
}

/** Addresses of five images. */
export const urls = ['tomato', 'gold', 'teal', 'navy', 'plum'].map((color) => picture(color))

export const strip = () => page.getByRole('group').element() as HTMLElement
export const images = () => [...strip().querySelectorAll('img')]
export const currentImage = () => strip().querySelector<HTMLImageElement>('[data-current] img') as HTMLImageElement

/** Returns the scale and the offset of the current image. */
export function zoom() {
  const { a: scale, e: x, f: y } = new DOMMatrix(currentImage().style.transform)
  return { scale, x: x + 0, y: y + 0 }
}

export const middle = () => centerOf(strip())

/** Returns a point at which a drag does not start on an arrow button. */
export const belowMiddle = () => ({ x: middle().x, y: middle().y + 100 })

/** Renders a viewer at an image, counted from 0, and waits until nothing moves. */
export async function showViewer(index = 0, props: Partial<ViewerProps> = {}, dir = 'ltr') {
  const onClose = vi.fn()
  const rendered = render(
    <div dir={dir}>
      <Viewer urls={urls} index={index} onClose={onClose} {...props} />
    </div>,
  )
  await vi.waitFor(() => expect(currentImage().complete).toBe(true))
  await settled(index + 1)
  return { onClose, ...rendered }
}

/** Waits until the strip shows an image, counted from 1, and its label names this image. */
export async function settled(position: number): Promise<void> {
  const check = () => {
    expect(page.getByRole('group').element().ariaLabel).toBe(`Image ${position} of ${strip().children.length}`)
    const slide = strip().children[position - 1] as HTMLElement
    expect(Math.abs(slide.getBoundingClientRect().x - strip().getBoundingClientRect().x)).toBeLessThan(1)
    expect(strip().hasAttribute('data-dragging')).toBe(false)
  }
  await vi.waitFor(check)
}
