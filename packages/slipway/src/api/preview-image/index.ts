export type { PreviewImageOptions, PreviewOrigin } from './previewImage.ts'
export { closePreviewImage, previewImage } from './previewImage.ts'
