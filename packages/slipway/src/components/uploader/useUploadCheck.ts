import { type RefCallback, type RefObject, useInsertionEffect, useRef } from 'react'
import { focusInside } from '../../hooks/form/focusInside.ts'
import { pendingFields } from '../../hooks/form/pendingFields.ts'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'

interface UploadCheck {
  /** The reason why the files cannot be submitted, as a text; empty if they can. */
  readonly message: string
  /** Whether the reason is a running upload. */
  readonly isBusy: boolean
  /** Whether a required file is missing. */
  readonly isMissing: boolean
}

/**
 * Makes a form wait for uploads, and blocks it while required files are missing.
 *
 * @returns A ref for the native input that is invalid meanwhile.
 */
export function useUploadCheck({ message, isBusy, isMissing }: UploadCheck): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const release = useRef<() => void>(undefined)
  // `isMissing` is a dependency because it sets an attribute, and this effect notifies the form of it.
  useVisibleLayoutEffect(() => {
    const control = input.current
    if (!control) return
    control.setCustomValidity(message)
    if (isBusy && !release.current) {
      pendingFields.set(control, new Promise((resolve) => (release.current = resolve)))
    }
    if (!isBusy) {
      pendingFields.delete(control)
      release.current?.()
      release.current = undefined
    }
    // A form that shows an error validates the field again on `input`, as when the user types.
    if (control.closest('[aria-invalid]')) control.dispatchEvent(new Event('input', { bubbles: true }))
  }, [message, isBusy, isMissing])
  // A form that waits on a covered page is submitted when the page is shown again.
  useInsertionEffect(() => () => release.current?.(), [])
  return input
}

/** Ref callback: a script that focuses the uploader focuses the reason why the form is blocked: a failed file, or else the add button. */
export const focusCause: RefCallback<HTMLFieldSetElement> = focusInside((uploader) => {
  const find = (selector: string) => uploader.querySelector<HTMLElement>(selector)
  return find('[data-status="failed"] > button') ?? find('.sw-uploader-add') ?? find('button')
})
