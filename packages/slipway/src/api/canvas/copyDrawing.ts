// Separate chunk: loaded when a canvas changes its size whose drawing cannot be repeated by its commands.
import { lengths, properties } from './properties.ts'

/**
 * Copies the drawing and the state of a canvas whose commands are unknown. The returned function restores both at a new scale,
 * after the size of the bitmap was set.
 */
export function copyDrawing(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): (x: number, y: number) => void {
  const { width, height } = canvas
  const copy = new OffscreenCanvas(width, height)
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  const names = Object.keys(properties) as (keyof typeof properties)[]
  const state = names.map((name) => [name, context[name]] as const)
  const matrix = context.getTransform()
  const dash = context.getLineDash()
  return (x, y) => {
    context.drawImage(copy, 0, 0, width * x, height * y)
    const scaled = state.map(([name, value]) => [name, lengths.test(name) ? Number(value) * x : value])
    Object.assign(context, Object.fromEntries(scaled))
    context.setLineDash(dash)
    context.setTransform(new DOMMatrix([x, 0, 0, y, 0, 0]).multiply(matrix))
    copy.width = 0
  }
}
