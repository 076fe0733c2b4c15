export type { ContextTarget } from '../query-scope/scopedTarget.ts'
export type {
  CanvasContext,
  CanvasContextGradient,
  CanvasContextPattern,
  CanvasImage,
  CanvasRepetition,
  CanvasStyle,
} from './canvasContext.ts'
export {
  type CanvasGetImageDataOptions,
  type CanvasGetImageDataResult,
  canvasGetImageData,
} from './canvasGetImageData.ts'
export { type CanvasPutImageDataOptions, canvasPutImageData } from './canvasPutImageData.ts'
export {
  type CanvasFileType,
  type CanvasToTempFilePathOptions,
  type CanvasToTempFilePathResult,
  canvasToTempFilePath,
} from './canvasToTempFilePath.ts'
export { createCanvasContext } from './createCanvasContext.ts'
export { type CreateOffscreenCanvasOptions, createOffscreenCanvas } from './createOffscreenCanvas.ts'
export type { CanvasHost, CanvasPixelHost, OffscreenCanvasHost, PictureSettings, PixelData } from './host.ts'
