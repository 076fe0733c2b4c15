import { type EditorDelta, type EditorOp, editorDeltaVersion } from '../../../api/editor-context/contents.ts'
import { HostError } from '../../../base/call/HostError.ts'
import { safeImageAddress } from '../../../base/rich-text/safeAddress.ts'
import { allows, imageFormats, lineFormats, textFormats } from './formats.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns a delta from any source, if the editor can show all of it.
 *
 * @throws {HostError} `invalid-argument` with the position of the piece that is wrong; `unsupported` if the delta has another version.
 */
export function checkDelta(value: unknown): EditorDelta {
  if (!isFields(value) || !Array.isArray(value.ops)) throw wrong('delta must be an object with a list `ops`')
  const { version = editorDeltaVersion } = value
  if (version !== editorDeltaVersion) {
    throw new HostError(
      'unsupported',
      `delta has version ${String(version)}. This editor reads version ${editorDeltaVersion}`,
    )
  }
  // A copy, so that a getter or a later change cannot replace what was checked.
  return { ops: (value.ops as unknown[]).map(checkOp) }
}

function checkOp(op: unknown, index: number): EditorOp {
  const at = `delta.ops[${index}]`
  if (!isFields(op) || 'retain' in op || 'delete' in op) throw wrong(`${at} must insert something`)
  const insert = typeof op.insert === 'string' ? op.insert : checkEmbed(op.insert, at)
  const { attributes } = op
  if (attributes === undefined) return { insert }
  if (!isFields(attributes)) throw wrong(`${at}.attributes must be an object`)
  const entries = Object.entries(attributes)
  for (const [name, value] of entries) {
    const isKnown =
      allows(textFormats, name, value) ||
      allows(lineFormats, name, value) ||
      (typeof insert === 'object' && 'image' in insert && allows(imageFormats, name, value))
    if (!isKnown)
      throw wrong(`${at} has a format \`${name}\` that this editor does not have, or an unknown value of it`)
  }
  return { insert, attributes: Object.fromEntries(entries) as EditorOp['attributes'] }
}

function checkEmbed(value: unknown, at: string): EditorOp['insert'] {
  const [entry, ...others] = isFields(value) ? Object.entries(value) : []
  const [name, content] = entry ?? []
  if (others.length === 0) {
    if (name === 'image' && typeof content === 'string' && safeImageAddress(content) === content)
      return { image: content }
    if (name === 'divider' && content === true) return { divider: true }
    if (name === 'mention' && isFields(content)) {
      const { id, label } = content
      if (typeof id === 'string' && typeof label === 'string') return { mention: { id, label } }
    }
  }
  throw wrong(`${at}.insert must be a text, or one image, divider or mention`)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrong = (detail: string) => new HostError('invalid-argument', detail)
