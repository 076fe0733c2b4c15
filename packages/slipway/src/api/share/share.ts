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

/** What `share` shares: at least one of title, text, url and files. */
export interface ShareOptions {
  /** A heading. Mail takes it as the subject; many apps leave it out. */
  readonly title?: string | undefined
  /** What is said; most apps put it before the link. */
  readonly text?: string | undefined
  /** An address, which may be relative to the document's; `location.href` is that of the page shown. */
  readonly url?: string | undefined
  /**
   * Files, such as pictures. Not every platform takes them, nor every kind.
   * @needs Navigator.canShare
   */
  readonly files?: readonly File[] | undefined
  /** Ends the wait for the user. What the system shows may stay, as pages cannot close it. */
  readonly signal?: AbortSignal | undefined
}

/** What `share` answers. */
export interface ShareResult {
  /** `share` when the user chose an app for it; `copy` where there is no sharing, and the link is in the clipboard instead. */
  readonly method: 'share' | 'copy'
}

/**
 * Offers something to the other apps of the device. Where that cannot be, it copies the link, else the text, with a toast
 * that says so.
 *
 * Call it first thing in a user's gesture, such as a click: browsers refuse it otherwise.
 *
 * @throws {ApiError} `invalid-argument` for values of a wrong shape, or with nothing to share; `cancelled` when the user
 * closes the offer, or `signal` ends the wait; `denied` when the browser refuses, as outside a gesture; `locked` while
 * another offer is open; `unsupported` when files cannot be shared here; `unavailable` where there is neither sharing nor a
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
    if (data.files) throw new ApiError('share', 'unsupported', 'files cannot be shared here')
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
  if (url !== undefined && whole === undefined) throw invalid('url is no address')
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
