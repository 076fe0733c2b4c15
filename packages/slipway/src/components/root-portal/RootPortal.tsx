import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './root-portal.css'

/** Props of `RootPortal`. It has no element of its own to give others to. */
export interface RootPortalProps {
  /** What it lifts out of the page. It keeps its place among the React contexts. */
  readonly children?: ReactNode
  /**
   * Whether it does. Where this changes, the children are drawn anew.
   * @default true
   */
  readonly enable?: boolean | undefined
}

/**
 * Draws its children above the pages, where nothing in the page cuts them off, and `position: fixed` means the app. They go with
 * their page, and return with it.
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

  // A page that is hidden takes it away by this, and brings it back.
  useLayoutEffect(() => {
    const page = marker.current?.closest<HTMLElement>('.sw-page')
    // What is outside an open dialog cannot be used, so one that is written in a dialog stays in it.
    const root = marker.current?.closest('dialog, .sw-stack, .sw-app') ?? document.body
    own.current ??= Object.assign(document.createElement('div'), { className: 'sw-root-portal' })
    const element = own.current
    setLayer(element)
    root.append(element)
    // A page that is covered may still be seen, as it moves. What it has lifted takes no input and no focus by then.
    const follow = () => {
      element.inert = page?.inert ?? false
    }
    follow()
    const changes = new MutationObserver(follow)
    if (page) changes.observe(page, { attributeFilter: ['inert'] })
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
