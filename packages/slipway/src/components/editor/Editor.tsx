import '../../styles/field.css'
import '../../styles/hidden.css'
import './editor.css'
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type EditorHandle, type EditorState, editorHandles } from '../../api/editor-context/commands.ts'
import type { EditorContents, EditorFormats } from '../../api/editor-context/contents.ts'
import { followKeyboard } from '../../api/keyboard/followKeyboard.ts'
import { HostError } from '../../base/call/HostError.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { enEditor } from '../../base/locale/en/enEditor.ts'
import { createStore } from '../../base/store.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { fieldPropsFor, useFieldProps, usePlain } from '../../hooks/form/fieldContext.ts'
import { isUserInvalid } from '../../hooks/form/isUserInvalid.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { EditorProps } from './editorProps.ts'
import type { RunningEditor } from './startEditor.ts'

/** Events without a source, and what they report. */
interface Reports {
  readonly ready: object
  readonly input: EditorContents
  readonly statuschange: EditorFormats
  readonly error: unknown
}

/**
 * A field for text with formats, images and mentions. Its code is loaded when the first editor is mounted.
 *
 * It needs a name: `aria-label` or a labelled row. Commands: `createEditorContext(ref)`. In a form, its value is its HTML.
 *
 * @example
 * <Editor aria-label="Message" name="message" onInput={({ detail }) => save(detail.html)} />
 */
