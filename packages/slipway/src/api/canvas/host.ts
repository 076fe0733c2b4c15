import type { ScopedTarget } from '../query-scope/scopedTarget.ts'
import type { CommandQueue } from './commandQueue.state.ts'
import type { CanvasArea, PictureSize } from './exportArea.ts'

/** An area with its size. */
export type SizedArea = Required<CanvasArea> & { readonly width: number; readonly height: number }

/** The pixels of an area, from left to right and top to bottom: red, green, blue and alpha of each, from 0 to 255. */
export interface PixelData {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Settings of a picture that is made of a canvas. */
export interface PictureSettings {
  readonly area: CanvasArea
  readonly size: PictureSize
  readonly type: 'image/png' | 'image/jpeg'
  /** From 0 to 1; ignored for PNG. */
  readonly quality: number
}

/**
 * The platform's part of canvas contexts. Rejects with a `HostError` if the reason is known: `invalid-argument` if the element is not
 * a canvas, `not-found` if it does not exist.
 */
export interface CanvasHost {
  /** Draws commands, after the draws that were called before. With `reserve` it keeps the drawing and the state. */
  draw(canvas: ScopedTarget, queue: CommandQueue, reserve: boolean): Promise<void>
  /** Measures a text in a font. Throws `unavailable` without a document. */
  measureText(font: string, text: string): TextMetrics
}

/**
 * The platform's part of pixels and pictures, a value of its own, so that apps that only draw do not contain it. Each function waits
 * until the draws that were called before have ended. Rejects as `CanvasHost`, and with a `DOMException` that means `denied` if the
 * canvas shows an image of another origin and cannot be read.
 */
export interface CanvasPixelHost {
  /** Reads the pixels of an area at one pixel for each CSS pixel. */
  read(canvas: ScopedTarget, area: SizedArea): Promise<PixelData>
  /** Replaces the pixels of an area at one pixel for each CSS pixel. */
  write(canvas: ScopedTarget, x: number, y: number, pixels: PixelData): Promise<void>
  /** Makes a picture of an area. */
  picture(canvas: ScopedTarget, settings: PictureSettings): Promise<Blob>
}

/** The platform's part of canvases outside the document. */
export interface OffscreenCanvasHost {
  /** Creates a canvas outside the document. Throws `unavailable` without a document, `failed` if it is too large. */
  create(width: number, height: number): OffscreenCanvas
}
