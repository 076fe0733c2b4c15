export type { PreviewBox, PreviewImageOptions, PreviewOrigin } from './previewImage.ts'
export { closePreviewImage, previewImage } from './previewImage.ts'
