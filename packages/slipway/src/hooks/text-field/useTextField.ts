import {
  type CSSProperties,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefCallback,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useReducer,
  useRef,
  useState,
} from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import { useFormReset } from '../useFormReset.ts'
import { useLatest } from '../useLatest.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { fitLength } from './fitLength.ts'
import type { KeyboardDetail, TextDetail, TextFieldProps } from './textFieldProps.ts'
import { useCaret } from './useCaret.ts'
import { useFocus } from './useFocus.ts'
import { useOwnedText } from './useOwnedText.ts'
import { type TextControl, typeText } from './writeText.ts'

/** What a field's kind makes of what the user and the owner want. */
export interface TextRules {
  /** Negative for any length. */
  readonly maxLength: number
  /** Whether an Enter confirms. */
  confirms(event: KeyboardEvent): boolean
  /** The text that is taken for what the user typed or pasted: `before` takes nothing of it. */
  accept?: ((text: string, before: string, isTyped: boolean) => string) | undefined
}

/** A field that `useTextField` looks after. */
export interface TextField<Control extends TextControl> {
  readonly control: RefObject<Control | null>
  readonly ref: Ref<Control> | undefined
  /** Props for the native control. */
  readonly own: object
  /** How often the user has done something: a render for each. */
  readonly acts: number
  /** Is to hear of the soft keyboard; always the same function. */
  readonly onKeyboard: (detail: KeyboardDetail) => void
  /** Puts a text in as the user does, and the focus. */
  readonly type: (text: string) => void
}

/** What the user is at. None of it is drawn. */
interface Typing {
  /** The text before what the user does just now, or as it was told last in a composition. What equals it is no input. */
  before: string | undefined
  /** The text before what an input method composes; `undefined` while none is at work. */
  composedFrom: string | undefined
  /** Whether React is told once more, as the end of a composition changed what it knows. */
  isTellingAgain: boolean
  /** Whether Enter confirmed, and the field loses the focus as the key comes up. */
  isLeaving: boolean
  /** Whether the soft keyboard is there for this field. */
  hasKeyboard: boolean
}

/**
 * What `Input` and `Textarea` do alike: who holds the text, what input methods compose, the caret, the focus, confirming, and
 * the state that a form's validation shows.
 *
 * The native control is uncontrolled for React, which would rewrite it in the middle of a composition.
 */
