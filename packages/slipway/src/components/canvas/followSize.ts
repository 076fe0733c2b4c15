import type { CanvasPainter } from '../../api/canvas/canvasPainter.ts'
import type { CanvasSize } from '../../api/canvas/storeSize.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { onRatioChange } from '../../hooks/measure/onRatioChange.ts'

/** Keeps the bitmap of a canvas at the size of its element, multiplied by the ratio of the screen if `hidpi` is set. */
export function followSize(canvas: HTMLCanvasElement, painter: CanvasPainter, hidpi: boolean): Unsubscribe {
  let size = contentSize(canvas)
  const fit = () => {
    // A canvas that is not rendered, such as that of a paused page, keeps its size.
    if (canvas.getClientRects().length > 0) painter.fit(size, hidpi ? devicePixelRatio : 1)
  }
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) size = { width: contentRect.width, height: contentRect.height }
    fit()
  })
  fit()
  observer.observe(canvas)
  const stopFollowing = hidpi ? onRatioChange(fit) : undefined
  return () => {
    observer.disconnect()
    stopFollowing?.()
  }
}

/**
 * Size of the content in fractions of pixels, independent of transformations. With padding and `box-sizing: border-box` it is too
 * large; the observer then corrects it.
 */
function contentSize(canvas: HTMLCanvasElement): CanvasSize {
  const { width, height, boxSizing } = getComputedStyle(canvas)
  const isOuter = boxSizing === 'border-box'
  return {
    width: Number.parseFloat(width) - (isOuter ? canvas.offsetWidth - canvas.clientWidth : 0),
    height: Number.parseFloat(height) - (isOuter ? canvas.offsetHeight - canvas.clientHeight : 0),
  }
}
