import { host as clipboardHost } from '#host/clipboard'
import { host as platformHost } from '#host/share'
import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { renameError } from '../../base/call/renameError.ts'
import { type ClipboardHost, setClipboardData } from '../clipboard/index.ts'
import { plainFileName } from '../temp-file/plainFileName.ts'
import type { SharedData, ShareHost } from './host.ts'

/** Options of `share`: at least one of title, text, url and files. */
export interface ShareOptions {
  /** A heading. Mail apps use it as the subject; many apps ignore it. */
  readonly title?: string | undefined
  /** The text; most apps put it before the link. */
  readonly text?: string | undefined
  /** An address, absolute or relative to the document's. `location.href` is that of the current page. */
  readonly url?: string | undefined
  /**
   * Files, such as images. Not every platform shares files, nor every type of file.
   * @needs Navigator.canShare
   */
  readonly files?: readonly File[] | undefined
  /** Stops waiting for the user. A system dialog may stay open, because pages cannot close it. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `share`. */
export interface ShareResult {
  /** `share` when the user chose an app; `copy` on platforms without sharing, where the link was copied to the clipboard. */
  readonly method: 'share' | 'copy'
}

/**
 * Opens the system's share sheet. On platforms without sharing it copies the link, or else the text, and shows a toast.
 *
 * Call it at the start of a click handler, before any `await`: browsers reject it outside a user's gesture.
 *
 * @throws {ApiError} `invalid-argument` for values of the wrong type, or with nothing to share; `cancelled` when the user closes
 * the share sheet, or `signal` fires; `denied` when the browser refuses, such as outside a gesture; `locked` while another share
 * sheet is open; `unsupported` when the platform cannot share files; `unavailable` on platforms with neither sharing nor a
 * clipboard.
 * @platform web, capacitor
 * @plugin Share
 *
 * @example
 * const { method } = await share({ title: 'Order 1', url: location.href }) // 'share', or 'copy'
 */
export function share(
  options: ShareOptions,
  host: ShareHost = platformHost,
  clipboard: ClipboardHost = clipboardHost,
): Promise<ShareResult> {
  return callApi('share', options, async ({ title, text, url, files, signal }) => {
    const data = readData({ title, text, url, files }, host)
    if (await orAborted('share', signal, () => host.share(data))) return { method: 'share' }
    if (data.files) throw new ApiError('share', 'unsupported', 'files cannot be shared on this platform')
    await setClipboardData({ data: data.url ?? data.text ?? data.title ?? '' }, clipboard).catch((error: unknown) => {
      throw renameError('share', error)
    })
    return { method: 'copy' }
  })
}

function readData({ title, text, url, files }: ShareOptions, host: ShareHost): SharedData {
  for (const [field, value] of Object.entries({ title, text, url })) {
    if (value !== undefined) checkString('share', field, value)
  }
  if (files !== undefined && !(Array.isArray(files) && files.every((file) => file instanceof File))) {
    throw invalid('files must be a list of files')
  }
  const whole = url === undefined ? undefined : host.wholeUrl(url)
  if (url !== undefined && whole === undefined) throw invalid('url is not an address')
  const data = {
    ...(title && { title }),
    ...(text && { text }),
    ...(whole && { url: whole }),
    ...(files?.length && { files: files.map(withPlainName) }),
  }
  if (Object.keys(data).length === 0) throw invalid('name a title, a text, a url or files')
  return data
}

function withPlainName(file: File): File {
  const name = plainFileName(file.name) ?? 'file'
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
}

function invalid(detail: string): ApiError {
  return new ApiError('share', 'invalid-argument', detail)
}
