export { type CompressImageOptions, type CompressImageResult, compressImage } from './compressImage.ts'
export type { CompressImageHost, Drawing } from './host.ts'
