import {
  type AriaAttributes,
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
import { useFieldProps } from '../form/fieldContext.ts'
import { isUserInvalid } from '../form/isUserInvalid.ts'
import { onFormReset } from '../form/onFormReset.ts'
import { mergeProps } from '../mergeProps.ts'
import { useLatest } from '../useLatest.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { withoutChildren } from '../withoutChildren.ts'
import { fitLength } from './fitLength.ts'
import type { KeyboardDetail, TextDetail, TextFieldProps } from './textFieldProps.ts'
import { useCaret } from './useCaret.ts'
import { useControlledText } from './useControlledText.ts'
import { useFocus } from './useFocus.ts'
import { readText, restoreText, type TextControl, type TextState, typeText } from './writeText.ts'

/** Behaviour in which a kind of text field differs from the others. */
export interface TextKind {
  /** The field's own props for the native control. */
  readonly own: object
  /** Maximum length; a negative number means no limit. */
  readonly maxLength: number
  /** Whether an Enter confirms the text. */
  confirms(event: KeyboardEvent): boolean
  /** Name of the event that confirms. */
  readonly confirmEvent?: string
  /** Whether an Enter that confirms does nothing else: it starts no new line and submits no form. */
  readonly onlyConfirms?: boolean
  /** Returns the text to accept after the user has typed or pasted; `before` rejects the change. */
  accept?: ((text: string, before: string, isTyped: boolean) => string) | undefined
  /** Reports the state of the on-screen keyboard while it is shown for a field. Must be a stable function. */
  followKeyboard<Field extends Element>(
    field: RefObject<Field | null>,
    listener: (field: Field, detail: KeyboardDetail) => void,
  ): Unsubscribe
}

/** Result of `useTextField`. */
export interface TextField<Control extends TextControl> {
  readonly control: RefObject<Control | null>
  /** All props for the native control, including those of the app and the ref. */
  readonly native: AriaAttributes & { readonly ref: Ref<Control> }
  /** Enters a text as if the user had typed it, and focuses the field. */
  readonly type: (text: string) => void
}

/** State of the user's typing. It is not rendered. */
interface Typing {
  /** The text before the current edit or, during a composition, the text last reported. An equal text is not reported as input. */
  before?: string | undefined
  /** The text and the selection before the current edit or composition. */
  edited?: TextState | undefined
  /** The text before the current IME composition; `undefined` without a composition. */
  composedFrom?: string | undefined
  /** Whether Enter has confirmed, so that the field is blurred at `keyup`. */
  isLeaving?: boolean
}

/**
 * Behaviour that all text fields share: controlled or uncontrolled text, IME composition, caret, focus, confirmation, and the
 * validity state.
 *
 * To React the native control is uncontrolled, because React would rewrite a controlled one during a composition.
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
  const around = useFieldProps(rest)
  const text = value === undefined ? undefined : String(value)
  const isComposing = () => typing.composedFrom !== undefined
  useControlledText(control, { text, acts, isComposing })
  useFocus(control, focus ?? autoFocus ?? false)
  const placeCaret = useCaret(control, cursor, selectionStart, selectionEnd)

  const checkValidity = (field: Control) => setInvalid(isUserInvalid(field))
  const raise = (type: string, field: Control, listener: TextListener<Control>, source: SyntheticEvent | Event) =>
    listener?.(componentEvent(type, field, { value: field.value, cursor: field.selectionEnd }, source))
  const emitInput = (field: Control, source: SyntheticEvent | Event, isComposed: boolean) => {
    if (field.value !== typing.before) raise('input', field, onInput, source)
    // After a composition Firefox emits `input` for the same text again.
    typing.before = isComposed ? field.value : undefined
    if (isInvalid) checkValidity(field)
    act()
  }
  /** Accepts the user's text as far as the rules allow. Returns whether they changed it. */
  const keepRules = (field: Control, before: string, isTyped: boolean): boolean => {
    const accepted = accept?.(field.value, before, isTyped) ?? field.value
    const caret = accepted === field.value ? (field.selectionEnd ?? accepted.length) : accepted.length
    const kept = fitLength({ before, text: accepted, caret }, maxLength)
    if (kept === field.value) return false
    if (kept === typing.edited?.text) restoreText(field, typing.edited)
    else typeText(field, kept)
    return true
  }
  const latest = useLatest<Record<string, (field: Control, event: Event) => void>>({
    beforeinput(field: Control) {
      if (isComposing()) return
      typing.before = field.value
      typing.edited = readText(field)
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
      typing.edited = readText(field)
    },
    compositionend(field: Control, event: Event) {
      // The rules have changed the text, so React gets another `input` event.
      if (keepRules(field, typing.composedFrom ?? '', true)) dispatchInput(field)
      typing.composedFrom = undefined
      emitInput(field, event, true)
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
  useEffect(() => followKeyboard(control, (...args) => notifyKeyboard(...args)), [followKeyboard])

  const fieldProps = {
    className: 'sw-field',
    style: { caretColor: cursorColor },
    defaultValue: text ?? String(defaultValue),
    ...around,
    'aria-invalid': isInvalid || around['aria-invalid'],
    onInput(event: FormEvent<Control>) {
      if (!isComposing() || !ignoreCompositionEvent) emitInput(event.currentTarget, event, isComposing())
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
      // Safari dispatches the Enter that ends a composition after `compositionend`, with the key code 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229 || event.key !== 'Enter' || !confirms(event)) return
      const field = event.currentTarget
      const confirm = componentEvent(confirmEvent, field, { value: field.value }, event)
      onConfirm?.(confirm)
      // Blurred at `keyup`, because the browser may submit the form until then.
      typing.isLeaving = !confirmHold && !confirm.defaultPrevented
      if (onlyConfirms) event.preventDefault()
      act()
    },
    onKeyUp({ key, currentTarget: field }: KeyboardEvent<Control>) {
      if (key !== 'Enter' || !typing.isLeaving) return
      typing.isLeaving = false
      // An invalid field keeps the focus, because the user corrects it. `aria-invalid` contains the errors of a server or a form library.
      if (field.validity.valid && field.getAttribute('aria-invalid') !== 'true') field.blur()
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
  return {
    control,
    native: { ...mergeProps(mergeProps(fieldProps, own), rest), ...withoutChildren(rest), ref: merged },
    type,
  }
}

/** Event of `onInput`, `onFocus` and `onBlur`. */
export type TextFieldEvent<Control extends TextControl> = ComponentEvent<TextDetail, Control>

type TextListener<Control extends TextControl> = ((event: TextFieldEvent<Control>) => void) | undefined

const dispatchInput = (field: TextControl) => field.dispatchEvent(new Event('input', { bubbles: true }))
