import type { BuiltApp } from '../base/html/builtApp.ts'
import { appElement, type DocumentFrame, documentFrame } from '../base/html/documentHtml.ts'
import type { HtmlFacts } from '../base/html/htmlFacts.ts'
import { inlineSheets } from '../base/html/inlineSheets.ts'
import type { PageDocument } from '../base/html/rendered.ts'
import { replaceStyles, rulesOf } from '../base/html/styleAttributes.ts'
import { contentOf, type HtmlByWidth, widthRules } from '../base/html/widths.ts'

/** The parts of a document in the order in which a server sends them. */
export interface SentDocument {
  /** The head. It is sent before the page is rendered, so that the browser loads the code and the style sheets meanwhile. */
  start(page: PageDocument, modules: Iterable<string>): string
  /** The rendered page, with the links of modules that are not in the head. */
  page(content: HtmlByWidth, facts: HtmlFacts, modules: Iterable<string>): string
  /** An empty element with the facts of no page, which the app replaces when it starts. */
  empty(url: string): string
  end(): string
}

/** Options of `sentDocument`. */
export interface SentOptions {
  /** Origin and path of the page. */
  readonly address: { readonly site: string; readonly path: string }
  readonly isHash: boolean
  readonly followsSystem: boolean
  /** The nonce of the content security policy. */
  readonly nonce: string | undefined
}

/** Writes the document of a page in parts. */
export function sentDocument(built: BuiltApp, { address, isHash, followsSystem, nonce }: SentOptions): SentDocument {
  const { name, title } = built
  const sent = new Set<string>()
  let frame: DocumentFrame = { before: '', open: '', close: '', after: '' }

  const linksOf = (modules: Iterable<string>) => {
    const links = [...modules].flatMap((id) => built.links[id] ?? []).filter((link) => !sent.has(link))
    for (const link of links) sent.add(link)
    return [...new Set(links)]
  }
  const withSheets = (html: string) => (built.isInline ? inlineSheets(html, (href) => built.sheets[href]) : html)
  const styleTag = (rules: string) => {
    if (rules === '' || (!built.isInline && nonce === undefined)) return ''
    return `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${rules}</style>`
  }

  return {
    start(page, modules) {
      for (const link of built.startLinks) sent.add(link)
      const tags = [...built.startLinks, ...linksOf(modules)]
      const path = address.path.replace(/\/$/, '')
      const found = documentFrame(built.template, page, { path, isHash, followsSystem, name, title, address, tags })
      if (!found) {
        throw new Error('slipway: renderApp needs an empty element for the app in index.html: <div id="app"></div>.')
      }
      frame = found
      return withSheets(frame.before)
    },
    page(content, facts, modules) {
      const { html, styles } = replaceStyles(contentOf(content))
      const rules = [widthRules(content.wider), rulesOf(styles)].join('\n').trim()
      return withSheets(linksOf(modules).join('')) + styleTag(rules) + appElement(frame, html, facts)
    },
    empty: (url) => appElement(frame, '', { url, depth: 0, locale: '', dir: '', timeMs: Date.now() }),
    end: () => frame.after,
  }
}
