import type { EditorDelta, EditorFormatValue, EditorOp } from '../../../api/editor-context/contents.ts'
import { safeAttributes, treatmentOf } from '../../../base/rich-text/safeMarkup.ts'
import { classes, indentEm, lineStyles, textStyles } from './formats.ts'

type Formats = Readonly<Record<string, EditorFormatValue>>

/** A line of a document: its content, and the formats of the line break that ends it. */
export interface EditorLine {
  readonly pieces: readonly EditorOp[]
  readonly formats: Formats
}

/** The document as HTML, with the tags and attributes that `RichText` allows; empty if the document is empty. */
export function deltaToHtml({ ops }: EditorDelta): string {
  const lines = linesOf(ops)
  if (
    lines.every(({ pieces, formats }) => pieces.length === 0 && Object.keys(formats).length === 0) &&
    lines.length <= 1
  )
    return ''
  const parts: string[] = []
  for (let at = 0; at < lines.length; ) {
    const { formats } = lines[at] as EditorLine
    const isSame = formats['code-block'] ? isCode : formats.list ? isListed : undefined
    const after = isSame ? lines.findIndex((line, index) => index > at && !isSame(line)) : at + 1
    const end = after < 0 ? lines.length : after
    const group = lines.slice(at, end)
    parts.push(formats['code-block'] ? codeOf(group) : formats.list ? listOf(group) : lineOf(lines[at] as EditorLine))
    at = end
  }
  return parts.join('')
}

/** The text of a document, in which embeds are left out. */
export function deltaToText({ ops }: EditorDelta): string {
  return ops.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
}

const isCode = ({ formats }: EditorLine) => formats['code-block'] !== undefined
const isListed = ({ formats }: EditorLine) => formats.list !== undefined && !formats['code-block']

/** Splits a document into lines. A divider is a line of its own, without formats. */
export function linesOf(ops: readonly EditorOp[]): readonly EditorLine[] {
  const lines: EditorLine[] = []
  let pieces: EditorOp[] = []
  const end = (formats: Formats = {}) => {
    lines.push({ pieces, formats })
    pieces = []
  }
  for (const op of ops) {
    const { insert, attributes } = op
    if (typeof insert !== 'string') {
      const isDivider = 'divider' in insert
      if (isDivider && pieces.length > 0) end()
      pieces.push(op)
      if (isDivider) end()
      continue
    }
    for (const [index, text] of insert.split('\n').entries()) {
      if (index > 0) end(attributes)
      if (text) pieces.push({ insert: text, attributes })
    }
  }
  if (pieces.length > 0) end()
  return lines
}

function lineOf({ pieces, formats }: EditorLine): string {
  const [first] = pieces
  if (first && typeof first.insert === 'object' && 'divider' in first.insert) return element('hr', {})
  const header = `h${String(formats.header)}`
  const name = formats.header ? header : formats.blockquote ? 'blockquote' : 'p'
  return element(name, lookOf(formats, Number(formats.indent ?? 0)), contentOf(pieces))
}

function codeOf(lines: readonly EditorLine[]): string {
  // Elements, because an HTML parser drops line breaks at the start of `<pre>`.
  const html = lines.map(({ pieces }) => escapeText(plainOf(pieces))).join('<br>')
  return element('pre', {}, lines.at(-1)?.pieces.length === 0 ? `${html}<br>` : html)
}

/** Nested lists: an item that is indented further begins a list in the item before it. */
function listOf(lines: readonly EditorLine[]): string {
  const open: string[] = []
  let html = ''
  const close = () => {
    html += `</li></${open.pop() ?? ''}>`
  }
  for (const { pieces, formats } of lines) {
    const depth = Number(formats.indent ?? 0) + 1
    const tag = formats.list === 'ordered' ? 'ol' : 'ul'
    while (open.length > depth) close()
    if (open.length === depth && open.at(-1) !== tag) close()
    else if (open.length === depth) html += '</li>'
    while (open.length < depth) {
      open.push(open.length === depth - 1 ? tag : 'ul')
      // A list that an item skips has an item without a marker.
      html += open.length < depth ? `<${open.at(-1)}><li style="list-style: none">` : `<${tag}>`
    }
    const task =
      formats.list === 'checked' ? classes.checked : formats.list === 'unchecked' ? classes.unchecked : undefined
    const look = lookOf(formats, 0)
    const content = contentOf(pieces)
    // An element of its own, because lists in this item would inherit the look of the item.
    const inner = Object.keys(look).length > 0 ? element('div', look, content) : content
    html += element('li', task ? { class: task } : {}, inner, false)
  }
  while (open.length > 0) close()
  return html
}

