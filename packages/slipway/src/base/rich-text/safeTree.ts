import { readHtml } from './readHtml.ts'
import { readNodes } from './readNodes.ts'
import type { RichTextAttributes, RichTextItem, RichTextNode, RichTextShown, RichTextSink } from './richTextNode.ts'
import { safeAttributes, treatmentOf } from './safeMarkup.ts'

const words = (text: string) => new Set(text.split(' '))

const voids = words('br col hr img wbr')
const blocks = words(
  'address article aside blockquote center details div dl fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr nav ol ' +
    'p pre section summary table ul li dd dt',
)
/** Formats that are opened again when the end tag of an ancestor has closed them: after `<b><i></b>` text is still italic. */
const formats = words('b big code em font i s small strike strong tt u')
/** Elements at which a search for an open element stops: a cell does not close the elements that contain its table. */
const walls = words('table caption td th')
const tableWall = words('table')
/** Elements that may contain only elements of a table: no text, and no other elements. */
const frames = words('table tbody thead tfoot tr colgroup')
/** The possible parents of each element of a table. The first is created if none is open. */
const holders: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  col: ['colgroup'],
  colgroup: ['table'],
  tbody: ['table'],
  td: ['tr'],
  tfoot: ['table'],
  th: ['tr'],
  thead: ['table'],
  tr: ['tbody', 'thead', 'tfoot'],
}
const isHeading = (name: string) => /^h[1-6]$/.test(name)
const isBlank = (text: string) => !/[^\t\n\f\r ]/.test(text)

/** Elements deeper than this are removed, and their content is kept. */
const maxDepth = 100
/** At most this many formats are opened again; otherwise a text of unclosed tags would grow without limit. */
const maxReopened = 4

interface OpenElement extends RichTextItem {
  readonly children: RichTextShown[]
}

/** Reduces a rich text, HTML or nodes, to the allowed content, as a tree that a browser would parse from its own markup. */
export function safeTree(source: string | readonly RichTextNode[]): readonly RichTextShown[] {
  return safeTreeFrom((sink) => {
    if (typeof source === 'string') readHtml(source, sink)
    else if (Array.isArray(source)) readNodes(source, sink)
  })
}

/** Does the same for content that a function reads into a sink. */
export function safeTreeFrom(read: (sink: RichTextSink) => void): readonly RichTextShown[] {
  const builder = new TreeBuilder()
  read(builder)
  return builder.nodes
}

/**
 * Builds the tree from a sequence of tags, and closes elements implicitly: a `<p>` closes the one before it, a `<td>` the
 * previous cell. An HTML parser does the same, so a browser parses the markup of a server into the same tree.
 */
class TreeBuilder implements RichTextSink {
  readonly #root: OpenElement = { name: '', attrs: {}, children: [] }
  readonly #stack: OpenElement[] = [this.#root]
  #ended: RichTextItem[] = []

  get nodes(): readonly RichTextShown[] {
    return this.#root.children
  }

