/**
 * Converts a value to the text of a field in a query, a form or a multipart body.
 *
 * `null` and `undefined` become an empty text, a date becomes ISO 8601, a list of plain values is joined by commas, and other
 * objects become JSON.
 *
 * @throws {TypeError} For a value that JSON cannot represent, such as an object that contains itself.
 */
export function formText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toJSON() ?? ''
  if (typeof value !== 'object' || (Array.isArray(value) && value.every(isPlain))) return String(value)
  return JSON.stringify(value) ?? ''
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null
