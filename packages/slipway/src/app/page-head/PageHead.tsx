import type { CSSProperties, ReactNode, Ref } from 'react'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import type { HeadProps } from '../../router/config/config.ts'
import './page-head.css'

/** What the built-in bar takes: what every head gets, and what a fuller one puts into it. */
export interface PageHeadProps extends Omit<HeadProps, 'title'> {
  readonly ref?: Ref<HTMLElement>
  readonly title: ReactNode
  /** What follows the back button. */
  readonly start?: ReactNode
  /** What stands at the end of the bar. */
  readonly end?: ReactNode
}

/** The bar at a page's top: back button and title. */
export function PageHead({ ref, title, canGoBack, onBack, options, start, end }: PageHeadProps): ReactNode {
  const messages = useShellMessages()
  const style = {
    '--sw-head-background': options.backgroundColor,
    '--sw-head-color': options.color,
    '--sw-head-transition': options.transition,
  } as CSSProperties
  return (
    <header className="sw-head" ref={ref} data-type={options.type} style={style}>
      <div className="sw-head-side">
        {canGoBack && (
          <button type="button" className="sw-head-button" aria-label={messages['app.back']} onClick={onBack}>
            <span className="sw-head-back" />
          </button>
        )}
        {start}
      </div>
      <h1 className="sw-head-title" dir="auto">
        {options.loading ? <span className="sw-head-spinner">{messages['app.loading']}</span> : title}
      </h1>
      <div className="sw-head-side">{end}</div>
    </header>
  )
}
