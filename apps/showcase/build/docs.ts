import { Marked, type RendererObject, type Tokens } from 'marked'
import { readDocPage } from '../../../scripts/lib/docPages.ts'
import { escapeHtml, highlightCode } from './highlight.ts'

/** Metadata of a page of docs, for lists. */
export interface DocsMeta {
  readonly title: string
  readonly category: string
  readonly platforms: readonly string[]
  /** The first sentence, as plain text. */
  readonly summary: string
}

/** A rendered page of docs. */
export interface Docs {
  readonly meta: DocsMeta
  readonly html: string
}

/** Returns the path of the showcase's page for a link between docs. */
export type PageOf = (href: string) => string | undefined

/**
 * Reads a page of docs: front matter, a first sentence, Markdown.
 *
 * @param file Name of the file, for error messages.
 * @param pageOf Returns the showcase's page for a relative link to another page of docs, if there is one.
 * @param base The folder that the showcase is served from.
 * @throws {Error} If the front matter lacks a title or a category, or there is no first sentence.
 */
export function readDocs(text: string, file: string, pageOf: PageOf, base: string): Docs {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*(.*)/).slice(0, 2)))
  const { title, category, platforms = '' } = fields as Record<string, string | undefined>
  const marked = new Marked({ renderer: renderer(pageOf, base) })
  const first = marked.lexer(body).find(({ type }) => type === 'paragraph')
  if (!title || !category || !first) {
    throw new Error(
      `${file}: docs begin with a title, a category and one sentence:\n---\ntitle: Slider\ncategory: Forms\n` +
        'platforms: web, capacitor\n---\n\nChooses a number on a track.',
    )
  }
  const summary = plainText([first]).replace(/\s+/g, ' ')
  const meta = { title, category, platforms: platforms.split(/,\s*/).filter(Boolean), summary }
  return { meta, html: marked.parse(body, { async: false }) }
}

/**
 * Reads a guide: a title, then Markdown. Its first sentence is the summary.
 *
 * @param pictureOf Returns the data URL of a picture for its path in the guide.
 */
export function readGuide(
  text: string,
  file: string,
  pageOf: PageOf,
  base: string,
  pictureOf: (path: string) => string,
): Docs {
  const { title, summary, body } = readDocPage(file, text)
  const shown = body.replaceAll(/<img src="(pictures\/[^"]+)"/g, (_, path: string) => `<img src="${pictureOf(path)}"`)
  const marked = new Marked({ renderer: renderer(pageOf, base) })
  return { meta: { title, category: 'Guides', platforms: [], summary }, html: marked.parse(shown, { async: false }) }
}

/** The words of a page of docs, each once, for the search: from three letters or digits on, without accents. */
export function wordsOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]{3,}/gu)
  return [...new Set(words)].toSorted().join(' ')
}

/** Custom rendering: highlighted code; tables and code are scrollable, by keyboard too. */
function renderer(pageOf: PageOf, base: string): RendererObject {
  return {
    code: ({ text, lang = '' }) =>
      `<pre class="code" dir="ltr" tabindex="0"><code>${highlightCode(text, lang)}</code></pre>\n`,
    html: ({ text }) => {
      if (text.startsWith('<!--')) return ''
      return text.startsWith('<img src="data:image/svg+xml') ? text : escapeHtml(text)
    },
    table({ header, rows }) {
      // An empty header cell names no column, so it is rendered as `td`.
      const cell = ({ tokens, text, header }: Tokens.TableCell) => {
        const tag = header && text ? 'th' : 'td'
        return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
      }
      const row = (cells: readonly Tokens.TableCell[]) => `<tr>${cells.map(cell).join('')}</tr>`
      const head = header.some(({ text }) => text) ? `<thead>${row(header)}</thead>` : ''
      const body = rows.map(row).join('')
      return `<div class="docs-table" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      if (/^https?:/.test(href)) return `<a href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${text}</a>`
      const page = pageOf(href)
      if (page === undefined) return text
      return `<a href="${escapeHtml(base.replace(/\/$/, '') + page)}" data-page="${escapeHtml(page)}">${text}</a>`
    },
  }
}

function plainText(tokens: readonly Tokens.Generic[]): string {
  return tokens.map(({ tokens: inner, text = '' }) => (inner ? plainText(inner) : String(text))).join('')
}
