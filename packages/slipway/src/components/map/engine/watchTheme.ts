import type { Unsubscribe } from '../../../base/emitter.ts'

/** Properties of the watched element, and the colours that they contain. */
const watched = {
  color: 'var(--sw-map-water)',
  'background-color': 'var(--sw-map-land)',
  'outline-color': 'var(--sw-map-coast)',
  'column-rule-color': 'var(--sw-map-border)',
  // Colours of shapes may depend on the theme even if the colours of the map do not.
  'text-decoration-color': 'light-dark(#000, #fff)',
}

/**
 * Calls a listener when the colours of a map have changed, for example because the theme or a custom property has changed.
 *
 * @param element The element in which the colours apply. An invisible child watches them until the returned function is called.
 */
export function watchTheme(element: HTMLElement, onChange: () => void): Unsubscribe {
  const probe = element.appendChild(document.createElement('span'))
  probe.ariaHidden = 'true'
  probe.style.cssText = 'position: absolute; visibility: hidden; forced-color-adjust: none'
  for (const [name, value] of Object.entries(watched)) probe.style.setProperty(name, value)
  // A change of a colour starts a transition, which has the new colour from its first moment. The priority protects it from style sheets
  // that turn off all transitions.
  probe.style.setProperty('transition', 'all 1ms step-start', 'important')
  const read = () => {
    const style = getComputedStyle(probe)
    return Object.keys(watched)
      .map((name) => style.getPropertyValue(name))
      .join()
  }
  let last = read()
  // Each colour that changes has an event of its own.
  probe.addEventListener('transitionrun', () => {
    const now = read()
    if (now === last) return
    last = now
    onChange()
  })
  return () => probe.remove()
}
