export type { RenderAnswer, RenderRequest } from '../base/html/renderAnswer.ts'
export { answerRenders, type RenderPort } from './answerRenders.ts'
export { fetchFiles } from './fetchFiles.ts'
export { fileUrl } from './fileUrl.ts'
