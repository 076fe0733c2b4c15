import type { properties } from './properties.ts'

/** A colour, or a gradient or pattern of the same context. */
export type CanvasStyle = string | CanvasContextGradient | CanvasContextPattern

/** A gradient, for `setFillStyle` and `setStrokeStyle`. */
export interface CanvasContextGradient {
  /** Adds a colour at a position from 0 (start) to 1 (end). A gradient without colours draws nothing. */
  addColorStop(stop: number, color: string): void
}

/** A pattern of a repeated image, for `setFillStyle` and `setStrokeStyle`. */
export interface CanvasContextPattern {
  /** How the image is repeated. */
  readonly repetition: CanvasRepetition
}

/** How a pattern repeats its image. */
export type CanvasRepetition = 'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'

/** An image to draw: its address, such as a temporary file, or an image, a canvas or a video. */
export type CanvasImage = string | CanvasImageSource

type Plain = Omit<
  { -readonly [Name in keyof typeof properties]: CanvasRenderingContext2D[Name] },
  'fillStyle' | 'strokeStyle'
>

type PathMethods = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'arcTo'
  | 'rect'
  | 'fillRect'
  | 'strokeRect'
  | 'clearRect'
  | 'rotate'
  | 'scale'
  | 'translate'
  | 'transform'
  | 'fillText'
  | 'strokeText'
>

/**
 * Commands that draw on a canvas. They are collected, and drawn by `draw`. All lengths are in CSS pixels.
 *
 * The properties (`fillStyle`, `lineWidth` …) are commands too; each returns its last value.
 */
export interface CanvasContext extends Plain, PathMethods {
  /** Colour, gradient or pattern of `fill`, `fillRect` and `fillText`. */
  fillStyle: CanvasStyle
  /** Colour, gradient or pattern of `stroke`, `strokeRect` and `strokeText`. */
  strokeStyle: CanvasStyle
  /** Sets `fillStyle`. */
  setFillStyle(style: CanvasStyle): void
  /** Sets `strokeStyle`. */
  setStrokeStyle(style: CanvasStyle): void
  /** Sets the shadow: its offset, its blur and its colour. */
  setShadow(offsetX: number, offsetY: number, blur: number, color: string): void
  /** Sets the size of the font, and keeps its other properties. */
  setFontSize(fontSize: number): void
  /** Sets `textAlign`. */
  setTextAlign(align: CanvasTextAlign): void
  /** Sets `textBaseline`. `normal` is `alphabetic`. */
  setTextBaseline(baseline: CanvasTextBaseline | 'normal'): void
  /** Sets `lineWidth`. */
  setLineWidth(lineWidth: number): void
  /** Sets `lineCap`. */
  setLineCap(lineCap: CanvasLineCap): void
  /** Sets `lineJoin`. */
  setLineJoin(lineJoin: CanvasLineJoin): void
  /** Sets the lengths of dashes and gaps, and the offset of the first one. */
  setLineDash(pattern: readonly number[], offset?: number): void
  /** Sets `miterLimit`. */
  setMiterLimit(miterLimit: number): void
  /** Sets `globalAlpha`. */
  setGlobalAlpha(alpha: number): void
  /** Replaces the transformation. The identity maps one unit to one CSS pixel. */
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  /** Fills the path. */
  fill(rule?: CanvasFillRule): void
  /** Draws the outline of the path. */
  stroke(): void
  /** Limits drawing to the path, until `restore`. */
  clip(rule?: CanvasFillRule): void
  /** Saves the properties, the transformation and the clip. */
  save(): void
  /** Restores what the last `save` has saved. */
  restore(): void
  /** Draws an image at a position. `draw` waits until the image has loaded. */
  drawImage(image: CanvasImage, dx: number, dy: number): void
  /** Draws an image in a rectangle. */
  drawImage(image: CanvasImage, dx: number, dy: number, dWidth: number, dHeight: number): void
  /** Draws a part of an image in a rectangle. */
  drawImage(
    image: CanvasImage,
    sx: number,
    sy: number,
    sWidth: number,
    sHeight: number,
    dx: number,
    dy: number,
    dWidth: number,
    dHeight: number,
  ): void
  /** Creates a gradient along a line. */
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasContextGradient
  /** Creates a gradient from the centre of a circle to its edge. */
  createCircularGradient(x: number, y: number, r: number): CanvasContextGradient
  /** Creates a pattern. `draw` waits until the image has loaded. */
  createPattern(image: CanvasImage, repetition: CanvasRepetition): CanvasContextPattern
  /** Measures a text in the font that is set. The font must be loaded, for example by `loadFontFace`. */
  measureText(text: string): TextMetrics
  /**
   * Draws the collected commands, after those of earlier calls. Images and fonts are loaded first; if none has to be loaded, the
   * drawing is complete when the function returns.
   *
   * Rejects with an `ApiError`: `not-found` if the canvas does not exist or is unmounted; `failed` if an image or a font cannot be
   * loaded, or a command fails: all other commands are drawn; `timeout` if loading takes longer than `defaults.network.timeoutMs` (60,000).
   *
   * @param reserve Whether to keep the current drawing and the state of the context. Otherwise the canvas is cleared, and the
   * commands start with the initial state.
   * @default false
   */
  draw(reserve?: boolean): Promise<void>
}
