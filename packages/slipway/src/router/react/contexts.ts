import { createContext, use } from 'react'
import { isDev } from '../../base/isDev.ts'
import { peekNavigator } from '../current.ts'
import type { PageNavigator } from '../navigator.ts'
import type { PageEntry } from '../stack/stack.ts'

/** The navigator of the app that contains the component. Provided by the shell. */
export const NavigatorContext = createContext<PageNavigator | undefined>(undefined)

/** The page that contains the component. Provided by the shell to each page's navigation bar and content. */
export const PageContext = createContext<PageEntry | undefined>(undefined)

/** Returns the navigator of the app that contains the component. */
export function useNavigatorContext(): PageNavigator {
  const pages = use(NavigatorContext) ?? peekNavigator()
  if (pages) return pages
  throw new Error(
    isDev
      ? 'slipway: this needs a running app. Render it inside a page of createApp(app), or with renderApp from slipway/testing.'
      : 'slipway: no app',
  )
}
