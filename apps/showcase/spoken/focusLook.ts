import { insideNative } from '../../../packages/slipway/src/testing/internal/spoken/insideNative.ts'

/** Records the styles of an element and its related elements. The returned function checks whether they have changed. */
export async function focusLook(element: Element): Promise<() => boolean> {
  const parts = [...partsOf(element), ...(element.matches('[type=range]') ? await insideNative(element) : [])]
  const before = parts.map(lookOf)
  return () => parts.some((part, index) => lookOf(part) !== before[index])
}

/** The element, its descendants, its siblings and parent, the label of a hidden control, and the box of a field with content beside it. */
function partsOf(element: Element): readonly Element[] {
  const beside = [...(element.parentElement?.children ?? [])]
  const around = [element.parentElement, element.closest('label'), element.closest('[data-framed]')].filter(
    (part) => part !== null,
  )
  return [...new Set([element, ...element.querySelectorAll('*'), ...beside, ...around])]
}

/** Styles that can show the focus: outline, shadow, border, and a ring painted as background. */
function lookOf(element: Element): string {
  return [undefined, '::before', '::after']
    .map((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, border, backgroundImage } = getComputedStyle(
        element,
        pseudo,
      )
      const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineWidth} ${outlineColor}`
      return [outline, boxShadow, border, backgroundImage].join(' ')
    })
    .join('|')
}
