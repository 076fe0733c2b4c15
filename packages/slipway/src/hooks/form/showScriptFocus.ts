/**
 * Ref callback for a form: makes the focus visible that a script sets after a submit, such as the focus on the first invalid control.
 * After a touch or a click, `:focus-visible` does not match most controls then, although the user does not know where the focus is.
 *
 * The control has the attribute `data-focus-visible` until it loses the focus. Controls have the same look for it as for
 * `:focus-visible`. A focus that the user sets, by a pointer or a key, does not get the attribute.
 */
export function showScriptFocus(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return
  const listening = new AbortController()
  /** Aborted when the user acts after a submit. */
  let untilAction: AbortController | undefined
  const onSubmit = () => {
    untilAction?.abort()
    untilAction = new AbortController()
    const { signal } = untilAction
    for (const type of ['pointerdown', 'keydown'])
      form.ownerDocument.addEventListener(type, () => untilAction?.abort(), { capture: true, passive: true, signal })
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (untilAction?.signal.aborted !== false || !(target instanceof Element)) return
    target.setAttribute(attribute, '')
    target.addEventListener('blur', () => target.removeAttribute(attribute), { once: true })
  }
  const options = { capture: true, signal: listening.signal }
  form.addEventListener('submit', onSubmit, options)
  form.addEventListener('focusin', onFocus, options)
  return () => {
    listening.abort()
    untilAction?.abort()
  }
}

const attribute = 'data-focus-visible'
