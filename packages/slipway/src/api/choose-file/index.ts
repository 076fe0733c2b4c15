export { type ChooseFileOptions, type ChooseFileResult, chooseFile } from './chooseFile.ts'
