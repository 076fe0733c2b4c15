import { type ComponentProps, type ReactNode, use, useSyncExternalStore } from 'react'
import type { EditorHandle } from '../../api/editor-context/commands.ts'
import type { EditorFormatValue } from '../../api/editor-context/index.ts'
import { enEditorToolbar } from '../../base/locale/en/enEditorToolbar.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { type EditorToolDetail, type EditorToolName, editorTools } from './editorTools.ts'
import { HandleContext } from './handleContext.ts'

/** Props of `EditorTool`, in addition to those of `<button>`. */
export interface EditorToolProps extends Omit<ComponentProps<'button'>, 'name' | 'value'> {
  /** A built-in tool. Without a name, the tool needs `format`, `aria-label` and content. */
  name?: EditorToolName | undefined
  /** The format that the tool sets, or removes if the selection has it. @default the one of `name` */
  format?: string | undefined
  /** The value of the format. @default the one of `name`, else true */
  value?: EditorFormatValue | undefined
  /** The icon. @default the one of `name` */
  children?: ReactNode
}

const noState = () => () => {}
const nothing = () => undefined

/**
 * A button of an `EditorToolbar`. It shows whether the selection has its format. `preventDefault()` in `onClick` replaces its effect.
 *
 * @example
 * <EditorTool format="color" value="#c00000" aria-label="Red"><RedIcon /></EditorTool>
 */
export function EditorTool({ name, format, value, children, ...rest }: EditorToolProps): ReactNode {
  const words = useWords(enEditorToolbar)
  const handle = use(HandleContext)
  const state = useSyncExternalStore(handle?.state.subscribe ?? noState, handle?.state.get ?? nothing, nothing)
  const detail: Partial<EditorToolDetail> = { ...(name && editorTools[name]) }
  if (format !== undefined) Object.assign(detail, { format, value })
  const { command } = detail
  const shown = detail.format ?? (name === 'link' ? name : undefined)
  const current = shown && state?.formats[shown]
  const isPressed = matches(current, detail.value)
  const isOff = !state?.isEnabled || (command === 'undo' && !state.canUndo) || (command === 'redo' && !state.canRedo)
  const isStep = detail.format === 'indent'

  const press = () => {
    if (!handle || isOff) return
    if (name === 'link') handle.changeLink()
    else if (name === 'image') chooseImages(handle)
    else if (command) handle.commands()[command]()
    else if (detail.format) handle.commands().format({ name: detail.format, value: detail.value })
  }
  const own = {
    type: 'button' as const,
    className: 'sw-editor-tool',
    'aria-label': name && words[`editorToolbar.${name}`],
    'aria-pressed': shown && !isStep ? isPressed : undefined,
    // Focusable, so that a button that has just been pressed keeps the focus.
    'aria-disabled': isOff || undefined,
    'data-mirrored': detail.isMirrored,
    onClick: press,
  }
  return (
    <button {...mergeProps(own, rest)}>
      {children ?? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={detail.icon} />
        </svg>
      )}
    </button>
  )
}

function matches(current: unknown, value: EditorFormatValue | undefined): boolean {
  if (current === undefined || Array.isArray(current)) return false
  // A task may be done.
  return value === undefined || current === value || (value === 'unchecked' && current === 'checked')
}

function chooseImages(handle: EditorHandle): void {
  const chooser = Object.assign(document.createElement('input'), { type: 'file', multiple: true, accept: 'image/*' })
  chooser.addEventListener('change', () => handle.insertFiles([...(chooser.files ?? [])]))
  chooser.click()
}
