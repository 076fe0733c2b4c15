import './editor-toolbar.css'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type EditorHandle, editorHandles } from '../../api/editor-context/commands.ts'
import { enEditorToolbar } from '../../base/locale/en/enEditorToolbar.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { EditorTool } from './EditorTool.tsx'
import { usualTools } from './editorTools.ts'
import { HandleContext } from './handleContext.ts'

/** Props of `EditorToolbar`, in addition to those of `<div>`. */
export interface EditorToolbarProps extends ComponentProps<'div'> {
  /**
   * The editor, if the toolbar is not inside it: a ref to it.
   * @default the editor around the toolbar
   */
  editor?: RefObject<Element | null> | undefined
  /** The tools: `EditorTool` and other buttons. @default the usual tools */
  children?: ReactNode
}

/**
 * Buttons for the formats of an `Editor`. The toolbar is one tab stop; arrow keys move between its buttons.
 *
 * @example
 * <Editor aria-label="Message">
 *   <EditorToolbar>
 *     <EditorTool name="bold" />
 *     <EditorTool name="link" />
 *   </EditorToolbar>
 * </Editor>
 */
export function EditorToolbar({ editor, children, ref, ...rest }: EditorToolbarProps): ReactNode {
  const words = useWords(enEditorToolbar)
  const root = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<EditorHandle>()
  useEffect(() => {
    const element = editor ? editor.current : root.current?.closest('.sw-editor')
    setHandle(element ? editorHandles.get(element) : undefined)
  }, [editor])
  /** Makes one button the tab stop of the toolbar: the last one with the focus, else the first. */
  const settle = (chosen?: Element) => {
    const buttons = buttonsOf(root.current)
    const stop = chosen ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  // The app may have added or removed buttons.
  useLayoutEffect(() => settle())

  const own = {
    className: 'sw-editor-toolbar',
    role: 'toolbar',
    'aria-label': rest['aria-labelledby'] ? undefined : words['editorToolbar.label'],
    // A press on a button leaves the focus, the selection and the soft keyboard of the editor as they are.
    onMouseDown: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
    },
    onFocus: ({ target }: { readonly target: Element }) => settle(target.closest('button') ?? undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, altKey, ctrlKey, metaKey, currentTarget, target } = event
      if (altKey || ctrlKey || metaKey || event.defaultPrevented) return
      const buttons = buttonsOf(currentTarget)
      const at = buttons.indexOf(target as HTMLButtonElement)
      if (key === 'Escape' && handle) {
        event.preventDefault()
        handle.focus()
      }
      const next = at < 0 ? undefined : buttons[indexAfter(key, at, buttons.length, isRtl(currentTarget))]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
  return (
    <HandleContext value={handle}>
      <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(root, ref)}>
        {children ?? usualTools.map((name) => <EditorTool key={name} name={name} />)}
      </div>
    </HandleContext>
  )
}

const buttonsOf = (toolbar: Element | null) => [
  ...(toolbar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
]

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The index of the button that a key moves to; −1 for other keys. */
function indexAfter(key: string, at: number, count: number, isFromRight: boolean): number {
  const [next, before] = isFromRight ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case next:
    case 'ArrowDown':
      return (at + 1) % count
    case before:
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
