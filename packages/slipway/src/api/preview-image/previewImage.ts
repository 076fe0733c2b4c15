import { ApiError } from '../../base/ApiError.ts'
import { abortError, refuseAborted } from '../../base/abortError.ts'
import { callApi } from '../../base/callApi.ts'
import { renameError } from '../../base/renameError.ts'
import { whenNavigator } from '../../router/current.ts'
import { getCurrentPages, navigateBack } from '../navigation/index.ts'
import { openBy } from '../navigation/openBy.ts'

/** What `previewImage` shows. */
export interface PreviewImageOptions {
  /** Addresses of the images, at least one: absolute, relative to the document, object URLs or data URLs. */
  readonly urls: readonly string[]
  /**
   * The image shown first: its place in `urls`, counted from 0, or its address. Where there is no such image, the first.
   * @default 0
   */
  readonly current?: number | string
  /** Gives the call up; a viewer that opens just then closes again. Once the call has resolved it does nothing. */
  readonly signal?: AbortSignal
}

const path = '/preview-image'

/**
 * Shows images on a screen of their own, to swipe through and to zoom. A click returns to the page.
 *
 * Resolves once the viewer is shown. It is the page `/preview-image` on top of the stack, so Back closes it, and a reload
 * shows it again. While a viewer is shown, a call puts other images in its place.
 *
 * @throws {ApiError} `invalid-argument` when `urls` is empty or holds anything but strings, or `current` is neither number
 * nor string; `cancelled` when `signal` fires first; `locked` while another viewer opens; `denied` when a guard keeps the
 * page; `failed` when the viewer's code cannot be loaded.
 * @platform web, capacitor
 *
 * @example
 * await previewImage({ urls: ['/photos/1.jpg', '/photos/2.jpg'], current: 1 })
 *
 * Source: specification, sections 2, 5 and 8.
 */
export function previewImage(options: PreviewImageOptions): Promise<void> {
  return callApi('previewImage', options, open)
}

/**
 * Closes the viewer that `previewImage` has opened.
 *
 * @throws {ApiError} `not-found` when the page shown is no viewer.
 * @platform web, capacitor
 *
 * @example
 * await closePreviewImage()
 */
export function closePreviewImage(): Promise<void> {
  return callApi('closePreviewImage', {}, close)
}

async function open({ urls, current = 0, signal }: PreviewImageOptions): Promise<void> {
  checkUrls(urls)
  checkCurrent(current)
  refuseAborted('previewImage', signal)
  const destination = { url: path, state: { urls: [...urls], current } }
  await openBy(isShown() ? 'redirectTo' : 'navigateTo', destination, undefined).catch((error: unknown) => {
    throw renameError('previewImage', error)
  })
  if (!signal?.aborted) return
  if (isShown()) await navigateBack()
  throw abortError('previewImage', signal)
}

async function close(): Promise<void> {
  await whenNavigator('closePreviewImage')
  if (!isShown()) throw new ApiError('closePreviewImage', 'not-found')
  await navigateBack().catch((error: unknown) => {
    throw renameError('closePreviewImage', error)
  })
}

const isShown = () => getCurrentPages().at(-1)?.path === path

function checkUrls(urls: unknown): void {
  if (!Array.isArray(urls) || !urls.every((url) => typeof url === 'string')) {
    throw new ApiError('previewImage', 'invalid-argument', 'urls must be an array of strings')
  }
  if (urls.length === 0) throw new ApiError('previewImage', 'invalid-argument', 'urls must not be empty')
}

function checkCurrent(current: unknown): void {
  if (typeof current === 'number' || typeof current === 'string') return
  throw new ApiError('previewImage', 'invalid-argument', 'current must be a number or a string')
}
