/** Rounds a length in CSS pixels to whole device pixels. The same on a server, which has no screen, with a ratio of 1. */
export function toDevicePixels(px: number): number {
  const ratio = globalThis.devicePixelRatio || 1
  return Math.round(px * ratio) / ratio
}
