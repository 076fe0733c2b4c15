import type { CanvasScale } from './commandQueue.state.ts'
import { type CanvasSize, whole } from './storeSize.ts'

/** A part of a canvas in CSS pixels; sides that are omitted extend to the edge of the canvas. */
export interface CanvasArea {
  readonly x: number
  readonly y: number
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Size of the picture in pixels; sides that are omitted are those of the area in device pixels. */
export interface PictureSize {
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** An area in device pixels, and the size of the picture that is made of it. */
export interface ExportArea {
  readonly source: readonly [x: number, y: number, width: number, height: number]
  /** Whole pixels, at least 1. */
  readonly picture: CanvasSize
}

/** Computes the area to export. Returns `undefined` if the area is empty. */
export function exportArea(
  size: CanvasSize,
  scale: CanvasScale,
  area: CanvasArea,
  to: PictureSize,
): ExportArea | undefined {
  const { x, y, width = size.width - x, height = size.height - y } = area
  if (!(width > 0 && height > 0)) return undefined
  const source = [x * scale.x, y * scale.y, width * scale.x, height * scale.y] as const
  return { source, picture: { width: whole(to.width ?? source[2]), height: whole(to.height ?? source[3]) } }
}
