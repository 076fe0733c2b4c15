export { type ChooseImageOptions, type ChooseImageResult, chooseImage } from './chooseImage.ts'
