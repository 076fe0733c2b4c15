import { defineApp, type NavigationBarViewProps, navigationBar, page, type TabBarViewProps, tabBar } from 'slipway'

const load = () => import('./pages/HomePage.tsx')
const Picture = () => <svg aria-hidden="true" />

page({
  load,
  navigationBar: navigationBar({
    type: 'transparent',
    buttons: [{ type: 'share' }, { icon: Picture, ariaLabel: 'Cart' }],
  }),
})
page({
  load,
  navigationBar: navigationBar({ searchInput: { placeholder: 'Search', align: 'left' }, titleImage: '/logo.svg' }),
})
page({
  load,
  navigationBar: { view: ({ title, canGoBack }: NavigationBarViewProps) => <h1 hidden={canGoBack}>{title}</h1> },
})
page({ load, navigationBar: { view: ({ title }: { title: string }) => <h1>{title}</h1> } })

// @ts-expect-error: [S5.12] the type of a navigation bar is default, transparent or float
navigationBar({ type: 'fixed' })
// @ts-expect-error: buttons are an option of navigationBar(), because they need code
page({ load, navigationBar: { buttons: [{ type: 'share' }] } })
// @ts-expect-error: no such button
navigationBar({ buttons: [{ type: 'print' }] })
// @ts-expect-error: no such prop of a navigation bar's view
page({ load, navigationBar: { view: ({ colour }: { colour: string }) => <h1>{colour}</h1> } })

const pages = { '/': page({ load }), '/mine': page({ load }) }
const items = [
  { path: '/', text: 'Home', icon: Picture, badge: '3' },
  { path: '/mine', text: () => 'Mine', icon: '/mine.svg', dot: true, visible: false },
] as const

defineApp({ pages, tabBar: tabBar({ items, position: 'top', midButton: { text: 'New', width: 60, height: '3em' } }) })
defineApp({ pages, tabBar: tabBar({ items, view: ({ items: tabs }: TabBarViewProps) => <nav>{tabs.length}</nav> }) })

// @ts-expect-error: [S5.13] a tab bar is at the bottom or at the top
tabBar({ items, position: 'left' })
// @ts-expect-error: no such blur
tabBar({ items, blurEffect: 'heavy' })
