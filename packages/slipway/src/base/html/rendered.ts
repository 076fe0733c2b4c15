import type { HtmlFacts } from './htmlFacts.ts'
import type { PageHead } from './pageHead.ts'
import type { HtmlByWidth } from './widths.ts'

/** The document of a page without its content. It is known before the page is rendered. */
export interface PageDocument {
  readonly status: 200 | 404
  /** Path of the page as the config writes it; `undefined` for the not-found screen. */
  readonly path: string | undefined
  /** Title of the page; empty if it has none. */
  readonly title: string
  readonly head: PageHead
  /** Attributes of the root element. */
  readonly root: {
    readonly lang: string
    readonly dir: string
    readonly dataset: Readonly<Record<string, string | undefined>>
  }
}

/** A page as HTML, with everything that its document contains. */
export interface RenderedPage extends PageDocument, HtmlByWidth {
  readonly name: 'page'
  readonly facts: HtmlFacts
}

export type Rendered = RenderedPage | { readonly name: 'redirect'; readonly url: string } | { readonly name: 'refused' }
