export type { BackListener, BackSource } from './backPress.ts'
export type { PathHistoryOptions } from './browserHistory.ts'
export { hashHistory, pathHistory } from './browserHistory.ts'
export type {
  AppConfig,
  DataSource,
  HeadOptions,
  MotionLook,
  PageConfig,
  PageOptions,
  ResultType,
  TabsConfig,
  ThemeOptions,
} from './config.ts'
export { defineApp, page, resultOf } from './config.ts'
export type { Guard, GuardAnswer, GuardRoute, Redirect } from './guards.ts'
export type { History, HistoryFactory } from './history.ts'
export { memoryHistory } from './memoryHistory.ts'
export type { OptionalToken, ParamsSpec, ParamToken } from './params.ts'
export { optional } from './params.ts'
export type { RouteInfo } from './react.tsx'
export {
  useBackPress,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageResult,
  usePageShow,
  usePageState,
  usePageUnload,
  useRoute,
} from './react.tsx'
export { redirect } from './redirect.ts'
export * from './register.ts'
export type { StandardSchema } from './standardSchema.ts'
