import { onFormReset } from './onFormReset.ts'

/**
 * As a ref: keeps a required box from being called invalid before anybody was at it. It is `:invalid` as soon as it is there,
 * which Chromium tells screen readers; of text fields it does not. Once a person has changed it, or a form could not be sent,
 * the browser speaks for it; so does an app with an `aria-invalid` of its own.
 *
 * `data-quiet` says which: `on` until then, `off` from then on, until a reset of its form.
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
  const speak = () => {
    if (dataset.quiet === 'on' && box.getAttribute('aria-invalid') === 'false') box.removeAttribute('aria-invalid')
    dataset.quiet = 'off'
  }
  // It is attached anew when its page is seen again.
  if (!dataset.quiet) suppress()
  box.addEventListener('invalid', speak, disposal)
  box.addEventListener('change', speak, disposal)
  return onFormReset(box, suppress, disposal)
}
