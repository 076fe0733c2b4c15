import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Returns the slides among children, nested lists and fragments as one list, with unique keys. */
export function slidesOf(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? slidesOf(child.props.children) : [child]
  })
}

/** Returns the `itemId` of a slide, or an empty string without one. */
export function itemIdOf(slide: ReactElement | undefined): string {
  return (slide?.props as { itemId?: string } | undefined)?.itemId ?? ''
}
