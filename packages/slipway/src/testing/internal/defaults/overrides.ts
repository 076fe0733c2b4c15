import type { Defaults } from '../../../base/defaults/defaultsTable.ts'

/** The groups that code uses. A new group fails the type check until it has a value and a look here. */
export type Used = Defaults

/** Another value for each constant. */
export const overrides: Used = {
  network: { timeoutMs: 70 },
  toast: { durationMs: 80 },
  textarea: { maxLength: 9 },
  swiper: { intervalMs: 90, durationMs: 40 },
  video: { controlsHideMs: 1_500, localMetadataMs: 11, remoteMetadataMs: 12, pauseOthers: true },
  chooseLocation: { pageSize: 7, radiusMeters: 321, searchDebounceMs: 234 },
  script: { timeoutMs: 432 },
  map: { minZoom: 3, maxZoom: 12, zoom: 8, openLocationScale: 9, locationRefreshMs: 1_234 },
  picker: { yearSpan: 5, hours: 12, minutes: 30, closeDelayMs: 130, contentHideDelayMs: 140 },
  actionSheet: { maxContentHeightPx: 150 },
  navigationBar: { heightPx: 64 },
  tabBar: { heightPx: 72, color: '#010203', selectedColor: '#aa0000' },
  button: { color: '#00aa00' },
  window: { minWidthPx: 500 },
  longPress: { delayMs: 150, tolerancePx: 20 },
  previewImage: { clickTolerancePx: 30, minScale: 0.5, maxScale: 2 },
  slider: { min: 10, max: 50, step: 5 },
  progress: { stepMs: 13, strokeWidthPx: 14 },
  input: { valueSyncDebounceMs: 55 },
  transition: { timeoutMs: 66 },
  vibrate: { shortMs: 21, longMs: 22 },
  location: { timeoutMs: 44, highAccuracyMs: 88, minHighAccuracyMs: 77 },
  socket: { closeTimeoutMs: 33 },
  ad: { configTimeoutMs: 55, configCacheMs: 5_555, viewMs: 99, rewardSeconds: 7 },
}
