export { type ChooseVideoOptions, type ChooseVideoResult, chooseVideo } from './chooseVideo.ts'
