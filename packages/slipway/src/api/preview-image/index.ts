export type { PreviewImageOptions } from './previewImage.ts'
export { closePreviewImage, previewImage } from './previewImage.ts'
