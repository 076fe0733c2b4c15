import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Gives both sides of a navigation bar the width of the wider one, so that the title stays in the middle of the bar, however
 * long it is.
 *
 * @returns A function that stops it.
 */
export function keepSidesEqual(bar: HTMLElement): Unsubscribe {
  const sides = [...bar.querySelectorAll('.sw-navigation-bar-side')].map((side) => [...side.children] as HTMLElement[])
  const widthOf = (buttons: readonly HTMLElement[]) => buttons.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
  const observer = new ResizeObserver(() => {
    bar.style.setProperty('--sw-navigation-bar-side', `${Math.max(...sides.map(widthOf))}px`)
  })
  for (const button of sides.flat()) observer.observe(button)
  return () => observer.disconnect()
}
