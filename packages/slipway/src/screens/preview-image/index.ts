// biome-ignore lint/style/noDefaultExport: a page module's default export is the page.
export { PreviewImage as default, PreviewImage } from './PreviewImage.tsx'
