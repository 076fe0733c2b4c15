export {
  type ChooseMediaOptions,
  type ChooseMediaResult,
  type ChosenMedia,
  chooseMedia,
} from './chooseMedia.ts'
