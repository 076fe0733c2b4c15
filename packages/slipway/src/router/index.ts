export type { BackListener, BackSource } from './backPress.ts'
export type { PathHistoryOptions } from './browserHistory.ts'
export { hashHistory, pathHistory } from './browserHistory.ts'
export type {
  AppConfig,
  DataSource,
  EventsType,
  HeadOptions,
  KeepAlive,
  KeepAliveOptions,
  PageConfig,
  PageOptions,
  ResultType,
  SubPackage,
  TabsConfig,
  ThemeOptions,
} from './config.ts'
export { defineApp, eventsOf, page, resultOf } from './config.ts'
export type { EventChannel } from './eventChannels.ts'
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
export { useAppHide, useAppLaunch, useAppShow } from './useAppLife.ts'
export { useCurrentPages } from './useCurrentPages.ts'
export { useOpenerEventChannel } from './useOpenerEventChannel.ts'
export type { PageResizeEvent, PageSize } from './usePageResize.ts'
export { usePageResize } from './usePageResize.ts'
export type { UnsavedChangesOptions } from './useUnsavedChanges.ts'
export { useUnsavedChanges } from './useUnsavedChanges.ts'
