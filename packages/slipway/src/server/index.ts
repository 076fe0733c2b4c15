export { answerRenders, type RenderAnswer, type RenderPort, type RenderRequest } from './answerRenders.ts'
export { fetchFiles } from './fetchFiles.ts'
export { fileUrl } from './fileUrl.ts'
