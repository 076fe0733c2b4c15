import { beforeEach, expect, test, vi } from 'vitest'
import { overlayStore, type ToastRequest } from './overlays.ts'
import { hideOverlay, nextOverlayId, showOverlay } from './showOverlay.ts'

function toast(id: number, title: string): ToastRequest {
  return { kind: 'toast', id, title, icon: 'none', image: undefined, mask: false, pair: 'toast', lapse() {} }
}

const titles = () => overlayStore.get().map(({ title }) => title)

beforeEach(() => overlayStore.set([]))

test('a new request is on top; a request with a known id replaces that one', () => {
  const [first, second] = [nextOverlayId(), nextOverlayId()]
  showOverlay(toast(first, 'below'))
  showOverlay(toast(second, 'above'))
  expect(titles()).toEqual(['below', 'above'])
  showOverlay(toast(first, 'still below'))
  expect(titles()).toEqual(['still below', 'above'])
})

test('`hideOverlay` removes one request, and ignores an unknown id', () => {
  const received = vi.fn()
  const id = nextOverlayId()
  showOverlay(toast(id, 'here'))
  const stop = overlayStore.subscribe(received)
  hideOverlay(nextOverlayId())
  expect(received).not.toHaveBeenCalled()
  hideOverlay(id)
  expect(overlayStore.get()).toEqual([])
  stop()
})
