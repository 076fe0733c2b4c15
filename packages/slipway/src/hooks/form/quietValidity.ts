import { onFormReset } from './onFormReset.ts'

/**
 * Ref callback: keeps a required checkbox or radio from being announced as invalid before the user has touched it. Such a control
 * is `:invalid` as soon as it is mounted, and Chromium announces that to screen readers, unlike for text fields. Once the user has
 * changed it, or its form could not be submitted, the browser's own state applies; so does an `aria-invalid` that the app sets.
 *
 * `data-quiet` holds the state: `on` until then, `off` afterwards, until the form is reset.
 */
export function quietValidity(box: HTMLInputElement | null): (() => void) | undefined {
  if (!box) return
  const { dataset } = box
  const disposal = new AbortController()
  const suppress = () => {
    if (box.hasAttribute('aria-invalid')) return
    dataset.quiet = 'on'
    box.setAttribute('aria-invalid', 'false')
  }
  const restore = () => {
    if (dataset.quiet === 'on' && box.getAttribute('aria-invalid') === 'false') box.removeAttribute('aria-invalid')
    dataset.quiet = 'off'
  }
  // The ref is attached again when a hidden page is shown; the state is kept then.
  if (!dataset.quiet) suppress()
  box.addEventListener('invalid', restore, disposal)
  box.addEventListener('change', restore, disposal)
  return onFormReset(box, suppress, disposal)
}