export function Editor({
  value,
  defaultValue = '',
  placeholder,
  readOnly = false,
  disabled,
  required = false,
  name,
  plain,
  upload,
  mentions,
  onReady,
  onFocus,
  onBlur,
  onInput,
  onStatusChange,
  onError,
  children,
  ref,
  ...rest
}: EditorProps): ReactNode {
  const words = useWords(enEditor)
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const editable = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** The editor, kept while the page is covered, when React runs the clean-up of effects. */
  const starting = useRef<Promise<RunningEditor>>(undefined)
  const running = useRef<RunningEditor>(undefined)
  /** Whether page restore has written the user's text before the code was loaded. */
  const wasRestored = useRef(false)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [isInvalid, setInvalid] = useState(false)

  const emit = useEffectEvent(<Type extends keyof Reports>(type: Type, detail: Reports[Type]) => {
    const listeners = { ready: onReady, input: onInput, statuschange: onStatusChange, error: onError }
    const listener = listeners[type] as ((event: unknown) => void) | undefined
    const value = type === 'error' ? toApiError('Editor', detail) : detail
    if (root.current) listener?.(componentEvent(type, root.current, value))
    if (type === 'input' && isInvalid) checkValidity()
  })
  const checkValidity = () => field.current && setInvalid(isUserInvalid(field.current))

  const latestUpload = useLatest(upload)
  const latestMentions = useLatest(mentions)
  const [shown] = useState(() => createStore<EditorState | undefined>(undefined))
  // Before the effects of a toolbar, which finds the editor by its element.
  useLayoutEffect(() => {
    const element = root.current
    const handle: EditorHandle = {
      commands() {
        if (!running.current) throw new HostError('unavailable', 'not ready')
        return running.current.commands
      },
      state: shown,
      insertFiles: (files) => running.current?.insertFiles(files),
      changeLink: () => running.current?.changeLink(),
      focus: () => running.current?.focus(),
    }
    if (!element) return
    editorHandles.set(element, handle)
    return () => void editorHandles.delete(element)
  }, [shown])
  // The caret stays above the soft keyboard.
  useEffect(
    () => followKeyboard(editable, (_, { height }) => height > 0 && running.current?.commands.scrollIntoView()),
    [],
  )
  // Effects that run only when the component is removed, not when its page is covered.
  useInsertionEffect(() => () => running.current?.destroy(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the code again.
  useEffect(() => {
    const elements = { box: box.current, editable: editable.current, field: field.current }
    const element = root.current
    if (!element || !elements.box || !elements.editable || !elements.field) return
    let isOver = false
    let detach = () => {}
    starting.current ??= startIn(elements as never, {
      onInput: (contents) => emit('input', contents),
      onStatus: (formats) => emit('statuschange', formats),
      onState: shown.set,
      upload: () => latestUpload.current,
      mentions: () => latestMentions.current,
    })
    starting.current.then(
      (editor) => {
        if (isOver) return
        detach = editor.attach()
        if (running.current) return
        running.current = editor
        setState('ready')
        if (wasRestored.current) emit('input', editor.contents())
      },
      (error: unknown) => {
        starting.current = undefined
        if (isOver) return
        setState('failed')
        emit('error', error)
      },
    )
    return () => {
      isOver = true
      detach()
    }
  }, [attempt])
  useLayoutEffect(() => {
    if (state === 'ready') running.current?.enable(!readOnly && !disabled)
  }, [state, readOnly, disabled])
  useEffect(() => {
    if (state === 'ready') emit('ready', {})
  }, [state])
  const lastValue = useRef(value)
  useEffect(() => {
    const isNew = lastValue.current !== value
    lastValue.current = value
    if (isNew && value !== undefined) running.current?.show(value)
  }, [value])
  const resetRef = useFormReset(() => {
    if (value === undefined) running.current?.restart(defaultValue)
    setInvalid(false)
  })

  const focusText = () => {
    if (running.current) running.current.focus()
    else editable.current?.focus()
  }
  const own = {
    id,
    className: 'sw-editor',
    role: 'group',
    tabIndex: -1,
    'data-state': state,
    'data-plain': usePlain(plain),
    'data-readonly': readOnly || undefined,
    'data-disabled': disabled || undefined,
    onFocus(event: FocusEvent) {
      // Forms focus the control, and React Hook Form the element of the ref.
      if (event.target === root.current || event.target === field.current) focusText()
      else if (event.target === editable.current) onFocus?.(textEvent('focus', event))
    },
    onBlur(event: FocusEvent) {
      if (event.target !== editable.current && event.target !== root.current) return
      checkValidity()
      onBlur?.(textEvent('blur', event))
    },
  }
  /** The event's target is the control, because form libraries read its name and its value. */
  const textEvent = (type: string, source: FocusEvent) => {
    const empty = { html: value ?? defaultValue, text: '', delta: { ops: [] } }
    const detail = running.current?.contents() ?? empty
    const event = componentEvent(type, root.current as HTMLElement, detail, source)
    return Object.create(event, { target: { value: field.current } }) as typeof event
  }
  const around = useFieldProps(rest)
  const label = rest['aria-labelledby'] ?? (rest['aria-label'] === undefined ? around['aria-labelledby'] : id)
  return (
    <div
      {...mergeProps({ ...own, 'aria-labelledby': around['aria-labelledby'] }, rest)}
      ref={useMergedRef<HTMLDivElement>(root, ref)}
    >
      {children}
      <div ref={box} className="sw-editor-box">
        {/* biome-ignore lint/a11y/useSemanticElements: a native field has no formats. */}
        <div
          ref={editable}
          className="sw-editor-text"
          role="textbox"
          aria-multiline="true"
          aria-labelledby={label}
          aria-describedby={rest['aria-describedby'] ?? fieldPropsFor(rest, around)['aria-describedby']}
          aria-invalid={rest['aria-invalid'] ?? (isInvalid || around['aria-invalid'])}
          aria-required={required || undefined}
          aria-readonly={readOnly || undefined}
          aria-disabled={disabled || undefined}
          aria-busy={state === 'loading' || undefined}
          aria-placeholder={placeholder ?? words['editor.placeholder']}
          data-placeholder={placeholder ?? words['editor.placeholder']}
          // A text that cannot be edited is focusable, so that keys scroll it.
          tabIndex={disabled ? undefined : 0}
        />
        <textarea
          ref={useMergedRef<HTMLTextAreaElement>(field, resetRef)}
          className="sw-hidden"
          aria-hidden="true"
          tabIndex={-1}
          name={name}
          defaultValue={value ?? defaultValue}
          required={required}
          disabled={disabled}
          onInvalid={checkValidity}
          onInput={() => {
            wasRestored.current = !running.current
          }}
        />
      </div>
      {state === 'failed' && (
        <div className="sw-editor-failure" role="alert">
          <p>{words['editor.failed']}</p>
          <button
            type="button"
            className="sw-editor-retry"
            onClick={() => {
              setState('loading')
              setAttempt(attempt + 1)
            }}
          >
            {words['editor.retry']}
          </button>
        </div>
      )}
    </div>
  )
}

/** Loads the code of a running editor, and starts it. */
async function startIn(...args: Parameters<typeof import('./startEditor.ts').startEditor>): Promise<RunningEditor> {
  const { startEditor } = await import('./startEditor.ts')
  return startEditor(...args)
}
