/** Returns the open panels after one was opened or closed. Opening a panel of an accordion closes the others. */
export function turnPanel(open: readonly string[], value: string, isOpen: boolean, accordion: boolean): string[] {
  const others = accordion && isOpen ? [] : open.filter((one) => one !== value)
  return isOpen ? [...others, value] : others
}
