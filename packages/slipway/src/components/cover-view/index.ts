export { CoverImage, type CoverImageProps } from './CoverImage.tsx'
export { CoverView, type CoverViewProps } from './CoverView.tsx'
