import type { Key } from 'react'

/** The key of an item that its owner gives none: its `key`, its `id`, or itself where it is a text or a number; else its place. */
export function keyOfItem(item: unknown, index: number): Key {
  const { key, id } = Object(item) as { readonly key?: unknown; readonly id?: unknown }
  return [key, id, item].find(isKey) ?? index
}

const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number'