export function useTextField<Control extends TextControl>(
  props: TextFieldProps<Control>,
  { maxLength, confirms, accept }: TextRules,
): TextField<Control> {
  const { value, defaultValue = '', focus, autoFocus, confirmHold, ignoreCompositionEvent = true } = props
  const control = useRef<Control>(null)
  const { current: typing } = useRef<Typing>({
    before: undefined,
    composedFrom: undefined,
    isTellingAgain: false,
    isLeaving: false,
    hasKeyboard: false,
  })
  const [acts, act] = useReducer((count: number) => count + 1, 0)
  const [isInvalid, setInvalid] = useState(false)
  const text = value === undefined ? undefined : String(value)
  useOwnedText(control, { text, acts, isComposing: () => typing.composedFrom !== undefined })
  useFocus(control, focus ?? autoFocus ?? false)
  const placeCaret = useCaret(control, props as TextFieldProps<TextControl>)

  const tell = (source: SyntheticEvent | Event, isComposed: boolean) => {
    const field = control.current
    if (!field) return
    if (field.value !== typing.before) props.onInput?.(componentEvent('input', field, detailOf(field), source))
    // After a composition Firefox tells of the same text again.
    typing.before = isComposed ? field.value : undefined
    if (isInvalid) setInvalid(isUserInvalid(field))
    act()
  }
  /** Takes what the user has put in as far as the rules allow. Answers whether they changed it. */
  const keepRules = (field: Control, before: string, isTyped: boolean): boolean => {
    const accepted = accept?.(field.value, before, isTyped) ?? field.value
    const caret = accepted === field.value ? (field.selectionEnd ?? accepted.length) : accepted.length
    const kept = fitLength({ before, text: accepted, caret }, maxLength)
    if (kept === field.value) return false
    typeText(field, kept)
    return true
  }
  const listeners = {
    beforeinput(field: Control) {
      if (typing.composedFrom === undefined) typing.before = field.value
    },
    input(field: Control, event: Event) {
      if (typing.composedFrom !== undefined || typing.isTellingAgain) return
      keepRules(field, typing.before ?? '', (event as InputEvent).inputType === 'insertText')
      if (field.value !== typing.before) return
      typing.before = undefined
      event.stopImmediatePropagation()
    },
    compositionstart(field: Control) {
      typing.before = typing.composedFrom = field.value
    },
    compositionend(field: Control, event: Event) {
      const before = typing.composedFrom ?? ''
      typing.composedFrom = undefined
      if (!keepRules(field, before, true)) return tell(event, true)
      typing.isTellingAgain = true
      field.dispatchEvent(new Event('input', { bubbles: true }))
      typing.isTellingAgain = false
    },
  }
  const latest = useLatest({ listeners, props })
  const listenRef = useCallback<RefCallback<Control>>(
    (field) => {
      const controller = new AbortController()
      for (const type of ['beforeinput', 'input', 'compositionstart', 'compositionend'] as const) {
        const call = (event: Event) => field && latest.current.listeners[type](field, event)
        field?.addEventListener(type, call, { signal: controller.signal })
      }
      return () => controller.abort()
    },
    [latest],
  )
  const resetRef = useFormReset(() => setInvalid(false))
  const ref = useMergedRef<Control>(control, listenRef, resetRef)

  const own = {
    className: 'sw-field',
    style: { '--sw-field-cursor-color': props.cursorColor } as CSSProperties,
    'data-plain': props.plain || undefined,
    'data-placeholder': props.placeholderClass || props.placeholderStyle ? 'own' : undefined,
    defaultValue: text ?? String(defaultValue),
    'aria-invalid': isInvalid || undefined,
    onInput(event: FormEvent<Control>) {
      const isComposing = typing.composedFrom !== undefined
      if (!isComposing || !ignoreCompositionEvent) tell(event, isComposing || typing.isTellingAgain)
    },
    onInvalid: ({ currentTarget }: FormEvent<Control>) => setInvalid(isUserInvalid(currentTarget)),
    onFocus(event: FocusEvent<Control>) {
      placeCaret()
      props.onFocus?.(componentEvent('focus', event.currentTarget, detailOf(event.currentTarget), event))
    },
    onBlur(event: FocusEvent<Control>) {
      const field = event.currentTarget
      typing.isLeaving = false
      setInvalid(isUserInvalid(field))
      props.onBlur?.(componentEvent('blur', field, detailOf(field), event))
      act()
    },
    onKeyDown(event: KeyboardEvent<Control>) {
      // Safari tells of the Enter that ends a composition only after it, by a key code of its own.
      const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
      if (event.key !== 'Enter' || isComposing || !confirms(event)) return
      const field = event.currentTarget
      const confirm = componentEvent('confirm', field, { value: field.value }, event)
      props.onConfirm?.(confirm)
      // Not before the key comes up: until then the browser may send the form.
      typing.isLeaving = !confirmHold && !confirm.defaultPrevented
      if (field instanceof HTMLTextAreaElement) event.preventDefault()
      act()
    },
    onKeyUp({ key, currentTarget: field }: KeyboardEvent<Control>) {
      if (key !== 'Enter' || !typing.isLeaving) return
      typing.isLeaving = false
      // The browser says what is wrong next to the field, as long as it has the focus.
      if (field.validity.valid) field.blur()
    },
  }
  const onKeyboard = useCallback(
    (detail: KeyboardDetail) => {
      const field = control.current
      const isHere = field !== null && field.ownerDocument.activeElement === field
      if (!field || (!isHere && !typing.hasKeyboard)) return
      typing.hasKeyboard = isHere && detail.height > 0
      latest.current.props.onKeyboardHeightChange?.(componentEvent('keyboardheightchange', field, detail))
    },
    [latest, typing],
  )
  const type = (next: string) => {
    const field = control.current
    if (!field) return
    typing.before = undefined
    typeText(field, next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus({ preventScroll: true })
  }
  return { control, ref, own, acts, onKeyboard, type }
}

/** The event of `onInput`, `onFocus` and `onBlur`. */
export type TextFieldEvent<Control extends TextControl> = ComponentEvent<TextDetail, Control>

const detailOf = ({ value, selectionEnd }: TextControl): TextDetail => ({ value, cursor: selectionEnd })

function isUserInvalid(field: TextControl): boolean {
  try {
    return field.matches(':user-invalid')
  } catch {
    // jsdom, in which apps may test, does not know it.
    return false
  }
}
