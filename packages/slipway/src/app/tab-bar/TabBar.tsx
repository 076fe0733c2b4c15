import type { ReactNode } from 'react'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { useStore } from '../../hooks/useStore.ts'
import { tabBarStateOf } from '../../router/chrome/tabBarState.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { shownTabs } from './tabBar.state.ts'
import type { TabBarConfig, TabMidButton } from './tabBarConfig.ts'
import { tabLinkProps } from './tabLinkProps.ts'

/** Computes the current state of the tab bar, and renders it with the built-in bar or with the app's own. */
export function TabBar({ config, current }: { config: TabBarConfig; current: string }): ReactNode {
  const pages = useNavigatorContext()
  const state = useStore(tabBarStateOf(pages))
  // Renders again when the language changes, so that texts given as functions are called again.
  useShellMessages()
  const { items, view: _, bar: Bar, ...options } = config
  const midButton = options.midButton && ({ ...options.midButton, ...state.midButton } as TabMidButton)
  return (
    <Bar
      items={shownTabs(items, state, current).map((tab) => ({ ...tab, linkProps: tabLinkProps(pages, tab) }))}
      current={current}
      hidden={state.hidden}
      animated={state.animated}
      options={{ ...options, ...state.style, ...(midButton && { midButton }) }}
    />
  )
}
