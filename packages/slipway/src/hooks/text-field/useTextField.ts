import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'
import { isUserInvalid } from '../form/isUserInvalid.ts'
import { onFormReset } from '../form/onFormReset.ts'
import { mergeProps } from '../mergeProps.ts'
import { useLatest } from '../useLatest.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { fitLength } from './fitLength.ts'
import type { KeyboardDetail, TextDetail, TextFieldProps } from './textFieldProps.ts'
import { useCaret } from './useCaret.ts'
import { useFocus } from './useFocus.ts'
import { useOwnedText } from './useOwnedText.ts'
import { type TextControl, typeText } from './writeText.ts'

/** What a kind of field makes of what the user and the owner want. */
export interface TextKind {
  /** Props of its own for the native control. */
  readonly own: object
  /** Negative for any length. */
  readonly maxLength: number
  /** Whether an Enter confirms. */
  confirms(event: KeyboardEvent): boolean
  /** The name of the event that confirms. */
  readonly confirmEvent?: string
  /** Whether an Enter that confirms does nothing else: it begins no line, and sends no form. */
  readonly onlyConfirms?: boolean
  /** The text that is taken for what the user typed or pasted: `before` takes nothing of it. */
  accept?: ((text: string, before: string, isTyped: boolean) => string) | undefined
  /** Tells of the soft keyboard while it is there for a field; always the same function. */
  followKeyboard<Field extends Element>(
    field: RefObject<Field | null>,
    listener: (field: Field, detail: KeyboardDetail) => void,
  ): Unsubscribe
}

/** A field that `useTextField` looks after. */
export interface TextField<Control extends TextControl> {
  readonly control: RefObject<Control | null>
  /** All props of the native control, those that the app gave it and the ref included. */
  readonly native: { readonly ref: Ref<Control> }
  /** Puts a text in as the user does, and the focus. */
  readonly type: (text: string) => void
}

/** What the user is at. None of it is drawn. */
interface Typing {
  /** The text before what the user does just now, or as it was told last in a composition. What equals it is no input. */
  before?: string | undefined
  /** The text before what an input method composes; `undefined` while none is at work. */
  composedFrom?: string | undefined
  /** Whether Enter confirmed, and the field loses the focus as the key comes up. */
  isLeaving?: boolean
}

/**
 * What all text fields do alike: who holds the text, what input methods compose, the caret, the focus, confirming, and the
 * state that a form's validation shows.
 *
 * The native control is uncontrolled for React, which would rewrite it in the middle of a composition.
 */
