import { decodeEntities } from './entities.ts'
import type { RichTextSink } from './richTextNode.ts'

/** What stands in these is not markup, whatever it looks like. */
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
 * Reads HTML from its beginning to its end, once, as the standard's tokenizer does; it needs no document.
 *
 * Comments, the doctype and processing instructions are left out, and so are elements whose content is not markup. A tag or a
 * comment that never ends takes the rest of the text with it.
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

/** Reads what begins with `<`; returns where it ends. */
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

/** Where a pattern ends that begins at a place or after it; the end of all if there is none. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(html) ? pattern.lastIndex : html.length
}

function afterRaw(html: string, { name, end }: Tag): number {
  return endOf(/>/g, html, endOf(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, end))
}

/** Reads a tag from its name on; nothing if it never ends. */
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
    // Of two attributes with one name the first counts.
    attrs[key.toLowerCase()] ??= decodeEntities(/^["']/.test(value) ? value.slice(1, -1) : value, true)
  }
}
