export type { FontFaceDescription, FontFaceHost } from './host.ts'
export { type LoadFontFaceOptions, loadFontFace } from './loadFontFace.ts'
