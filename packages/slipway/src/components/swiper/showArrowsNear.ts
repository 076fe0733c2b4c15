/** Tells the style sheet, as `data-near` of the swiper, to which of the arrows a mouse is near: in the outer thirds. */
export function showArrowsNear(
  root: HTMLElement,
  { type, pointerType, clientX, clientY }: PointerEvent,
  isVertical: boolean,
): void {
  const { left, top, width, height } = root.getBoundingClientRect()
  const part = isVertical ? (clientY - top) / height : (clientX - left) / width
  const isRtl = !isVertical && getComputedStyle(root).direction === 'rtl'
  const isNear = type !== 'pointerleave' && pointerType === 'mouse' && Math.abs(part - 0.5) > 1 / 6
  const { dataset } = root
  if (isNear) dataset.near = part < 0.5 === isRtl ? 'next' : 'previous'
  else delete dataset.near
}
