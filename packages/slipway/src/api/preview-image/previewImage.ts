import { ApiError } from '../../base/call/ApiError.ts'
import { abortError, refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { renameError } from '../../base/call/renameError.ts'
import { whenNavigator } from '../../router/current.ts'
import { getCurrentPages, navigateBack } from '../navigation/index.ts'
import { openBy } from '../navigation/openBy.ts'

/** Options of `previewImage`. */
export interface PreviewImageOptions {
  /** Addresses of the images, at least one: absolute, relative to the document, object URLs, data URLs or paths of saved files. */
  readonly urls: readonly string[]
  /**
   * The image shown first: its index in `urls`, or its address. Defaults to the first image if it does not exist.
   * @default 0
   */
  readonly current?: number | string
  /** Captions in the order of `urls`, shown under the images and read by screen readers. An empty string means no caption. */
  readonly captions?: readonly string[] | undefined
  /**
   * Indicator of the current image: `'default'` shows dots, or a number if there are more than nine images; `'number'` always
   * shows a number; `'none'` shows nothing.
   * @default 'default'
   */
  readonly indicator?: 'default' | 'number' | 'none' | undefined
  /**
   * Whether the user can save and share the images.
   * @default true
   */
  readonly showMenu?: boolean | undefined
  /**
   * The pressed thumbnail, as an element or a box in client pixels: the first image grows from it, and shrinks back to it.
   * @default none: the viewer fades in
   */
  readonly from?: PreviewOrigin | undefined
  /** Cancels the call; a viewer that is just opening closes again. Has no effect once the call has resolved. */
  readonly signal?: AbortSignal
}

/** A box in the window, in client pixels, or an object that has one, such as an element. */
export type PreviewOrigin = PreviewBox | { getBoundingClientRect(): PreviewBox }

/** A position and a size, in client pixels. */
export interface PreviewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const path = '/preview-image'

/**
 * Shows images on a full screen, where the user can swipe and zoom. A click returns to the page.
 *
 * Resolves once the viewer is shown. The viewer is the page `/preview-image` on top of the stack, so Back closes it, and a
 * reload shows it again. While a viewer is shown, a further call replaces its images.
 *
 * @throws {ApiError} `invalid-argument` when `urls` is empty or contains anything but strings, `current` is neither a number nor
 * a string, or another option has the wrong type; `cancelled` when `signal` fires first; `locked` while another viewer opens;
 * `denied` when a guard blocks the page; `failed` when the viewer's code cannot be loaded.
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
 * @throws {ApiError} `not-found` when the current page is not the viewer.
 * @platform web, capacitor
 *
 * @example
 * await closePreviewImage()
 */
export function closePreviewImage(): Promise<void> {
  return callApi('closePreviewImage', {}, close)
}

async function open({ urls, current = 0, signal, ...rest }: PreviewImageOptions): Promise<void> {
  checkTexts('urls', urls)
  if (urls.length === 0) throw invalid('urls must not be empty')
  if (typeof current !== 'number' && typeof current !== 'string') throw invalid('current must be a number or a string')
  const state = { urls: [...urls], current, ...viewerState(rest) }
  refuseAborted('previewImage', signal)
  const destination = { url: path, state }
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

type ViewerOptions = Pick<PreviewImageOptions, 'captions' | 'indicator' | 'showMenu' | 'from'>

/** The options of the viewer as a serialisable state, without those that have their default. */
function viewerState({ captions, indicator, showMenu, from }: ViewerOptions): object {
  if (captions !== undefined) checkTexts('captions', captions)
  if (!['default', 'number', 'none', undefined].includes(indicator)) {
    throw invalid('indicator must be one of default, number, none')
  }
  if (showMenu !== undefined && typeof showMenu !== 'boolean') throw invalid('showMenu must be a boolean')
  return {
    ...(captions && { captions: [...captions] }),
    ...(indicator && { indicator }),
    ...(showMenu === false && { showMenu }),
    ...(from !== undefined && { from: readBox(from) }),
  }
}

/** The box, with the time origin of its document: after a reload the viewer must not grow from it. */
function readBox(from: PreviewOrigin): object {
  if (typeof from !== 'object' || from === null) throw invalid('from must be an element or a box')
  const { x, y, width, height } = 'getBoundingClientRect' in from ? from.getBoundingClientRect() : from
  if (![x, y, width, height].every(Number.isFinite)) throw invalid('from must be an element or a box')
  return { x, y, width, height, documentMs: performance.timeOrigin }
}

function checkTexts(field: string, value: unknown): void {
  if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return
  throw invalid(`${field} must be an array of strings`)
}

function invalid(detail: string): ApiError {
  return new ApiError('previewImage', 'invalid-argument', detail)
}
