import type { CSSProperties, ReactNode, Ref } from 'react'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import type { NavigationBarViewProps } from '../../router/config/navigationBarTypes.ts'
import '../../styles/spinner.css'
import './navigation-bar.css'

/** Props of `PageNavigationBar`: those of every navigation bar, and the parts that a fuller bar adds. */
export interface PageNavigationBarProps extends Omit<NavigationBarViewProps, 'title' | 'closes'> {
  readonly ref?: Ref<HTMLElement>
  readonly title: ReactNode
  /** @default false */
  readonly closes?: boolean
  /** Content after the back button. */
  readonly start?: ReactNode
  /** Content at the end of the bar. */
  readonly end?: ReactNode
}

/** The navigation bar at a page's top, with a back button and the title. */
export function PageNavigationBar({
  ref,
  title,
  canGoBack,
  onBack,
  closes,
  options,
  start,
  end,
}: PageNavigationBarProps): ReactNode {
  const messages = useShellMessages()
  const style = {
    '--sw-navigation-bar-background': options.backgroundColor,
    '--sw-navigation-bar-color': options.color,
    '--sw-navigation-bar-transition': options.transition,
  } as CSSProperties
  return (
    <header className="sw-navigation-bar" ref={ref} data-type={options.type} style={style}>
      <div className="sw-navigation-bar-side">
        {canGoBack && (
          <button
            type="button"
            className="sw-navigation-bar-button"
            aria-label={messages[closes ? 'app.close' : 'app.back']}
            onClick={onBack}
          >
            <span className="sw-navigation-bar-back" data-closes={closes || undefined} />
          </button>
        )}
        {start}
      </div>
      <h1 className="sw-navigation-bar-title" dir="auto">
        {options.loading ? (
          <span className="sw-spinner-ring sw-navigation-bar-spinner">{messages['app.loading']}</span>
        ) : (
          title
        )}
      </h1>
      <div className="sw-navigation-bar-side">{end}</div>
    </header>
  )
}
