export type { ImageErrorDetail, ImageLoadDetail, ImageMode, ImageProps, ImageState } from './Image.tsx'
export { Image } from './Image.tsx'