function lookOf(formats: Formats, indent: number): Record<string, string> {
  const style = [
    formats.align && `text-align: ${String(formats.align)}`,
    indent > 0 && `padding-inline-start: ${indent * indentEm}em`,
    ...stylesOf(formats, lineStyles),
  ]
  return withStyle(style, formats.direction === 'rtl' ? { dir: 'rtl' } : {})
}

const stylesOf = (formats: Formats, styles: Readonly<Record<string, string>>) =>
  Object.entries(styles).flatMap(([name, property]) => {
    const value = formats[name]
    return value === undefined ? [] : `${property}: ${String(value)}`
  })

const withStyle = (style: readonly unknown[], attrs: Record<string, string>) => {
  const text = style.filter(Boolean).join('; ')
  return text ? { ...attrs, style: text } : attrs
}

function contentOf(pieces: readonly EditorOp[]): string {
  if (pieces.length === 0) return '<br>'
  const before = (index: number) => {
    const text = pieces[index - 1]?.insert
    return typeof text === 'string' ? text.slice(-1) : index === 0 ? ' ' : 'x'
  }
  return pieces.map((piece, index) => pieceOf(piece, before(index), index === pieces.length - 1)).join('')
}

/** The elements of the formats of text, the outermost first. */
const wrappers: readonly (readonly [string, string])[] = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['ins', 'ins'],
  ['strike', 's'],
  ['code', 'code'],
]

function pieceOf({ insert, attributes = {} }: EditorOp, before: string, isLast: boolean): string {
  let html = typeof insert === 'string' ? textOf(insert, before, isLast) : embedOf(insert, attributes)
  const style = stylesOf(attributes, textStyles)
  if (style.length > 0) html = element('span', withStyle(style, {}), html)
  if (attributes.script) html = element(attributes.script === 'sub' ? 'sub' : 'sup', {}, html)
  for (const [format, name] of wrappers.toReversed()) if (attributes[format]) html = element(name, {}, html)
  return typeof attributes.link === 'string' ? element('a', { href: attributes.link, target: '_blank' }, html) : html
}

function embedOf(embed: Exclude<EditorOp['insert'], string>, attributes: Formats): string {
  if ('mention' in embed) {
    const { id, label } = embed.mention
    const name = `${classes.mention} ${classes.mention}-${encodeURIComponent(id)}`
    return element('span', { class: name }, escapeText(label))
  }
  if (!('image' in embed)) return ''
  const own = ['alt', 'width', 'height', 'class'].flatMap((name) => {
    const value = attributes[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return element('img', { src: embed.image, ...Object.fromEntries(own) })
}

const plainOf = (pieces: readonly EditorOp[]) =>
  pieces.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')

/** Text with no-break spaces where an HTML parser would collapse a space. */
function textOf(text: string, before: string, isLast: boolean): string {
  const kept = (before + text).replace(/(?<=[\s\u00a0]) /g, '\u00a0').slice(1)
  const whole = isLast ? kept.replace(/ $/, '\u00a0') : kept
  return escapeText(whole).replaceAll('\u00a0', '&nbsp;')
}

/** An element with the attributes that `RichText` allows; only its content if `RichText` does not allow the element. */
function element(name: string, attrs: Readonly<Record<string, string>>, content?: string, closes = true): string {
  if (treatmentOf(name) !== 'shown') return content ?? ''
  const attributes = Object.entries(safeAttributes(name, attrs)).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  const end = content === undefined ? '' : `${content}${closes ? `</${name}>` : ''}`
  return `<${name}${attributes.join('')}>${end}`
}

const characters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => characters[character] ?? character)
