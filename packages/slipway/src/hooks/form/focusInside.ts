import type { RefCallback } from 'react'

/**
 * Returns a ref callback for a group of controls. A script that focuses the group, such as React Hook Form for an invalid field,
 * focuses a control inside. If the app has set `tabIndex` on the group, the group itself gets the focus.
 *
 * @param find Returns the control; if it returns `null`, the focus stays. Define the ref callback outside components, so that it
 * keeps its identity.
 *
 * @example
 * const focusRef = focusInside((group) => group.querySelector('input:enabled'))
 */
export function focusInside<Group extends HTMLElement>(
  find: (group: Group) => HTMLElement | null | undefined,
): RefCallback<Group> {
  return (group) => {
    if (!group) return
    const { focus } = HTMLElement.prototype
    group.focus = (options) => focus.call(group.hasAttribute('tabindex') ? group : (find(group) ?? group), options)
    return () => {
      Reflect.deleteProperty(group, 'focus')
    }
  }
}

/** Ref callback for a group of radios or checkboxes: a script that focuses the group focuses its checked radio, or else its first box. */
export const focusBoxInside: RefCallback<HTMLElement> = focusInside(
  (group) => group.querySelector<HTMLElement>('[type=radio]:enabled:checked') ?? group.querySelector('input:enabled'),
)
