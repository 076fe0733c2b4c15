import { ApiError } from '../call/ApiError.ts'
import { type OverlayRequest, overlayStore } from './overlays.ts'

let lastId = 0

/** A fresh id for a request. */
export function nextOverlayId(): number {
  return ++lastId
}

/** Refuses a call where nothing can ever be shown: on a server, where all that is asked for would pile up. */
export function needScreen(api: string): void {
  if (typeof document === 'undefined') throw new ApiError(api, 'unavailable', 'no app is running')
}

/** Shows a request on top, or puts it in the place of the one with the same id. */
export function showOverlay(request: OverlayRequest): void {
  const shown = overlayStore.get()
  const place = shown.findIndex(({ id }) => id === request.id)
  overlayStore.set(place < 0 ? [...shown, request] : shown.with(place, request))
}

/** Takes a request away; unknown ids are ignored. */
export function hideOverlay(id: number): void {
  const shown = overlayStore.get()
  const rest = shown.filter((request) => request.id !== id)
  if (rest.length < shown.length) overlayStore.set(rest)
}
