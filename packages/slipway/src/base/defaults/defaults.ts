/*
 * All constants of the specification (section 9), and those that it leaves open.
 *
 * Units are in the names. `defineApp({ defaults: overrideDefaults(…) })` overrides any of them. Code reads a group when it is
 * used, and style sheets read custom properties (`tokensOf.ts`), so an override has effect everywhere. Each group is a separate
 * value, so that code with one group imports only this one.
 */

/** S9.1: time limit of a request, an upload or a download. */
export const networkDefaults = { timeoutMs: 60_000 }

/** S9.2: duration of a toast. */
export const toastDefaults = { durationMs: 1_500 }

/** S9.3: maximum number of characters. */
export const textareaDefaults = { maxLength: 140 }

/** S9.4, S9.5: interval of automatic slides; duration of a slide's motion. */
export const swiperDefaults = { intervalMs: 5_000, durationMs: 500 }

/**
 * S9.6, S9.7: time until unused controls hide; time limit for metadata, which is longer for a remote source. Whether a video that plays
 * pauses the others is chosen here.
 */
export const videoDefaults = {
  controlsHideMs: 3_000,
  localMetadataMs: 300,
  remoteMetadataMs: 3_000,
  pauseOthers: false,
}

/** S9.8 to S9.11: zoom levels; interval for reading the user's position again. */
export const mapDefaults = { minZoom: 5, maxZoom: 18, zoom: 16, openLocationScale: 18, locationRefreshMs: 30_000 }

/** S9.12, S9.13, S9.20, S9.21: years before and after the current one; delays until a sheet closes and its content is removed. */
export const pickerDefaults = { yearSpan: 150, hours: 24, minutes: 60, closeDelayMs: 260, contentHideDelayMs: 300 }

/** S9.14: maximum height of the content. */
export const actionSheetDefaults = { maxContentHeightPx: 260 }

/** S9.15: height of the bar. */
export const navigationBarDefaults = { heightPx: 44 }

/** S9.16, S9.17: height and colours of the bar. */
export const tabBarDefaults = { heightPx: 50, color: '#999', selectedColor: '#007aff' }

/** S9.18: colour of a primary button and of a dialog's confirm button. */
export const buttonDefaults = { color: '#007AFF' }

/** S9.19: minimum width at which side windows are shown. */
export const windowDefaults = { minWidthPx: 768 }

/** S9.22, S9.23: delay of a long press; distance that the pointer may move meanwhile. */
export const longPressDefaults = { delayMs: 350, tolerancePx: 10 }

/** S9.24, S9.25: distance that the pointer may move during a click; limits of the scale. */
export const previewImageDefaults = { clickTolerancePx: 20, minScale: 1, maxScale: 4 }

/** S9.26: range and step. */
export const sliderDefaults = { min: 0, max: 100, step: 1 }

/** S9.27: time for one percent; line width. */
export const progressDefaults = { stepMs: 30, strokeWidthPx: 6 }

/** S9.28: delay before a new `value` prop is applied while the field has focus. */
export const inputDefaults = { valueSyncDebounceMs: 100 }

/** S9.29: time limit for the end event of a transition. */
export const transitionDefaults = { timeoutMs: 350 }

/** S9.30: number of places per page; radius of the search; delay before a search. */
export const chooseLocationDefaults = { pageSize: 20, radiusMeters: 5_000, searchDebounceMs: 1_000 }

/** S9.31: time limit for loading a script. */
export const scriptDefaults = { timeoutMs: 30_000 }

/** Durations of a short and a long vibration. From the observed runtime; the specification has no values. */
export const vibrateDefaults = { shortMs: 15, longMs: 400 }

/**
 * Time limits of a position without and with high accuracy, and the shortest one with which high accuracy is tried. The last two
 * are from the observed runtime and from WeChat's documentation; the first is chosen here.
 */
export const locationDefaults = { timeoutMs: 60_000, highAccuracyMs: 100_000, minHighAccuracyMs: 3_000 }

/** Time that a closing socket waits for the peer's close frame. Chosen here; browsers wait a minute, Node has no limit. */
export const socketDefaults = { closeTimeoutMs: 2_000 }

/** Time limit and life time of the configuration of ads, from the observed runtime; time that an ad is visible before it counts as seen. */
export const adDefaults = { configTimeoutMs: 8_000, configCacheMs: 600_000, viewMs: 1_000, rewardSeconds: 15 }
