import type { EditorFormatValue, EditorMention } from '../../../api/editor-context/contents.ts'
import type { RichTextItem } from '../../../base/rich-text/richTextNode.ts'
import { allows, blockFormats, classes, indentEm, lineStyles, textStyles } from './formats.ts'

type Formats = Readonly<Record<string, EditorFormatValue>>

/** Elements that have a format by their name. */
const textElements: Readonly<Record<string, Formats>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  u: { underline: true },
  ins: { ins: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'super' },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
}

/** The formats of text that an element sets. */
export function textFormatsOf({ name, attrs }: RichTextItem): Formats {
  const style = styleOf(attrs.style)
  const formats: Record<string, EditorFormatValue> = { ...(Object.hasOwn(textElements, name) && textElements[name]) }
  if (name === 'a' && attrs.href) formats.link = attrs.href
  if (name === 'font' && attrs.color) formats.color = attrs.color
  if (name === 'font' && attrs.face) formats.fontFamily = attrs.face
  for (const [format, property] of Object.entries(textStyles)) {
    const value = style[property]
    if (value !== undefined) formats[format] = value
  }
  // A style that has the effect of a format becomes the format.
  const { fontWeight, fontStyle, textDecoration } = formats
  // Google Docs wraps everything in such an element.
  if (fontWeight === 'normal' || fontWeight === '400') delete formats.bold
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) replace(formats, 'fontWeight', 'bold')
  if (fontStyle === 'italic') replace(formats, 'fontStyle', 'italic')
  if (textDecoration === 'underline') replace(formats, 'textDecoration', 'underline')
  if (textDecoration === 'line-through') replace(formats, 'textDecoration', 'strike')
  // Styles that only repeat the initial value, which Word and browsers add to each piece.
  for (const format of Object.keys(formats))
    if (/^(?:normal|none|inherit|initial|400)$/.test(String(formats[format]))) delete formats[format]
  if (style['vertical-align'] === 'super') formats.script = 'super'
  if (style['vertical-align'] === 'sub') formats.script = 'sub'
  return formats
}

/** The formats that an element sets for the lines in it. The innermost heading, quote, list or code has priority. */
export function lineFormatsOf({ name, attrs }: RichTextItem): Formats {
  const style = styleOf(attrs.style)
  const list = attrs.class?.split(/\s+/) ?? []
  const formats: Record<string, EditorFormatValue> = {}
  const heading = /^h([1-6])$/.exec(name)?.[1]
  if (heading) formats.header = Number(heading)
  if (name === 'blockquote') formats.blockquote = true
  if (name === 'pre') formats['code-block'] = true
  if (name === 'ol') formats.list = 'ordered'
  if (name === 'ul') formats.list = 'bullet'
  if (name === 'li' && list.includes(classes.checked)) formats.list = 'checked'
  if (name === 'li' && list.includes(classes.unchecked)) formats.list = 'unchecked'
  // Without a name, the format removes one of an outer element.
  if (Object.keys(formats).length > 0) for (const block of blockFormats) formats[block] ??= false
  const align = style['text-align'] ?? attrs.align ?? (name === 'center' ? 'center' : undefined)
  if (align) formats.align = align.toLowerCase()
  if (attrs.dir?.toLowerCase() === 'rtl' || style.direction === 'rtl') formats.direction = 'rtl'
  const indent = /^(\d+)em$/.exec(style['padding-inline-start'] ?? '')?.[1]
  const quillIndent = list.map((one) => /^ql-indent-([1-8])$/.exec(one)?.[1]).find(Boolean)
  if (indent) formats.indent = Number(indent) / indentEm
  else if (quillIndent) formats.indent = Number(quillIndent)
  for (const [format, property] of Object.entries(lineStyles)) {
    const value = style[property]
    if (value !== undefined) formats[format] = value
  }
  return formats
}

/** Formats that stay when content is pasted: those with a meaning, not those with a look. */
const pasted =
  /^(?:bold|italic|underline|strike|ins|code|script|link|header|list|blockquote|code-block|align|direction|indent)$/

/** The formats that an editor has; `false` removes a format of an outer element. */
export function keptFormats(
  formats: Formats,
  known: Parameters<typeof allows>[0],
  isPasted: boolean,
): Record<string, EditorFormatValue> {
  const entries = Object.entries(formats).filter(([name, value]) => {
    return (value === false || allows(known, name, value)) && (!isPasted || pasted.test(name))
  })
  return Object.fromEntries(entries)
}

/** The mention that an element represents, as `deltaToHtml` writes it. */
export function mentionOf({ name, attrs, children }: RichTextItem): EditorMention | undefined {
  const [first, id] = attrs.class?.split(' ') ?? []
  const [label] = children
  if (name !== 'span' || first !== classes.mention || !id || label?.type !== 'text') return undefined
  try {
    return { id: decodeURIComponent(id.slice(classes.mention.length + 1)), label: label.text }
  } catch {
    return undefined
  }
}

function replace(formats: Record<string, EditorFormatValue>, style: string, format: string): void {
  delete formats[style]
  formats[format] = true
}

/** A safe style is simple enough to be split at `; ` and `: `. */
function styleOf(style = ''): Readonly<Record<string, string>> {
  const entries = style.split('; ').map((declaration) => {
    const [name = '', value = ''] = declaration.split(': ')
    return [name, value] as const
  })
  return Object.fromEntries(entries.filter(([name]) => name !== '' && name !== '__proto__'))
}
