export type { OpenDocumentHost } from './host.ts'
export { type OpenDocumentOptions, openDocument } from './openDocument.ts'
