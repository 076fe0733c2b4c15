/**
 * A value as the text of a field: in a query, in a form, in a multipart body.
 *
 * Nothing (`null`, `undefined`) is an empty text, a date is ISO 8601, a list of plain values is joined by commas, and
 * anything deeper is JSON.
 *
 * @throws {TypeError} For what JSON cannot write, such as an object that holds itself.
 */
export function formText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toJSON() ?? ''
  if (typeof value !== 'object' || (Array.isArray(value) && value.every(isPlain))) return String(value)
  return JSON.stringify(value) ?? ''
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null
