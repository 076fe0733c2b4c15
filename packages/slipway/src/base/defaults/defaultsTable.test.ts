import { expect, test } from 'vitest'
import { defaults } from './defaultsTable.ts'
import { overrideConstants } from './overrideConstants.ts'

test('the constants have the values of the specification', () => {
  expect(defaults).toEqual({
    network: { timeoutMs: 60000 },
    toast: { durationMs: 1500 },
    textarea: { maxLength: 140 },
    swiper: { intervalMs: 5000, durationMs: 500 },
    video: { controlsHideMs: 3000, localMetadataMs: 300, remoteMetadataMs: 3000, pauseOthers: false },
    map: { minZoom: 5, maxZoom: 18, zoom: 16, openLocationScale: 18, locationRefreshMs: 30000 },
    picker: { yearSpan: 150, hours: 24, minutes: 60, closeDelayMs: 260, contentHideDelayMs: 300 },
    actionSheet: { maxContentHeightPx: 260 },
    navigationBar: { heightPx: 44 },
    tabBar: { heightPx: 50, color: '#999', selectedColor: '#007aff' },
    button: { color: '#007AFF' },
    window: { minWidthPx: 768 },
    longPress: { delayMs: 350, tolerancePx: 10 },
    previewImage: { clickTolerancePx: 20, minScale: 1, maxScale: 4 },
    slider: { min: 0, max: 100, step: 1 },
    progress: { stepMs: 30, strokeWidthPx: 6 },
    input: { valueSyncDebounceMs: 100 },
    transition: { timeoutMs: 350 },
    chooseLocation: { pageSize: 20, radiusMeters: 5000, searchDebounceMs: 1000 },
    script: { timeoutMs: 30000 },
    vibrate: { shortMs: 15, longMs: 400 },
    location: { timeoutMs: 60_000, highAccuracyMs: 100_000, minHighAccuracyMs: 3_000 },
    socket: { closeTimeoutMs: 2_000 },
    ad: { configTimeoutMs: 8_000, configCacheMs: 600_000, viewMs: 1_000, rewardSeconds: 15 },
  })
})

test('an override has effect everywhere until it is undone, and changes no other constant', () => {
  const toast = defaults.toast
  const undo = overrideConstants({ toast: { durationMs: 2000 }, swiper: { durationMs: 250 } })
  expect(toast.durationMs).toBe(2000)
  expect(defaults.swiper).toEqual({ intervalMs: 5000, durationMs: 250 })
  undo()
  expect(toast.durationMs).toBe(1500)
  expect(defaults.swiper).toEqual({ intervalMs: 5000, durationMs: 500 })
})

test('an unknown group is ignored', () => {
  const before = structuredClone(defaults)
  const undo = overrideConstants(JSON.parse('{ "tost": { "durationMs": 1 } }'))
  expect(defaults).toEqual(before)
  undo()
})