export function useTextField<Control extends TextControl>(
  {
    value,
    defaultValue = '',
    focus,
    autoFocus,
    cursor,
    selectionStart,
    selectionEnd,
    cursorColor,
    confirmHold,
    ignoreCompositionEvent = true,
    onInput,
    onFocus,
    onBlur,
    onConfirm,
    onKeyboardHeightChange,
    ref,
    ...rest
  }: TextFieldProps<Control> & { readonly ref?: Ref<Control> | undefined },
  { own, maxLength, confirms, confirmEvent = 'confirm', onlyConfirms, accept, followKeyboard }: TextKind,
): TextField<Control> {
  const control = useRef<Control>(null)
  const { current: typing } = useRef<Typing>({})
  const [acts, act] = useReducer((count: number) => count + 1, 0)
  const [isInvalid, setInvalid] = useState(false)
  const text = value === undefined ? undefined : String(value)
  const isComposing = () => typing.composedFrom !== undefined
  useOwnedText(control, { text, acts, isComposing })
  useFocus(control, focus ?? autoFocus ?? false)
  const placeCaret = useCaret(control, cursor, selectionStart, selectionEnd)

  const checkValidity = (field: Control) => setInvalid(isUserInvalid(field))
  const raise = (type: string, field: Control, listener: TextListener<Control>, source: SyntheticEvent | Event) =>
    listener?.(componentEvent(type, field, { value: field.value, cursor: field.selectionEnd }, source))
  const tell = (field: Control, source: SyntheticEvent | Event, isComposed: boolean) => {
    if (field.value !== typing.before) raise('input', field, onInput, source)
    // After a composition Firefox tells of the same text again.
    typing.before = isComposed ? field.value : undefined
    if (isInvalid) checkValidity(field)
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
  const latest = useLatest<Record<string, (field: Control, event: Event) => void>>({
    beforeinput(field: Control) {
      if (!isComposing()) typing.before = field.value
    },
    input(field: Control, event: Event) {
      if (isComposing()) return
      keepRules(field, typing.before ?? '', (event as InputEvent).inputType === 'insertText')
      if (field.value !== typing.before) return
      typing.before = undefined
      event.stopImmediatePropagation()
    },
    compositionstart(field: Control) {
      typing.before = typing.composedFrom = field.value
    },
    compositionend(field: Control, event: Event) {
      // React hears once more of a text that is another one now.
      if (keepRules(field, typing.composedFrom ?? '', true)) dispatchInput(field)
      typing.composedFrom = undefined
      tell(field, event, true)
    },
  })
  const listenRef = useCallback(
    (field: Control) => {
      const disposal = new AbortController()
      for (const type in latest.current)
        field.addEventListener(type, (event) => latest.current[type]?.(field, event), disposal)
      return onFormReset(field, () => setInvalid(false), disposal)
    },
    [latest],
  )
  const notifyKeyboard = useEffectEvent((field: Control, detail: KeyboardDetail) =>
    onKeyboardHeightChange?.(componentEvent('keyboardheightchange', field, detail)),
  )
  useEffect(() => followKeyboard(control, (...told) => notifyKeyboard(...told)), [followKeyboard])

  const fieldProps = {
    className: 'sw-field',
    style: { caretColor: cursorColor },
    defaultValue: text ?? String(defaultValue),
    'aria-invalid': isInvalid || undefined,
    onInput(event: FormEvent<Control>) {
      if (!isComposing() || !ignoreCompositionEvent) tell(event.currentTarget, event, isComposing())
    },
    onInvalid: (event: FormEvent<Control>) => checkValidity(event.currentTarget),
    onFocus(event: FocusEvent<Control>) {
      placeCaret()
      raise('focus', event.currentTarget, onFocus, event)
    },
    onBlur(event: FocusEvent<Control>) {
      typing.isLeaving = false
      checkValidity(event.currentTarget)
      raise('blur', event.currentTarget, onBlur, event)
      act()
    },
    onKeyDown(event: KeyboardEvent<Control>) {
      // Safari tells of the Enter that ends a composition only after it, by a key code of its own.
      if (event.nativeEvent.isComposing || event.keyCode === 229 || event.key !== 'Enter' || !confirms(event)) return
      const field = event.currentTarget
      const confirm = componentEvent(confirmEvent, field, { value: field.value }, event)
      onConfirm?.(confirm)
      // Not before the key comes up: until then the browser may send the form.
      typing.isLeaving = !confirmHold && !confirm.defaultPrevented
      if (onlyConfirms) event.preventDefault()
      act()
    },
    onKeyUp({ key, currentTarget: field }: KeyboardEvent<Control>) {
      if (key !== 'Enter' || !typing.isLeaving) return
      typing.isLeaving = false
      // The browser says what is wrong next to the field, as long as it has the focus.
      if (field.validity.valid) field.blur()
    },
  }
  const type = (next: string) => {
    const field = control.current
    if (!field) return
    typing.before = undefined
    typeText(field, next)
    dispatchInput(field)
    field.focus({ preventScroll: true })
  }
  const merged = useMergedRef<Control>(ref, control, listenRef)
  return { control, native: { ...mergeProps(mergeProps(fieldProps, own), rest), ref: merged }, type }
}

/** The event of `onInput`, `onFocus` and `onBlur`. */
export type TextFieldEvent<Control extends TextControl> = ComponentEvent<TextDetail, Control>

type TextListener<Control extends TextControl> = ((event: TextFieldEvent<Control>) => void) | undefined

const dispatchInput = (field: TextControl) => field.dispatchEvent(new Event('input', { bubbles: true }))
