export type { InterceptedAnswer, InterceptedApi, InterceptedOptions, Interceptor } from './interceptor.ts'
export { addInterceptor } from './interceptor.ts'
