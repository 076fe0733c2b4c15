/**
 * Sets `data-near` of the swiper, for the style sheet: the arrow to which a mouse is near. It is near in the first and the
 * last third.
 */
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
