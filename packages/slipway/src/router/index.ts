export type { PageHead } from '../base/html/pageHead.ts'
export type { AppView, AppViewProps } from './config/AppView.ts'
export type {
  AppConfig,
  DataSource,
  EventsType,
  PageConfig,
  PageOptions,
  ResultType,
  SubPackage,
  TabsConfig,
  ThemeOptions,
} from './config/config.ts'
export { defineApp, eventsOf, page, resultOf } from './config/config.ts'
export type { Guard, GuardAnswer, GuardRoute, Redirect } from './config/guardTypes.ts'
export type { KeepAlive, KeepAliveOptions } from './config/keepAliveTypes.ts'
export type { NavigationBarBaseOptions } from './config/navigationBarTypes.ts'
export type { NotFoundPage, NotFoundParams } from './config/notFoundTypes.ts'
export type { OptionalToken, ParamsSpec, ParamToken } from './config/params.ts'
export { optionalParam } from './config/params.ts'
export * from './config/register.ts'
export type { StandardSchema } from './config/standardSchema.ts'
export { redirect } from './guards/redirect.ts'
export type { PathHistoryOptions } from './history/browserHistory.ts'
export { hashHistory, pathHistory } from './history/browserHistory.ts'
export type { History, HistoryFactory } from './history/history.ts'
export { memoryHistory } from './history/memoryHistory.ts'
export type { BackListener, BackSource } from './opening/backPress.ts'
export type { EventChannel } from './page-state/eventChannels.ts'
export type { RouteInfo } from './react/react.tsx'
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
} from './react/react.tsx'
export { useAppHide, useAppLaunch, useAppShow } from './react/useAppLife.ts'
export { useCurrentPages } from './react/useCurrentPages.ts'
export { useOpenerEventChannel } from './react/useOpenerEventChannel.ts'
export type { PageResizeEvent, PageSize } from './react/usePageResize.ts'
export { usePageResize } from './react/usePageResize.ts'
export type { UnsavedChangesOptions } from './react/useUnsavedChanges.ts'
export { useUnsavedChanges } from './react/useUnsavedChanges.ts'
