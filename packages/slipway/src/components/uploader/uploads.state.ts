import { isPending, type UploadItem } from './uploader.state.ts'

type Items = readonly UploadItem[]

/** More at once would make each of them slow, and a phone hot. */
const mostAtOnce = 3

/**
 * The files whose upload begins now, the first ones first.
 *
 * @param begun The keys of those whose upload has begun, and may be over.
 * @param running How many of them are under way.
 */
export function uploadsToStart(items: Items, begun: ReadonlySet<string>, running: number): Items {
  const waiting = items.filter((item) => item.file && isPending(item) && !begun.has(item.key))
  return waiting.slice(0, Math.max(0, mostAtOnce - running))
}
