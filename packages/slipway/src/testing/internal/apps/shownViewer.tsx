import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Viewer, type ViewerProps } from '../../../screens/preview-image/Viewer.tsx'
import '../../../screens/preview-image/preview-image.css'
import { render } from '../environment/render.tsx'
import { centerOf } from '../input/touch.ts'

/** A picture of one colour. */
export const picture = (color: string, width = 800, height = 400) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`

/** One of pixels, as a photograph is: WebKit tells no own size of an SVG that is drawn already. */
export function photo(color: string, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return canvas.toDataURL()
}

/** Five pictures. */
export const urls = ['tomato', 'gold', 'teal', 'navy', 'plum'].map((color) => picture(color))

export const strip = () => page.getByRole('group').element() as HTMLElement
export const images = () => [...strip().querySelectorAll('img')]
export const currentImage = () => strip().querySelector<HTMLImageElement>('[data-current] img') as HTMLImageElement

/** How the current image is drawn. */
export function zoom() {
  const { a: scale, e: x, f: y } = new DOMMatrix(currentImage().style.transform)
  return { scale, x: x + 0, y: y + 0 }
}

export const middle = () => centerOf(strip())

/** Where no arrow button lies, wherever a drag begins. */
export const belowMiddle = () => ({ x: middle().x, y: middle().y + 100 })

/** Shows a viewer at an image, counted from 0, and waits until it rests. */
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

/** Waits until the strip rests at an image, counted from 1, and says so. */
export async function settled(position: number): Promise<void> {
  const check = () => {
    expect(page.getByRole('group').element().ariaLabel).toBe(`Image ${position} of ${strip().children.length}`)
    const slide = strip().children[position - 1] as HTMLElement
    expect(Math.abs(slide.getBoundingClientRect().x - strip().getBoundingClientRect().x)).toBeLessThan(1)
    expect(strip().hasAttribute('data-dragging')).toBe(false)
  }
  await vi.waitFor(check)
}
