import { ApiError } from '../call/ApiError.ts'
import { type OverlayRequest, overlayStore } from './overlays.ts'

let lastId = 0

/** Returns a new id for a request. */
export function nextOverlayId(): number {
  return ++lastId
}

/** Throws on a server, because overlays are never shown there and their requests would accumulate. */
export function needScreen(api: string): void {
  if (typeof document === 'undefined') throw new ApiError(api, 'unavailable', 'no app is running')
}

/** Shows a request on top, or replaces the request with the same id. */
export function showOverlay(request: OverlayRequest): void {
  const shown = overlayStore.get()
  const index = shown.findIndex(({ id }) => id === request.id)
  overlayStore.set(index < 0 ? [...shown, request] : shown.with(index, request))
}

/** Removes a request. Ignores unknown ids. */
export function hideOverlay(id: number): void {
  const shown = overlayStore.get()
  const rest = shown.filter((request) => request.id !== id)
  if (rest.length < shown.length) overlayStore.set(rest)
}
