import { escapeMarkup } from './escapeMarkup.ts'
import { type HtmlFacts, htmlFactsId } from './htmlFacts.ts'
import type { PageDocument } from './rendered.ts'

/** Everything that the document of a page contains besides the page and the template. */
export interface DocumentParts {
  /** Path of the document on the website, without a slash at its end; `*` for a page that is shown at any path. */
  readonly path: string
  /** Whether the address of the page is after a hash. */
  readonly isHash: boolean
  /** Whether the user's system decides about the language. */
  readonly followsSystem: boolean
  /** The app's name, and the title of pages without one. */
  readonly name: string
  readonly title: string
  /** Origin of the website, and the page's path on it; `undefined` if the origin is unknown. */
  readonly address: { readonly site: string; readonly path: string } | undefined
  /** Tags at the end of the head. */
  readonly tags: readonly string[]
}

/** A document around the element that contains the app. A server sends the first part before the page is rendered. */
export interface DocumentFrame {
  readonly before: string
  /** The tags of the element. */
  readonly open: string
  readonly close: string
  readonly after: string
}

/**
 * Writes the title, the tags and the attributes of a page into the app's HTML.
 *
 * @param template The app's HTML, with an empty element of the `id` `app` or `root`.
 * @returns `undefined` if there is no such element.
 */
export function documentFrame(template: string, page: PageDocument, parts: DocumentParts): DocumentFrame | undefined {
  const root = /<(\w+)([^>]*\sid=["']?(?:app|root)["']?[^>]*)>\s*<\/\1>/i.exec(template)
  if (!root) return undefined
  const [whole, name, attributes] = root
  const start = template.slice(0, root.index)
  const headEnd = start.search(/\s*<\/head>/i)
  const head = withTitle(start.slice(0, headEnd), page.title || parts.title)
  const [own, meta] = withMeta(head, page, parts)
  const withAttributes = own.replace(/<html\b([^>]*)>/i, (_, given: string) => htmlTag(given, page, parts))
  return {
    before: withAttributes + [...meta, ...parts.tags].map((tag) => `\n    ${tag}`).join('') + start.slice(headEnd),
    open: `<${name}${attributes}>`,
    close: `</${name}>`,
    after: template.slice(root.index + whole.length),
  }
}

/** The app's element with the page, and the facts from which the app continues. */
export function appElement({ open, close }: DocumentFrame, html: string, facts: HtmlFacts): string {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return `${open}${html}${close}<script type="application/json" id="${htmlFactsId}">${text}</script>`
}

/** The opening tag of the root element. The page's own attributes replace those of the template. */
function htmlTag(given: string, { root }: PageDocument, { path, isHash, followsSystem, title }: DocumentParts): string {
  const data = Object.entries(root.dataset).map(([key, value]) => [
    `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])
  const attributes: Readonly<Record<string, string | undefined>> = {
    lang: root.lang,
    dir: root.dir || undefined,
    'data-sw-path': path,
    'data-sw-hash': isHash ? '' : undefined,
    'data-sw-auto': followsSystem ? '' : undefined,
    'data-sw-title': title,
    ...Object.fromEntries(data),
  }
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const others = written.reduce(
    (text, [key]) => text.replace(new RegExp(`\\s${key}(=("[^"]*"|'[^']*'|\\S+))?(?=\\s|$)`, 'i'), ''),
    given,
  )
  return `<html${others}${written.map(([key, value]) => ` ${key}="${escapeMarkup(value ?? '')}"`).join('')}>`
}

function withTitle(head: string, title: string): string {
  return head.replace(
    /(<title\b[^>]*>)[\s\S]*?(<\/title>)/i,
    (_, start: string, end: string) => start + escapeMarkup(title) + end,
  )
}

/** Texts by the names of their tags. */
type Texts = Readonly<Record<string, string | undefined>>

/** Adds the tags for search engines and previews of links. The page's own texts replace those of the template. */
function withMeta(
  head: string,
  page: PageDocument,
  { name, address, title }: DocumentParts,
): readonly [head: string, tags: string[]] {
  const { description, image, canonical, robots = page.status === 404 ? 'noindex' : undefined } = page.head
  const absolute = (path: string) => (address ? new URL(path, address.site).href : undefined)
  const url = page.status === 200 && address ? absolute(canonical ?? address.path) : undefined
  const named: Texts = { description, robots }
  const own: Texts = {
    'og:title': page.title || title,
    'og:description': description,
    'og:image': image && (absolute(image) ?? image),
    'og:url': url,
    'og:locale': page.root.lang.replaceAll('-', '_'),
  }
  const tags: string[] = []
  let rest = head
  const write = (kind: 'name' | 'property', texts: Texts, isDefault = false) => {
    for (const [key, text] of Object.entries(texts)) {
      const existing = new RegExp(`\\s*<meta\\s[^>]*${kind}=["']?${key}["'\\s/>][^>]*>?`, 'i')
      if (text === undefined || (isDefault && existing.test(rest))) continue
      rest = rest.replace(existing, '')
      tags.push(`<meta ${kind}="${key}" content="${escapeMarkup(text)}" />`)
    }
  }
  write('name', named)
  write('property', own)
  write('property', { 'og:type': 'website', 'og:site_name': name }, true)
  if (url && !/<link\s[^>]*rel=["']?canonical/i.test(rest)) {
    tags.push(`<link rel="canonical" href="${escapeMarkup(url)}" />`)
  }
  return [rest, tags]
}
