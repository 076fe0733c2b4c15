import { insideNative } from '../../../packages/slipway/src/testing/internal/spoken/insideNative.ts'

/** Remembers how an element and what belongs to it look, and answers with what tells whether that is otherwise now. */
export async function focusLook(element: Element): Promise<() => boolean> {
  const parts = [...partsOf(element), ...(element.matches('[type=range]') ? await insideNative(element) : [])]
  const before = parts.map(lookOf)
  return () => parts.some((part, index) => lookOf(part) !== before[index])
}

/** The element, what is in it, and what it may be the hidden control of. */
function partsOf(element: Element): readonly Element[] {
  const beside = [...(element.parentElement?.children ?? [])]
  const around = [element.parentElement, element.closest('label')].filter((part) => part !== null)
  return [...new Set([element, ...element.querySelectorAll('*'), ...beside, ...around])]
}

/** What can show the focus: outline, shadow, border, and a ring that is painted as a ground. */
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
