import { withoutFragment } from '../router/address/address.ts'

/** Whether an address opens the devtools: `/?sw-devtools`, `/order/1?from=list&sw-devtools`. */
export function isDevtoolsRequested(url: string): boolean {
  return new URLSearchParams(withoutFragment(url).split('?', 2)[1]).has('sw-devtools')
}

/**
 * Whether a key combination opens the devtools: Ctrl+Shift+Alt+D. Compares `code`, because with Alt the same key types other
 * characters on many keyboards. AltGr types a letter, although Windows reports it as Ctrl and Alt.
 */
export function isDevtoolsKey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, shiftKey, altKey, metaKey } = event
  return code === 'KeyD' && ctrlKey && shiftKey && altKey && !metaKey && !event.getModifierState('AltGraph')
}