  open(name: string, attrs: RichTextAttributes, isEmpty = false): void {
    const fate = treatmentOf(name)
    if (fate === 'shown') this.#show(name, safeAttributes(name, attrs))
    // The element is open like any other, but has no parent, so it is not rendered.
    else if (fate === 'hidden' && !isEmpty && this.#hasRoom) this.#stack.push({ name, attrs: {}, children: [] })
  }

  close(name: string): void {
    const ended = this.#ended.findLastIndex((element) => element.name === name)
    if (ended >= 0) this.#ended.splice(ended, 1)
    else this.#pop(this.#find(name, name in holders || name === 'table' ? tableWall : walls))
  }

  text(text: string): void {
    if (this.#isFrame && isBlank(text)) return
    this.#enterCell()
    if (this.#isFrame) return
    this.#reopen()
    const { name, children } = this.#current
    const clean = text.replace(/\r\n?/g, '\n').replaceAll('\0', '')
    const before = children.at(-1)
    if (before?.type === 'text') {
      children[children.length - 1] = { type: 'text', text: before.text + clean }
      return
    }
    // HTML parsers drop a line break at the start of `<pre>`.
    const first = name === 'pre' && !before ? clean.replace(/^\n+/, '') : clean
    if (first !== '') children.push({ type: 'text', text: first })
  }

  get #current(): OpenElement {
    return this.#stack.at(-1) ?? this.#root
  }

  get #hasRoom(): boolean {
    return this.#stack.length <= maxDepth
  }

  get #isFrame(): boolean {
    return frames.has(this.#current.name)
  }

  #show(name: string, attrs: Readonly<Record<string, string>>): void {
    if (name in holders) {
      if (!this.#enterHolder(name)) return
    } else {
      this.#enterCell()
      if (this.#isFrame || !this.#makeWay(name)) return
    }
    this.#append(name, attrs)
  }

  /** Closes elements that cannot contain an element; returns whether the element is allowed there now. */
  #makeWay(name: string): boolean {
    if (blocks.has(name)) {
      this.#pop(this.#find('p', walls))
      if (isHeading(name) && isHeading(this.#current.name)) this.#pop(this.#stack.length - 1)
      if (name === 'li') this.#pop(this.#findItem(['li']))
      if (name === 'dd' || name === 'dt') this.#pop(this.#findItem(['dd', 'dt']))
      return true
    }
    if (name === 'rt' || name === 'rp') {
      if (/^r[tp]$/.test(this.#current.name)) this.#pop(this.#stack.length - 1)
      return this.#current.name === 'ruby'
    }
    if (name === 'a') this.#pop(this.#find('a', walls))
    this.#reopen()
    return name !== 'a' || !this.#stack.some((element) => element.name === 'a')
  }

  #append(name: string, attrs: Readonly<Record<string, string>>): void {
    const isVoid = voids.has(name)
    if (!isVoid && !this.#hasRoom) return
    const element: OpenElement = { name, attrs, children: [] }
    this.#current.children.push(element)
    if (!isVoid) this.#stack.push(element)
  }

  /**
   * Makes a possible parent for an element of a table the current element, and creates missing parents; returns whether it
   * succeeded.
   */
  #enterHolder(name: string): boolean {
    const [usual = '', ...others] = holders[name] ?? []
    const isHolder = (element: RichTextItem) => element.name === usual || others.includes(element.name)
    const table = this.#stack.findLastIndex((element) => element.name === 'table')
    if (table < 0) return false
    const holder = this.#stack.findLastIndex(isHolder)
    if (holder >= table) this.#pop(holder + 1)
    else this.#show(usual, {})
    return isHolder(this.#current)
  }

  /** Opens a cell for content that is in a table but in no cell. */
  #enterCell(): void {
    if (this.#isFrame) this.#show('td', {})
  }

  /** The index of an open element, counted from the root; -1 if it is not open below the nearest element of `stops`. */
  #find(name: string, stops: ReadonlySet<string>): number {
    const stackIndex = this.#stack.findLastIndex((element) => element.name === name || stops.has(element.name))
    return this.#stack[stackIndex]?.name === name ? stackIndex : -1
  }

  /** The index of the open item of the same list; -1 if the list has no open item. */
  #findItem(names: readonly string[]): number {
    const stops = (name: string) => walls.has(name) || (blocks.has(name) && !/^(?:address|div|p)$/.test(name))
    const stackIndex = this.#stack.findLastIndex(({ name }) => names.includes(name) || stops(name))
    return names.includes(this.#stack[stackIndex]?.name ?? '') ? stackIndex : -1
  }

  /** Closes an open element and those in it. The root is never closed. */
  #pop(stackIndex: number): void {
    if (stackIndex <= 0 || stackIndex >= this.#stack.length) return
    const [first, ...inner] = this.#stack.splice(stackIndex) as [OpenElement, ...OpenElement[]]
    const ended = [...this.#ended, ...inner.filter(({ name }) => formats.has(name))]
    this.#ended = [first, ...inner].some(({ name }) => walls.has(name)) ? [] : ended.slice(-maxReopened)
  }

  #reopen(): void {
    const ended = this.#ended
    this.#ended = []
    for (const { name, attrs } of ended) this.#append(name, attrs)
  }
}
