import { type ComponentProps, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useNativeListener } from '../../hooks/useNativeListener.ts'
import { CollapseContext } from './collapseContext.ts'

/** What a panel takes, next to everything a `<div>` takes. */
export interface CollapsePanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is called in the collapse's `value`. */
  value: string
  /** Its heading, which opens and closes it. No buttons or links belong in there. */
  title: ReactNode
  /** The content. */
  children?: ReactNode
  /**
   * Whether it stays as it is.
   * @default false
   */
  disabled?: boolean
  /**
   * Whether the content is made when it is first opened. Find in page does not see it before.
   * @default false
   */
  lazy?: boolean
}

/**
 * A heading with content below it that opens and closes, in a `Collapse`.
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
    // React knows `hidden` as yes or no. So find in page looks into it as well, and opens it.
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
