import { type RefObject, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { underWay } from '../../hooks/form/underWay.ts'

interface UploadCheck {
  /** Why the files cannot be sent, in words; empty where they can. */
  readonly message: string
  /** Whether that is because they are on their way. */
  readonly isBusy: boolean
  /** Whether one is missing. */
  readonly isMissing: boolean
}

/**
 * Has a form wait for files, and not sent without those that it needs.
 *
 * @returns A ref for the native input that is invalid meanwhile.
 */
export function useUploadCheck({ message, isBusy, isMissing }: UploadCheck): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const release = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is said by an attribute, of which forms hear here.
  useLayoutEffect(() => {
    const control = input.current
    if (!control) return
    control.setCustomValidity(message)
    if (isBusy && !release.current) {
      underWay.set(control, new Promise((resolve) => (release.current = resolve)))
    }
    if (!isBusy) {
      underWay.delete(control)
      release.current?.()
      release.current = undefined
    }
    // A form that says what is wrong looks whether it still is, as when a person types.
    if (control.closest('[aria-invalid]')) control.dispatchEvent(new Event('input', { bubbles: true }))
  }, [message, isBusy, isMissing])
  // Not while its page is covered: what waits then is sent once it is seen again.
  useInsertionEffect(() => () => release.current?.(), [])
  return input
}

/** Takes the focus to what keeps the form from being sent: what failed, else where files are added. */
export function focusCause(uploader: Element | undefined): void {
  const find = (selector: string) => uploader?.querySelector<HTMLElement>(selector)
  const cause = find('[data-status="failed"] > button') ?? find('.sw-uploader-add') ?? find('button')
  cause?.focus()
}
