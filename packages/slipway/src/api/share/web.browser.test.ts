import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { permitClipboard, takeClipboard } from '../../testing/internal/environment/clipboard.ts'
import { getClipboardData } from '../clipboard/index.ts'
import { hideToast } from '../toast/index.ts'
import { type ShareOptions, type ShareResult, share } from './index.ts'

/** Gives the browser a Web Share, which Chromium on Linux does not have, for the duration of the test. */
function giveWebShare(offer: (data: ShareData) => Promise<void>, canShare?: (data: ShareData) => boolean): void {
  const functions = { share: offer, ...(canShare && { canShare }) }
  for (const [name, value] of Object.entries(functions)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}

/** Shares from a real click, the gesture that browsers require. */
async function shareFromClick(options: ShareOptions): Promise<ShareResult> {
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  button.textContent = 'Share'
  const shared = new Promise<ShareResult>((resolve, reject) => {
    button.onclick = () => share(options).then(resolve, reject)
  })
  // Awaited and checked below; until then a rejection must not count as unhandled.
  shared.catch(() => {})
  await userEvent.click(button)
  return shared
}

beforeEach(async () => {
  window.focus()
  await takeClipboard()
  await permitClipboard('granted')
})
afterEach(async () => {
  if (overlayStore.get().length > 0) await hideToast()
})

test('a browser with Web Share gets an absolute address, within the gesture', async () => {
  const offer = vi.fn(async () => {
    expect(navigator.userActivation.isActive).toBe(true)
  })
  giveWebShare(offer, () => true)
  expect(await shareFromClick({ title: 'Order 1', url: '/order/1' })).toEqual({ method: 'share' })
  expect(offer).toHaveBeenCalledExactlyOnceWith({ title: 'Order 1', url: `${location.origin}/order/1` })
})

test('a browser without Web Share copies the link on the click', async () => {
  expect('share' in navigator).toBe(false)
  expect(await shareFromClick({ title: 'Order 1', url: '/order/1' })).toEqual({ method: 'copy' })
  expect(await getClipboardData()).toEqual({ data: `${location.origin}/order/1` })
  expect(overlayStore.get()).toMatchObject([{ title: 'Content copied' }])
})

test('a browser that cannot share this data copies the link as well', async () => {
  const offer = vi.fn()
  giveWebShare(offer, () => false)
  expect(await shareFromClick({ url: 'myapp://order/1' })).toEqual({ method: 'copy' })
  expect(await getClipboardData()).toEqual({ data: 'myapp://order/1' })
  expect(offer).not.toHaveBeenCalled()
})

test('files are shared in browsers that can share them', async () => {
  const files = [new File(['x'], 'x.png', { type: 'image/png' })]
  await expect(shareFromClick({ files })).rejects.toMatchObject({ code: 'unsupported' })
  const offer = vi.fn(async () => {})
  giveWebShare(offer)
  await expect(shareFromClick({ files })).rejects.toMatchObject({ code: 'unsupported' })
  giveWebShare(offer, () => true)
  expect(await shareFromClick({ files })).toEqual({ method: 'share' })
  expect(offer).toHaveBeenCalledExactlyOnceWith({ files })
})

test.each([
  ['AbortError', 'cancelled', 'share:fail cancel'],
  ['InvalidStateError', 'locked', 'share:fail another share sheet is open'],
  ['NotAllowedError', 'denied', 'share:fail no'],
  ['DataError', 'failed', 'share:fail no'],
])('the browser’s %s becomes %s', async (name, code, errMsg) => {
  giveWebShare(
    () => Promise.reject(new DOMException('no', name)),
    () => true,
  )
  await expect(shareFromClick({ text: 'Look' })).rejects.toMatchObject({ code, errMsg })
  expect(overlayStore.get()).toEqual([])
})
