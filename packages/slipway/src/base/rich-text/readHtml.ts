import { decodeEntities } from './entities.ts'
import type { RichTextSink } from './richTextNode.ts'

/** Tags whose content is not markup, whatever it looks like. */
const rawTags = new Set('script style iframe noscript noembed noframes textarea title xmp plaintext'.split(' '))

const tagName = /[^\t\n\f\r />]*/y
const attribute = /[\t\n\f\r /]*(=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*("[^"]*"?|'[^']*'?|[^\t\n\f\r >]*))?/y

interface Tag {
  readonly name: string
  readonly attrs: Record<string, string>
  readonly isEmpty: boolean
  readonly end: number
}

/**
 * Parses HTML in one pass, like the tokenizer of the HTML standard; it needs no document.
 *
 * Comments, the doctype, processing instructions, and elements whose content is not markup are left out. If a tag or a comment
 * never ends, the rest of the text is left out too.
 */
export function readHtml(html: string, sink: RichTextSink): void {
  const markup = /<[a-z/!?]/gi
  for (let at = 0; at < html.length; ) {
    markup.lastIndex = at
    const end = markup.exec(html)?.index ?? html.length
    if (end > at) sink.text(decodeEntities(html.slice(at, end)))
    at = end < html.length ? readMarkup(html, end, sink) : end
  }
}

/** Reads markup that begins with `<`; returns its end. */
function readMarkup(html: string, at: number, sink: RichTextSink): number {
  if (html.startsWith('<!--', at)) return endOf(/--!?>/g, html, at + 2)
  const isEnd = html[at + 1] === '/'
  const start = isEnd ? at + 2 : at + 1
  if (!/[a-z]/i.test(html.charAt(start))) return endOf(/>/g, html, start)
  const tag = readTag(html, start)
  if (!tag) return html.length
  if (isEnd) sink.close(tag.name)
  else if (rawTags.has(tag.name)) return afterRaw(html, tag)
  else sink.open(tag.name, tag.attrs, tag.isEmpty)
  return tag.end
}

/** The end of the first match at or after an index; without a match, the end of the text. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(html) ? pattern.lastIndex : html.length
}

function afterRaw(html: string, { name, end }: Tag): number {
  return endOf(/>/g, html, endOf(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, end))
}

/** Reads a tag from its name on; returns `undefined` if it never ends. */
function readTag(html: string, start: number): Tag | undefined {
  tagName.lastIndex = start
  const name = (tagName.exec(html)?.[0] ?? '').toLowerCase()
  const attrs: Record<string, string> = Object.create(null)
  attribute.lastIndex = tagName.lastIndex
  for (;;) {
    const [all = '', key = '', value = ''] = attribute.exec(html) ?? []
    const end = attribute.lastIndex
    if (end >= html.length) return undefined
    if (key === '') return { name, attrs, isEmpty: all.endsWith('/'), end: end + 1 }
    // The first of several attributes with one name counts.
    attrs[key.toLowerCase()] ??= decodeEntities(/^["']/.test(value) ? value.slice(1, -1) : value, true)
  }
}
