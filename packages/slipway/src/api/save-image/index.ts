export type { SaveImageHost } from './host.ts'
export { type SaveImageToPhotosAlbumOptions, saveImageToPhotosAlbum } from './saveImageToPhotosAlbum.ts'
