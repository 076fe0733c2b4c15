/** The panels that are open after one was opened or closed; in an accordion one at most. */
export function turnPanel(open: readonly string[], value: string, isOpen: boolean, accordion: boolean): string[] {
  const others = accordion && isOpen ? [] : open.filter((one) => one !== value)
  return isOpen ? [...others, value] : others
}
