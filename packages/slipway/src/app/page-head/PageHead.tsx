import type { ReactNode } from 'react'
import type { HeadOptions } from '../../router/config.ts'
import './page-head.css'

/** What a page's head shows. */
export interface PageHeadProps {
  readonly title: string
  /** Name of the back button, or `undefined` for no button. */
  readonly backLabel: string | undefined
  readonly onBack: () => void
  readonly options: HeadOptions
}

/** The bar at a page's top: back button and title. */
export function PageHead({ title, backLabel, onBack, options }: PageHeadProps): ReactNode {
  const { type = 'default', backgroundColor, color } = options
  return (
    <header className="sw-head" data-type={type} style={{ backgroundColor, color }}>
      <div className="sw-head-side">
        {backLabel && (
          <button type="button" className="sw-head-button" aria-label={backLabel} onClick={onBack}>
            <svg className="sw-head-back" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m15 5-7 7 7 7" />
            </svg>
          </button>
        )}
      </div>
      <h1 className="sw-head-title">{title}</h1>
      <div className="sw-head-side" />
    </header>
  )
}
