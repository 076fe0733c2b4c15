import { type ComponentProps, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useNativeListener } from '../../hooks/useNativeListener.ts'
import { CollapseContext } from './collapseContext.ts'

/** Props of `CollapsePanel`. It also accepts the props of `<div>`. */
export interface CollapsePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies the panel in the `value` of the collapse. */
  value: string
  /** Heading, rendered in the button that opens and closes the panel. It must not contain buttons or links. */
  title: ReactNode
  /** Content of the panel. */
  children?: ReactNode
  /**
   * Whether the panel cannot be opened or closed.
   * @default false
   */
  disabled?: boolean
  /**
   * Whether the content is mounted only when the panel first opens. Find in page cannot find it before.
   * @default false
   */
  lazy?: boolean
}

/**
 * A panel of a `Collapse`: a heading that shows and hides the content below it.
 *
 * @example
 * <CollapsePanel value="returns" title="Returns">Within a month.</CollapsePanel>
 */
export function CollapsePanel({
  value,
  title,
  children,
  disabled = false,
  lazy = false,
  ...rest
}: CollapsePanelProps): ReactNode {
  const { open, headingLevel, turn } = useContext(CollapseContext)
  const isOpen = open.includes(value)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // React treats `hidden` as a boolean. With `until-found`, find in page searches the content too, and opens the panel.
    if (!isOpen) content.current?.setAttribute('hidden', 'until-found')
  })
  const foundRef = useNativeListener('beforematch', (event) => turn(value, true, event))
  const contentRef = useMergedRef<HTMLDivElement>(content, foundRef)
  const Heading = `h${headingLevel}` as const
  const own = {
    className: 'sw-collapse-panel',
    'data-open': isOpen || undefined,
    'data-disabled': disabled || undefined,
  }
  return (
    <div {...mergeProps(own, rest)}>
      <Heading className="sw-collapse-heading">
        <button
          type="button"
          className="sw-collapse-button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={disabled}
          onClick={(event) => turn(value, !isOpen, event)}
        >
          <span className="sw-collapse-title">{title}</span>
          <svg className="sw-collapse-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 9.5 5 5 5-5" />
          </svg>
        </button>
      </Heading>
      <div className="sw-collapse-clip">
        <div className="sw-collapse-content" id={id} hidden={!isOpen} ref={contentRef}>
          <div className="sw-collapse-inner">{(wasOpen || !lazy) && children}</div>
        </div>
      </div>
    </div>
  )
}
