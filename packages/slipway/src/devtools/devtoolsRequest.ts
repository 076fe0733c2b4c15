/** Whether an address asks for the devtools: `/?sw-devtools`, `/order/1?from=list&sw-devtools`. */
export function isDevtoolsRequested(url: string): boolean {
  return new URLSearchParams(url.split('?', 2)[1]).has('sw-devtools')
}

/**
 * Whether a key asks for them: Ctrl+Shift+Alt+D. The key is known by its place, as with Alt it types something else on many
 * keyboards; and AltGr, which Windows tells as Ctrl and Alt, types a letter.
 */
export function isDevtoolsKey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, shiftKey, altKey, metaKey } = event
  return code === 'KeyD' && ctrlKey && shiftKey && altKey && !metaKey && !event.getModifierState('AltGraph')
}
