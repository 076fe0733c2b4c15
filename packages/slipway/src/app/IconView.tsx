import type { ComponentType, ReactNode, SVGProps } from 'react'

/** An icon: a component that renders it, or the address of an image. */
export type IconSource = ComponentType<SVGProps<SVGSVGElement>> | string

/** Renders a decorative icon, hidden from screen readers: the element that contains it has a name. */
export function IconView({ icon: Icon, className }: { icon: IconSource; className: string }): ReactNode {
  if (typeof Icon === 'string') return <img className={className} src={Icon} alt="" draggable={false} />
  return <Icon className={className} aria-hidden="true" />
}
