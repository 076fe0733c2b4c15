import type { EditorMention } from '../../../api/editor-context/contents.ts'
import { enEditor } from '../../../base/locale/en/enEditor.ts'
import { words } from '../../../base/locale/words.ts'
import type { EditorMentions } from '../editorProps.ts'
import type { QuillDelta, QuillEditor } from '../quill/quillParts.ts'
import { type MentionQuery, mentionQuery } from './mentionQuery.ts'

/** The list of suggestions while the user types a mention. */
export interface Mentions {
  /** Looks at the text before the caret. Call it after each change of the document or the selection. */
  follow(): void
  close(): void
}

interface Options {
  readonly quill: QuillEditor
  readonly box: HTMLElement
  newDelta(): QuillDelta
  options(): EditorMentions | undefined
}

const sign = '@'
/** Distance between the caret and the list. */
const gapPx = 4

/** Creates the suggestions of an editor. The focus stays in the text, whose active option is announced. */
export function createMentions({ quill, box, newDelta, options }: Options): Mentions {
  const { root } = quill
  let list: HTMLElement | undefined
  let shown: readonly EditorMention[] = []
  let active = 0
  let query: (MentionQuery & { readonly end: number }) | undefined
  let search = 0
  /** The query for which the user has closed the list. */
  let dismissed: string | undefined

  const close = () => {
    search++
    list?.remove()
    list = undefined
    shown = []
    for (const name of ['aria-activedescendant', 'aria-controls', 'aria-autocomplete']) root.removeAttribute(name)
  }
  const choose = (mention: EditorMention) => {
    if (!query) return
    const from = query.end - query.length
    close()
    quill.history.cutoff()
    quill.updateContents(newDelta().retain(from).delete(query.length).insert({ mention }).insert(' '), 'user')
    quill.setSelection(from + 2, 0, 'user')
    quill.history.cutoff()
  }
  const mark = (index: number) => {
    active = (index + shown.length) % shown.length
    for (const [at, option] of [...(list?.children ?? [])].entries()) {
      option.ariaSelected = String(at === active)
      if (at !== active) continue
      option.scrollIntoView({ block: 'nearest' })
      root.setAttribute('aria-activedescendant', option.id)
    }
  }
  const show = (mentions: readonly EditorMention[], at: number) => {
    const id = `${box.parentElement?.id ?? ''}-mentions`
    list ??= box.appendChild(
      Object.assign(document.createElement('div'), { id, className: 'sw-editor-mentions', role: 'listbox' }),
    )
    list.ariaLabel = words(enEditor)['editor.mentions']
    list.replaceChildren(
      ...mentions.map((mention, index) => {
        const option = Object.assign(document.createElement('div'), {
          id: `${id}-${index}`,
          role: 'option',
          textContent: mention.label,
        })
        // Before the press moves the focus.
        option.addEventListener('mousedown', (event) => event.preventDefault())
        option.addEventListener('click', () => choose(mention))
        return option
      }),
    )
    shown = mentions
    root.setAttribute('aria-controls', id)
    root.setAttribute('aria-autocomplete', 'list')
    mark(0)
    place(list, quill.selection.getBounds(at, 0))
  }
  const place = (
    element: HTMLElement,
    caret: { readonly left: number; readonly top: number; readonly bottom: number } | null,
  ) => {
    if (!caret) return
    const { left, top, width } = box.getBoundingClientRect()
    const isBelow = caret.bottom + element.offsetHeight + gapPx < (window.visualViewport?.height ?? innerHeight)
    const y = isBelow ? caret.bottom + gapPx : caret.top - element.offsetHeight - gapPx
    element.style.left = `${Math.max(0, Math.min(caret.left - left, width - element.offsetWidth))}px`
    element.style.top = `${y - top}px`
  }

  root.addEventListener(
    'keydown',
    (event) => {
      if (!list || event.isComposing) return
      const mention = shown[active]
      if (event.key === 'ArrowDown') mark(active + 1)
      else if (event.key === 'ArrowUp') mark(active - 1)
      else if ((event.key === 'Enter' || event.key === 'Tab') && mention) choose(mention)
      else if (event.key === 'Escape') {
        dismissed = query?.text
        close()
      } else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  root.addEventListener('blur', close)

  return {
    close,
    follow() {
      const find = options()
      const range = quill.getSelection()
      if (!find || !range || range.length > 0 || !quill.isEnabled()) {
        if (list) close()
        return
      }
      const [line, offset] = quill.getLine(range.index)
      const before = line ? textOf(quill.getContents(range.index - offset, offset)) : ''
      const found = mentionQuery(before, sign)
      if (!found || found.text === dismissed) {
        if (!found) dismissed = undefined
        if (list) close()
        return
      }
      query = { ...found, end: range.index }
      const own = ++search
      const start = range.index - found.length
      Promise.resolve(find(found.text)).then(
        (mentions) => {
          if (own !== search) return
          if (mentions.length > 0) show(mentions, start)
          else close()
        },
        () => own === search && close(),
      )
    },
  }
}

/** The text of a line, with one character for each embed. */
const textOf = ({ ops }: QuillDelta) =>
  ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\u{fffc}')).join('')
