import { readHtml } from '../../../base/rich-text/readHtml.ts'
import type { RichTextAttributes, RichTextShown, RichTextSink } from '../../../base/rich-text/richTextNode.ts'
import { safeTreeFrom } from '../../../base/rich-text/safeTree.ts'

/** Reads pasted HTML as `safeTree` does, and turns the lists of Word, which are paragraphs, into lists. */
export function pastedTree(html: string): readonly RichTextShown[] {
  return safeTreeFrom((sink) => readHtml(html, /mso-list/i.test(html) ? wordSink(sink) : sink))
}

/** A paragraph that Word shows as an item of a list. */
interface Item {
  readonly level: number
  /** The text of its marker: a bullet, or a number with a point. */
  marker: string
  /** The list, once the marker is known. */
  list?: 'ul' | 'ol'
}

/** An open element. */
interface OpenElement {
  readonly name: string
  readonly kind?: 'item' | 'marker' | undefined
  /** The attributes of an element that begins before the marker of its item, and may contain only the marker. */
  waiting?: RichTextAttributes | undefined
}

/** Tags without an end tag. */
const voids = /^(?:area|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

function wordSink(sink: RichTextSink): RichTextSink {
  /** The open elements; `marker` is the element around the marker of an item, which is left out. */
  const open: OpenElement[] = []
  let item: Item | undefined
  const isInMarker = () => open.some(({ kind }) => kind === 'marker')
  /** Opens the list of an item, before its first content after the marker. */
  const begin = () => {
    if (!item || item.list) return
    item.list = /^\s*[\da-z]+[.)]/i.test(item.marker) ? 'ol' : 'ul'
    sink.open(item.list, {})
    sink.open('li', item.level > 1 ? { class: `ql-indent-${Math.min(item.level - 1, 8)}` } : {})
    for (const element of open) {
      if (element.waiting) sink.open(element.name, element.waiting)
      element.waiting = undefined
    }
  }
  return {
    open(name, attrs, isEmpty) {
      const kind = isInMarker() ? undefined : kindOf(attrs)
      if (kind === 'item') item = { level: levelOf(attrs), marker: '' }
      const isVoid = isEmpty || voids.test(name)
      const isWaiting = !kind && !isVoid && item !== undefined && !item.list && !isInMarker()
      if (!isVoid) open.push({ name, kind, waiting: isWaiting ? attrs : undefined })
      if (kind || isWaiting || isInMarker()) return
      begin()
      sink.open(name, attrs, isEmpty)
    },
    close(name) {
      const at = open.findLastIndex((element) => element.name === name)
      if (at < 0) return sink.close(name)
      const wasInMarker = isInMarker()
      const closed = open.splice(at)
      if (closed.some(({ kind }) => kind === 'item')) {
        begin()
        sink.close('li')
        sink.close(item?.list ?? 'ul')
        item = undefined
      } else if (!wasInMarker && !closed[0]?.waiting) sink.close(name)
    },
    text(text) {
      if (isInMarker()) {
        if (item) item.marker += text
        return
      }
      // White space between the paragraph and its marker.
      if (item && !item.list && !/\S/.test(text)) return
      begin()
      sink.text(text)
    },
  }
}

function kindOf({ style }: RichTextAttributes): 'item' | 'marker' | undefined {
  const list = /mso-list:\s*([^;]+)/i.exec(String(style ?? ''))?.[1]
  if (!list) return undefined
  if (/ignore/i.test(list)) return 'marker'
  return /level\d/i.test(list) ? 'item' : undefined
}

const levelOf = ({ style }: RichTextAttributes) => Number(/level(\d+)/i.exec(String(style))?.[1] ?? 1)
