import { findFiles } from './findFiles.ts'
import { readText } from './readText.ts'

/** A page of the docs that the package contains. */
export interface DocPage {
  /** Path from the package's folder: `src/components/slider/slider.md`. */
  readonly path: string
  readonly title: string
  /** The category in the front matter, such as `Forms`; `Guides` for the pages in `docs`. */
  readonly category: string
  /** The first sentence, as plain text. */
  readonly summary: string
  /** The page without its title, front matter and marks of generated tables. */
  readonly body: string
}

const folder = 'packages/slipway/'

/** All pages of the docs, the guides first, then by category and title. */
export function docPages(): readonly DocPage[] {
  const paths = findFiles([`${folder}docs/*.md`, `${folder}src/**/*.md`])
  const pages = paths.map((path) => readDocPage(path.slice(folder.length), readText(path)))
  const rank = ({ category }: DocPage) => (category === 'Guides' ? 0 : 1)
  return pages.toSorted(
    (a, b) => rank(a) - rank(b) || a.category.localeCompare(b.category, 'en') || a.title.localeCompare(b.title, 'en'),
  )
}

/**
 * Reads a page of the docs.
 *
 * @throws {Error} If the page has no title.
 */
export function readDocPage(path: string, text: string): DocPage {
  const [whole = '', front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  const rest = text.slice(whole.length)
  const [heading = '', name] = /^\s*# (.+)\n/.exec(rest) ?? []
  const title = /^title: (.+)$/m.exec(front)?.[1] ?? name
  if (!title) throw new Error(`${path} has no title.`)
  const category = /^category: (.+)$/m.exec(front)?.[1] ?? 'Guides'
  const body = rest
    .slice(heading.length)
    .replace(/^<!--.*-->\n?/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { path, title, category, summary: firstSentence(body), body }
}

/** The first sentence of the first paragraph, without Markdown; empty for a page without a paragraph. */
function firstSentence(body: string): string {
  const paragraph = body.split('\n\n').find((block) => /^[\w"“`*[]/.test(block)) ?? ''
  const plain = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
}
