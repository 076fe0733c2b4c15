import type { EditorDelta, EditorFormatValue, EditorOp } from '../../../api/editor-context/contents.ts'
import type { RichTextItem, RichTextShown } from '../../../base/rich-text/richTextNode.ts'
import { safeTree } from '../../../base/rich-text/safeTree.ts'
import { allows, imageFormats, lineFormats, maxIndent, textFormats } from './formats.ts'
import { keptFormats, lineFormatsOf, mentionOf, textFormatsOf } from './formatsOfElement.ts'
import { pastedTree } from './pastedTree.ts'

type Formats = Readonly<Record<string, EditorFormatValue>>

/** Where an element is. */
interface Place {
  readonly text: Formats
  readonly line: Formats
  /** Number of lists around it. */
  readonly depth: number
  readonly isPre: boolean
}

/** Options of `htmlToDelta`. */
export interface HtmlOptions {
  /** Whether fonts, sizes, colours and distances are left out, as for pasted content. @default false */
  readonly isPasted?: boolean
}

const blocks = new Set(
  (
    'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header ' +
    'hr legend li nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)

/**
 * Converts HTML from any source to a delta. The HTML is reduced to what `RichText` renders first; it never gets into a document.
 *
 * Cells of a table become text between tab characters, a row becomes a line.
 */
export function htmlToDelta(html: string, { isPasted = false }: HtmlOptions = {}): EditorDelta {
  const lines = new LineBuilder(isPasted)
  addNodes(
    isPasted ? pastedTree(html) : safeTree(html),
    { text: {}, line: {}, depth: 0, isPre: false },
    lines,
    isPasted,
  )
  return { ops: lines.end() }
}

function addNodes(nodes: readonly RichTextShown[], place: Place, lines: LineBuilder, isPasted: boolean): void {
  for (const node of nodes) {
    if (node.type === 'text') lines.text(node.text, place)
    else addElement(node, place, lines, isPasted)
  }
}

function addElement(element: RichTextItem, place: Place, lines: LineBuilder, isPasted: boolean): void {
  const { name } = element
  if (name === 'br') lines.break(place)
  else if (name === 'img') lines.image(element, place)
  else if (blocks.has(name)) addBlock(element, place, lines, isPasted)
  else {
    if (name === 'td' || name === 'th') lines.cell()
    addContent(element, place, place.line, lines, isPasted)
  }
}

function addBlock(element: RichTextItem, place: Place, lines: LineBuilder, isPasted: boolean): void {
  const { name } = element
  const line = { ...place.line, ...keptFormats(lineFormatsOf(element), lineFormats, isPasted) }
  // Browsers show no line for an empty paragraph; Quill writes empty lines as such.
  lines.startBlock(place.line, name === 'p' && !isPasted)
  if (name === 'hr') {
    lines.divider()
    return
  }
  const isList = name === 'ul' || name === 'ol'
  const depth = isList ? place.depth + 1 : place.depth
  const indented = isList && depth > 1 ? { ...line, indent: Math.min(depth - 1, maxIndent) } : line
  addContent(element, { ...place, depth, isPre: place.isPre || name === 'pre' }, indented, lines, isPasted)
  lines.endBlock(line, name === 'pre')
}

function addContent(element: RichTextItem, place: Place, line: Formats, lines: LineBuilder, isPasted: boolean): void {
  const mention = mentionOf(element)
  if (mention) lines.embed({ insert: { mention } }, place)
  else {
    const text = { ...place.text, ...keptFormats(textFormatsOf(element), textFormats, isPasted) }
    addNodes(element.children, { ...place, text, line }, lines, isPasted)
  }
}

/** Collects the lines of a document. */
class LineBuilder {
  readonly #isPasted: boolean
  readonly #ops: EditorOp[] = []
  /** Whether the current line has content. */
  #hasContent = false
  /** Whether a block has begun that must become a line even if it stays empty. */
  #isForced = false
  /** A line break that counts only if more content follows in its block. */
  #break: Formats | undefined
  /** The formats of a space that counts only if more text follows in its line. */
  #space: Formats | undefined
  #hasCell = false
  /** Number of cells since the last content; only cells before content become tabs. */
  #tabs = 0
  /** Whether the current line is empty or ends with a space. */
  #endsWithSpace = true

  constructor(isPasted: boolean) {
    this.#isPasted = isPasted
  }

  startBlock(line: Formats, isForced: boolean): void {
    this.#endLine(line, this.#break !== undefined)
    this.#break = undefined
    this.#isForced = isForced
  }

  endBlock(line: Formats, isPre: boolean): void {
    this.#break = undefined
    if (this.#isForced || this.#hasContent) this.#endLine(line, this.#isForced)
    if (isPre) this.#space = undefined
  }

  break({ line }: Place): void {
    // The break that ends a block is only there so that browsers show the line.
    if (this.#break) this.#endLine(this.#break, true)
    this.#break = line
    this.#isForced = true
  }

  cell(): void {
    if (this.#hasCell) this.#tabs++
    this.#hasCell = true
  }

  text(text: string, place: Place): void {
    if (place.isPre) this.#preText(text, place)
    else this.#lineText(text, place)
  }

  #lineText(text: string, place: Place): void {
    const words = text.replaceAll('\ufeff', '').replace(/[\t\n\f\r ]+/g, ' ')
    // Word writes a no-break space into empty lines.
    if (words === '\u00a0' && this.#isPasted && !this.#hasContent) {
      this.#isForced = true
      return
    }
    if (words === ' ' || words === '') {
      if (words && this.#hasContent && !this.#break) this.#space ??= place.text
      return
    }
    this.#endBreak()
    if (words.startsWith(' ') && this.#hasContent) this.#space ??= place.text
    this.#addSpace()
    this.#push(plainSpaces(words.replace(/^ | $/g, ''), this.#endsWithSpace), place.text)
    if (words.endsWith(' ')) this.#space = place.text
  }

  image(element: RichTextItem, place: Place): void {
    const { src } = element.attrs
    if (!src) return
    const own = Object.entries(element.attrs).filter(([name, value]) => allows(imageFormats, name, value))
    this.embed({ insert: { image: src }, attributes: Object.fromEntries(own) }, place)
  }

  embed({ insert, attributes }: EditorOp, place: Place): void {
    this.#endBreak()
    this.#addSpace()
    this.#addTabs()
    const { code: _, ...text } = place.text
    this.#add({ insert, attributes: { ...text, ...attributes } })
    this.#hasContent = true
    this.#endsWithSpace = false
  }

  divider(): void {
    this.#isForced = false
    this.#add({ insert: { divider: true } })
  }

  end(): readonly EditorOp[] {
    if (this.#hasContent || this.#break) this.#endLine(this.#break ?? {}, true)
    return this.#ops
  }

  #preText(text: string, place: Place): void {
    this.#endBreak()
    for (const [index, row] of text.split('\n').entries()) {
      if (index > 0) this.#endLine(place.line, true)
      if (row) this.#push(row, {})
    }
  }

  #endBreak(): void {
    if (this.#break) this.#endLine(this.#break, true)
    this.#break = undefined
  }

  #addSpace(): void {
    if (this.#space) this.#push(' ', this.#space)
    this.#space = undefined
  }

  #addTabs(): void {
    if (this.#tabs > 0) this.#add({ insert: '\t'.repeat(this.#tabs) })
    this.#tabs = 0
  }

  #push(text: string, formats: Formats): void {
    this.#addTabs()
    this.#add({ insert: text, attributes: formats })
    this.#hasContent = true
    this.#endsWithSpace = text.endsWith(' ')
  }

  #endLine(line: Formats, isForced = false): void {
    this.#space = undefined
    this.#hasCell = false
    this.#tabs = 0
    if (this.#hasContent || isForced) this.#add({ insert: '\n', attributes: line })
    this.#hasContent = this.#isForced = false
    this.#endsWithSpace = true
  }

  #add({ insert, attributes }: EditorOp): void {
    const formats = Object.entries(attributes ?? {}).filter(([, value]) => value !== false)
    this.#ops.push(formats.length > 0 ? { insert, attributes: Object.fromEntries(formats) } : { insert })
  }
}

/** Replaces no-break spaces that are there only because HTML collapses spaces. Others, as in `50 %`, stay. */
function plainSpaces(text: string, isAfterSpace: boolean): string {
  const spaces = text.replace(/[ \u00a0]{2,}/g, (run) => ' '.repeat(run.length)).replace(/\u00a0$/, ' ')
  return isAfterSpace ? spaces.replace(/^\u00a0/, ' ') : spaces
}
