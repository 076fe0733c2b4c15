import type { ComponentType, ReactNode, SVGProps } from 'react'

/** A picture: a component that draws it, or the address of an image. */
export type IconSource = ComponentType<SVGProps<SVGSVGElement>> | string

/** Draws a picture that says nothing by itself: what it belongs to has a name. */
export function IconView({ icon: Icon, className }: { icon: IconSource; className: string }): ReactNode {
  if (typeof Icon === 'string') return <img className={className} src={Icon} alt="" draggable={false} />
  return <Icon className={className} aria-hidden="true" />
}
