import type { Unsubscribe } from '../../base/emitter.ts'
import { forgetChanges } from './changed.ts'
import type { Field } from './fields.ts'
import { forgetDrafts } from './storage.ts'

/** Keys of the pages of submitted forms, because a form may be removed before the app calls `clearFormDraft`. */
const pageKeys = new WeakMap<HTMLFormElement, string>()

/** Deletes the draft of a form. Its current values are stored again only if the user edits them. */
export function forgetForm(form: HTMLFormElement): void {
  forgetChanges(form.elements)
  const key = keyOf(form) ?? pageKeys.get(form)
  if (key !== undefined) forgetDrafts(key)
}

/** Result of `followForms`. */
export interface FollowedForms {
  /** Deletes the drafts of the forms whose events have shown since the last call that they were sent or reset. */
  settle(): void
  /** Deletes the drafts of the submitted forms of a page that is left. */
  leave(key: string): void
  readonly stop: Unsubscribe
}

/**
 * Follows the forms in an element. A prevented `submit` event does not prove that a form was sent: a form library or the app may
 * have refused it, and the request may fail. The draft is therefore kept until the page is left. It is deleted at once if the
 * browser itself sends the form, or resets it.
 */
export function followForms(root: Element): FollowedForms {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  /** Forms that were submitted and not edited since. */
  const submitted = new Map<HTMLFormElement, string>()
  const unsettled = new Map<Event, HTMLFormElement>()

  function settle(): void {
    for (const [{ defaultPrevented }, form] of unsettled) if (!defaultPrevented) forget(form)
    unsettled.clear()
  }

  function forget(form: HTMLFormElement): void {
    submitted.delete(form)
    forgetForm(form)
  }

  function onEnd(event: Event): void {
    const { type, target } = event
    if (!(target instanceof HTMLFormElement)) return
    const key = keyOf(target)
    if (type === 'submit' && key !== undefined) {
      pageKeys.set(target, key)
      // A `Form` with invalid controls is not sent.
      if (!target.matches('.sw-form:invalid')) submitted.set(target, key)
    }
    // The app's listeners, which may prevent the event, run later. They may also stop the event, so no listener waits for it.
    unsettled.set(event, target)
    setTimeout(settle)
  }

  function onEdit({ target }: Event): void {
    const { form } = target as Partial<Field>
    if (form) submitted.delete(form)
  }

  for (const type of ['submit', 'reset']) root.addEventListener(type, onEnd, options)
  for (const type of ['input', 'change']) root.addEventListener(type, onEdit, options)
  return {
    settle,
    leave(key) {
      for (const [form, page] of submitted) if (page === key) forget(form)
    },
    stop: () => listening.abort(),
  }
}

const keyOf = (form: HTMLFormElement) => form.closest('.sw-page')?.getAttribute('data-layer') ?? undefined
