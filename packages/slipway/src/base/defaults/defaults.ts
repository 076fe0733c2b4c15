/*
 * Every constant of the specification (section 9), and those that it leaves open, once.
 *
 * Units are in the names. `defineApp({ defaults: overrideDefaults(…) })` overrides any of them; code reads a group at the
 * moment of use, so an override holds everywhere. Each group is a value of its own, so that what uses one brings one.
 */

/** S9.1: gives up on a request, an upload or a download. */
export const networkDefaults = { timeoutMs: 60_000 }

/** S9.2. */
export const toastDefaults = { durationMs: 1_500 }

/** S9.3: characters. */
export const textareaDefaults = { maxLength: 140 }

/** S9.4, S9.5. */
export const swiperDefaults = { intervalMs: 5_000, durationMs: 500 }

/** S9.6, S9.7: the controls hide after their last use; metadata is awaited longer for a remote source. */
export const videoDefaults = { controlsHideMs: 3_000, localMetadataMs: 300, remoteMetadataMs: 3_000 }

/** S9.8 to S9.11: zoom levels; how often the own position is read again. */
export const mapDefaults = { minZoom: 5, maxZoom: 18, zoom: 16, openLocationScale: 18, locationRefreshMs: 30_000 }

/** S9.12, S9.13, S9.20, S9.21: years around the current one; a sheet closes, then its content goes. */
export const pickerDefaults = { yearSpan: 150, hours: 24, minutes: 60, closeDelayMs: 260, contentHideDelayMs: 300 }

/** S9.14. */
export const actionSheetDefaults = { maxContentHeightPx: 260 }

/** S9.15. */
export const navigationBarDefaults = { heightPx: 44 }

/** S9.16, S9.17. */
export const tabBarDefaults = { heightPx: 50, color: '#999', selectedColor: '#007aff' }

/** S9.18: a primary button and a dialog's confirm. */
export const buttonDefaults = { color: '#007AFF' }

/** S9.19: from this width on, side windows show. */
export const windowDefaults = { minWidthPx: 768 }

/** S9.22, S9.23. */
export const longPressDefaults = { delayMs: 350, tolerancePx: 10 }

/** S9.24, S9.25. */
export const previewImageDefaults = { clickTolerancePx: 20, minScale: 1, maxScale: 4 }

/** S9.26. */
export const sliderDefaults = { min: 0, max: 100, step: 1 }

/** S9.27: time for one percent; line width. */
export const progressDefaults = { stepMs: 30, strokeWidthPx: 6 }

/** S9.28: a value set from outside waits this long while the field has focus. */
export const inputDefaults = { valueSyncDebounceMs: 100 }

/** S9.29: stands in for a missing end event. */
export const transitionDefaults = { timeoutMs: 350 }

/** S9.30. */
export const chooseLocationDefaults = { pageSize: 20, radiusMeters: 5_000, searchDebounceMs: 1_000 }

/** S9.31. */
export const scriptDefaults = { timeoutMs: 30_000 }

/** Of a short vibration, and of a long one. From the observed runtime; the specification names none. */
export const vibrateDefaults = { shortMs: 15, longMs: 400 }

/** A closed socket waits this long for the peer's close frame. Chosen here; browsers wait a minute, Node has no limit. */
export const socketDefaults = { closeTimeoutMs: 2_000 }
