export type { InterceptedApi, Interceptor } from './interceptor.ts'
export { addInterceptor } from './interceptor.ts'
