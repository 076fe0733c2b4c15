export * from './api/index.ts'
export type { RunningApp } from './app/createApp.tsx'
export { createApp } from './app/createApp.tsx'
export { overrideDefaults } from './app/defaults/overrideDefaults.ts'
export {
  androidLook,
  type EdgeSwipe,
  type EdgeSwipeOptions,
  edgeSwipe,
  iosLook,
  type MotionLook,
  modalPresentation,
  type Presentation,
} from './app/motion/index.ts'
export * from './app/navigation-bar/index.ts'
export { type NavigationFunctions, useNavigator } from './app/page/useNavigator.ts'
export { usePageNotFound } from './app/page/usePageNotFound.ts'
export * from './app/page-data/index.ts'
export { clearDrafts } from './app/page-restore/clearDrafts.ts'
export { clearFormDraft } from './app/page-restore/clearFormDraft.ts'
export * from './app/tab-bar/index.ts'
export { useTheme } from './app/theme/useTheme.ts'
export { type AppUpdate, useAppUpdate } from './app/update/useAppUpdate.ts'
export * from './app/windows/index.ts'
export { ApiError, type ApiErrorCode, isApiError } from './base/call/ApiError.ts'
export type { Defaults } from './base/defaults/defaultsTable.ts'
export type { DefaultsOverride } from './base/defaults/overrideConstants.ts'
export type { Unsubscribe } from './base/emitter.ts'
export { availableLocales } from './base/locale/normalizeLocale.ts'
export * from './components/index.ts'
// Hooks for pages. `slipway/authoring` exports more tools for authors of components.
export type { ComponentEvent } from './hooks/componentEvent.ts'
export { type FormValue, useFormValue } from './hooks/form/formValue.ts'
export type { PanMotion } from './hooks/gesture/pan/pan.state.ts'
export type { PanEnd, PanOptions } from './hooks/gesture/pan/panOptions.ts'
export { type UsePanOptions, usePan } from './hooks/gesture/pan/usePan.ts'
export type { PinchMotion } from './hooks/gesture/pinch.state.ts'
export type { PinchOptions } from './hooks/gesture/pinchOptions.ts'
export { type UsePinchOptions, usePinch } from './hooks/gesture/usePinch.ts'
export { type UseTapOptions, useTap } from './hooks/gesture/useTap.ts'
export type { WheelMotion, WheelOptions } from './hooks/gesture/wheel/attachWheel.ts'
export { type UseWheelOptions, useWheel } from './hooks/gesture/wheel/useWheel.ts'
export { useLocale } from './hooks/locale/useLocale.ts'
export { useMessage } from './hooks/locale/useMessage.ts'
export { useMessages } from './hooks/locale/useMessages.ts'
export * from './hooks/measure/index.ts'
export { mergeProps } from './hooks/mergeProps.ts'
export { useVisibleEffect } from './hooks/page-visibility/useVisibleEffect.ts'
export { type HoverOptions, type HoverProps, useHover } from './hooks/press/useHover.ts'
export { type LongPressListener, type LongPressProps, useLongPress } from './hooks/press/useLongPress.ts'
export { type PressDetail, type PressListener, type PressProps, usePress } from './hooks/press/usePress.ts'
export { useControlled } from './hooks/useControlled.ts'
export { useMergedRef } from './hooks/useMergedRef.ts'
export * from './router/index.ts'
