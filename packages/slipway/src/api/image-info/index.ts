export { type GetImageInfoOptions, type GetImageInfoResult, getImageInfo } from './getImageInfo.ts'
export type { ImageFacts, ImageInfoHost } from './host.ts'
export type { ImageType } from './imageType.ts'
export type { ImageOrientation } from './orientation.ts'
