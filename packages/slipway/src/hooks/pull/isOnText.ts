/** Whether a press is on a text. Dragging a text by mouse selects it and does not pull. */
export function isOnText({ target, clientX, clientY }: PointerEvent): boolean {
  if (!(target instanceof Node)) return false
  const range = document.createRange()
  return [...target.childNodes].some((node) => {
    if (!(node instanceof Text)) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    )
  })
}
