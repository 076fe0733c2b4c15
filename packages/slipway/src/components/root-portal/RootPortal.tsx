import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './root-portal.css'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'

/** Props of `RootPortal`. It renders no element, so it accepts no other props. */
export interface RootPortalProps {
  /** The content that is moved out of the page. It keeps its React contexts. */
  readonly children?: ReactNode
  /**
   * Whether the children are moved out of the page. When this changes, they are mounted again.
   * @default true
   */
  readonly enable?: boolean | undefined
}

/**
 * Renders its children above the pages, where the page does not clip them, and where `position: fixed` refers to the app. The
 * children are hidden and shown together with their page.
 *
 * @example
 * <RootPortal>
 *   <Confetti />
 * </RootPortal>
 */
export function RootPortal({ children, enable = true }: RootPortalProps): ReactNode {
  return enable ? <Lifted>{children}</Lifted> : children
}

function Lifted({ children }: Pick<RootPortalProps, 'children'>): ReactNode {
  const marker = useRef<HTMLSpanElement>(null)
  const own = useRef<HTMLElement>(undefined)
  const [layer, setLayer] = useState<HTMLElement>()

  // The cleanup removes the layer when the page is covered.
  useVisibleLayoutEffect(() => {
    const page = marker.current?.closest<HTMLElement>('.sw-page')
    // Elements outside an open modal dialog are inert, so a portal in a dialog stays in it.
    const root = marker.current?.closest('dialog, .sw-stack, .sw-app') ?? document.body
    own.current ??= Object.assign(document.createElement('div'), { className: 'sw-root-portal' })
    const element = own.current
    setLayer(element)
    root.append(element)
    // During a transition both pages are visible. The portal of the page behind accepts no input and no focus.
    const follow = () => {
      element.inert = page?.hasAttribute('data-behind') ?? false
    }
    follow()
    const changes = new MutationObserver(follow)
    if (page) changes.observe(page, { attributeFilter: ['data-behind'] })
    return () => {
      changes.disconnect()
      element.remove()
    }
  }, [])

  return (
    <>
      <span ref={marker} hidden />
      {layer && createPortal(children, layer)}
    </>
  )
}
