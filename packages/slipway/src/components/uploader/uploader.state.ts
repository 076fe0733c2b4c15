import { isAccepted, mimeTypeOf } from '../../api/file-chooser/accept.ts'

/**
 * The status of a file. `waiting`: it waits for its upload, or for its form if files are not uploaded; `uploading`; `done`: it
 * was uploaded; `failed`: its upload has failed.
 */
export type UploadStatus = 'waiting' | 'uploading' | 'done' | 'failed'

/** A file of an uploader. */
export interface UploadItem {
  /** A unique key. */
  readonly key: string
  readonly name: string
  /** The address after the upload; empty before. */
  readonly url: string
  readonly status: UploadStatus
  /** The progress of the upload in percent, an integer. */
  readonly progress: number
  /** The MIME type, or an empty string if it is unknown. Images are displayed, other files are named. */
  readonly type: string
  /** The size in bytes, if known. */
  readonly size?: number | undefined
  /** The file itself, if the user has added it here. */
  readonly file?: File | undefined
  /** The reason of a failure: the value with which `upload` rejected. */
  readonly error?: unknown
}

/** The reason why files were rejected: their `type`, their `size`, or the maximum number of files (`count`). */
export type UploadRejection = 'type' | 'size' | 'count'

type Items = readonly UploadItem[]

/** Completes an item. Without a `status`, a file with an address is `done`. */
export function completeItem(given: Partial<UploadItem>): UploadItem {
  const { file, url = '' } = given
  const name = given.name ?? file?.name ?? lastPart(url)
  const status = given.status ?? (file && !url ? 'waiting' : 'done')
  return {
    ...given,
    key: given.key ?? (url || name),
    name,
    url,
    status,
    progress: given.progress ?? (status === 'done' ? 100 : 0),
    type: given.type ?? mimeTypeOf(name, file?.type ?? /^data:([^;,]+)/.exec(url)?.[1] ?? ''),
    size: given.size ?? file?.size,
  }
}

/** The last path segment of an address, without query and hash. */
function lastPart(url: string): string {
  if (url.startsWith('data:')) return ''
  const part = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The limits of an uploader. */
export interface UploadLimits {
  /** MIME types and file extensions; an empty list accepts any type. */
  readonly accept: readonly string[]
  /** In bytes. */
  readonly maxSize: number
  /** The number of files that can still be added. */
  readonly room: number
}

/** The accepted files, and the rejected ones by the first reason that applies. */
export interface SortedFiles {
  readonly taken: readonly File[]
  readonly refused: ReadonlyMap<UploadRejection, readonly File[]>
}

/** Splits files into accepted and rejected ones. Rejected files do not count towards the maximum number. */
export function sortFiles(files: readonly File[], { accept, maxSize, room }: UploadLimits): SortedFiles {
  const taken: File[] = []
  const refused = new Map<UploadRejection, File[]>()
  for (const file of files) {
    const reason = !isAccepted(file, accept)
      ? 'type'
      : file.size > maxSize
        ? 'size'
        : taken.length >= room
          ? 'count'
          : undefined
    if (reason) refused.set(reason, [...(refused.get(reason) ?? []), file])
    else taken.push(file)
  }
  return { taken, refused }
}

/** The list of types of an `accept` attribute. */
export function acceptList(accept: string): readonly string[] {
  return accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && one !== '*/*')
}

/** Whether a file is an image that can be displayed. A file of unknown type counts as an image if only images are accepted. */
export function isPicture({ type }: UploadItem, accept: readonly string[]): boolean {
  if (type) return type.startsWith('image/')
  return accept.length > 0 && accept.every((one) => one.startsWith('image/'))
}

/** Updates fields of one file. */
export function patchItem(items: Items, key: string, fields: Partial<UploadItem>): Items {
  return items.map((item) => (item.key === key ? { ...item, ...fields } : item))
}

/** Whether a file is waiting or uploading. */
export const isPending = ({ status }: UploadItem) => status === 'waiting' || status === 'uploading'

/** Whether a file will make progress automatically. If files are not uploaded, a waiting file only waits for its form. */
export const isComing = (item: UploadItem, isQueued: boolean) =>
  isPending(item) && (isQueued || item.status === 'uploading')

/** A change of a file, for screen readers. */
export interface UploadNews {
  readonly what: 'done' | 'failed' | 'removed'
  readonly name: string
}

/** The changes between two states of a list. */
export function uploadNews(before: Items, after: Items): readonly UploadNews[] {
  const now = new Map(after.map((item) => [item.key, item]))
  return before.flatMap(({ key, name, status }): UploadNews[] => {
    const next = now.get(key)?.status
    if (next === undefined) return [{ what: 'removed', name }]
    return next !== status && (next === 'done' || next === 'failed') ? [{ what: next, name }] : []
  })
}

/** The key of the file that gets the focus when a file is removed: the next one, or else the previous one. */
export function neighbourOf(items: Items, key: string): string | undefined {
  const place = items.findIndex((item) => item.key === key)
  return (items[place + 1] ?? items[place - 1])?.key
}

/** A size in the format of a language: `1.5 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
  const power = Math.min(3, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** power)
}
