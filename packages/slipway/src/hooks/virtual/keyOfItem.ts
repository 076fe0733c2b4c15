import type { Key } from 'react'

/** Default key of an item: its `key`, its `id`, or the item itself if it is a text or a number; otherwise its index. */
export function keyOfItem(item: unknown, index: number): Key {
  const { key, id } = Object(item) as { readonly key?: unknown; readonly id?: unknown }
  return [key, id, item].find(isKey) ?? index
}

const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number'
