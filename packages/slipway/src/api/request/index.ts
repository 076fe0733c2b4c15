export type { RequestData } from './body.ts'
export type { RequestHost } from './host.ts'
export type {
  ChunkReceivedEvent,
  HeadersReceivedEvent,
  RequestEvents,
  RequestMethod,
  RequestOptions,
  RequestProgress,
  RequestResult,
  RequestTask,
} from './request.ts'
export { request } from './request.ts'
