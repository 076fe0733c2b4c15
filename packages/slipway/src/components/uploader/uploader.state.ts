import { isAccepted, mimeTypeOf } from '../../api/file-chooser/accept.ts'

/** How far a file is: it waits for its turn, or for good where nothing uploads it; it goes; it is there; it did not get there. */
export type UploadStatus = 'waiting' | 'uploading' | 'done' | 'failed'

/** A file of an uploader. */
export interface UploadItem {
  /** What tells it from the others. */
  readonly key: string
  readonly name: string
  /** Where it is once it has been uploaded; empty before. */
  readonly url: string
  readonly status: UploadStatus
  /** How much of it has gone, in percent, an integer. */
  readonly progress: number
  /** Its MIME type, where it is known. Pictures are shown, other files named. */
  readonly type: string
  /** Its size in bytes, where it is known. */
  readonly size?: number | undefined
  /** The file itself, if it was chosen here. */
  readonly file?: File | undefined
  /** Why it failed: what `upload` rejected with. */
  readonly error?: unknown
}

/** A file as an owner may give it: `{ url }` is one that has been uploaded. */
export type GivenUploadItem = Partial<UploadItem>

/** Why files were not taken: one is of another type, one is too large, or there is no room for more. */
export type UploadRejection = 'type' | 'size' | 'count'

type Items = readonly UploadItem[]

/** Completes what an owner gives. Where it says nothing of a status, a file with an address is there already. */
export function completeItem(given: GivenUploadItem): UploadItem {
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

/** The last part of an address, without what follows a `?` or `#`. */
function lastPart(url: string): string {
  if (url.startsWith('data:')) return ''
  const part = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What an uploader takes. */
export interface UploadLimits {
  /** MIME types and endings; none means any. */
  readonly accept: readonly string[]
  /** In bytes. */
  readonly maxSize: number
  /** How many more. */
  readonly room: number
}

/** Which files are taken, and which are not and why, each for the first reason there is. */
export interface SortedFiles {
  readonly taken: readonly File[]
  readonly refused: ReadonlyMap<UploadRejection, readonly File[]>
}

/** Sorts out what an uploader does not take. Files that are no good take no room from others. */
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

/** The list of types of an `accept`, as HTML writes it. */
export function acceptList(accept: string): readonly string[] {
  return accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && one !== '*/*')
}

/** Whether it is a picture, which can be shown. A file of unknown type is one where nothing else is taken. */
export function isPicture({ type }: UploadItem, accept: readonly string[]): boolean {
  if (type) return type.startsWith('image/')
  return accept.length > 0 && accept.every((one) => one.startsWith('image/'))
}

/** Says something new of one file. */
export function patchItem(items: Items, key: string, fields: Partial<UploadItem>): Items {
  return items.map((item) => (item.key === key ? { ...item, ...fields } : item))
}

/** Whether a file is on its way, or is to be. */
export const isPending = ({ status }: UploadItem) => status === 'waiting' || status === 'uploading'

/** Whether a file will get further by itself: where nothing uploads files, what waits only waits for its form. */
export const isComing = (item: UploadItem, isQueued: boolean) =>
  isPending(item) && (isQueued || item.status === 'uploading')

/** What has happened to a file, for those who do not see it. */
export interface UploadNews {
  readonly what: 'done' | 'failed' | 'removed'
  readonly name: string
}

/** What has happened between two states of a list. */
export function uploadNews(before: Items, after: Items): readonly UploadNews[] {
  const now = new Map(after.map((item) => [item.key, item]))
  return before.flatMap(({ key, name, status }): UploadNews[] => {
    const next = now.get(key)?.status
    if (next === undefined) return [{ what: 'removed', name }]
    return next !== status && (next === 'done' || next === 'failed') ? [{ what: next, name }] : []
  })
}

/** Which file has the focus once one is gone: the one after it, else the one before it. */
export function neighbourOf(items: Items, key: string): string | undefined {
  const place = items.findIndex((item) => item.key === key)
  return (items[place + 1] ?? items[place - 1])?.key
}

/** A size in the words of a language: `1.5 MB`. */
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
