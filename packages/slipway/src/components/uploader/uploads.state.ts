import { isPending, type UploadItem } from './uploader.state.ts'

type Items = readonly UploadItem[]

/** The maximum number of simultaneous uploads. More would slow down each of them, and heat up a phone. */
const mostAtOnce = 3

/**
 * The files whose upload begins now, in order.
 *
 * @param begun The keys of files whose upload has begun, including finished uploads.
 * @param running The number of running uploads.
 */
export function uploadsToStart(items: Items, begun: ReadonlySet<string>, running: number): Items {
  const waiting = items.filter((item) => item.file && isPending(item) && !begun.has(item.key))
  return waiting.slice(0, Math.max(0, mostAtOnce - running))
}
