import { HostError } from '../../../base/call/HostError.ts'

/** Readers for answers of services, whose fields may be absent or have any type. */

/** The fields of an object. Any other value has none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

/** The items of a list. Throws if the value is not a list, because the answer then has an unknown form. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new HostError('failed', 'the answer of the service has an unknown form')
}

/** A text without spaces at its ends. Numbers become texts; other values become an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** A finite number, also from a text that contains only the number; else `undefined`. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Joins the texts that are not empty. Leaves out a text that equals the one before it. */
export function joinTexts(values: readonly unknown[], separator = ', '): string {
  const texts = values.map(textOf).filter(Boolean)
  return texts.filter((text, index) => text !== texts[index - 1]).join(separator)
}
