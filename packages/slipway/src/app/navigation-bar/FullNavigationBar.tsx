import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { NavigationBarViewProps } from '../../router/config/navigationBarTypes.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
import { fadeByScroll } from './fadeByScroll.ts'
import { keepSidesEqual } from './keepSidesEqual.ts'
import { NavigationBarButtonView } from './NavigationBarButtonView.tsx'
import { NavigationBarSearch } from './NavigationBarSearch.tsx'
import { navigationBarEvents } from './navigationBarEvents.ts'
import type { NavigationBarOptions } from './navigationBarOptions.ts'
import { PageNavigationBar } from './PageNavigationBar.tsx'
import './navigation-bar-full.css'

/** The navigation bar that `navigationBar` declares: the plain bar, with buttons, a search field or an image in it. */
export function FullNavigationBar(props: NavigationBarViewProps): ReactNode {
  const { title } = props
  // This view is used only by navigation bars that `navigationBar` has declared.
  const { type, buttons = [], searchInput, titleImage } = props.options as NavigationBarOptions
  const key = usePageKey()
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => (bar.current ? keepSidesEqual(bar.current) : undefined))
  useLayoutEffect(() => (type === 'transparent' && bar.current ? fadeByScroll(bar.current) : undefined), [type])

  const buttonsAt = (side: 'left' | 'right') =>
    buttons.map(
      (button, index) =>
        side === (button.float ?? 'right') && (
          <NavigationBarButtonView
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is identified by its index, in the app's listeners too.
            key={index}
            button={button}
            onTap={() => navigationBarEvents.emit('buttonTap', { key, detail: { index, ...button } })}
          />
        ),
    )
  return (
    <PageNavigationBar
      {...props}
      ref={bar}
      title={titleImage ? <img className="sw-navigation-bar-image" src={titleImage} alt={title} /> : title}
      start={
        <>
          {buttonsAt('left')}
          {searchInput && <NavigationBarSearch title={title} options={searchInput} pageKey={key} />}
        </>
      }
      end={buttonsAt('right')}
    />
  )
}
