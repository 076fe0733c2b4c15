import type { CSSProperties, ReactNode } from 'react'
import { textLength } from '../../base/text/textLength.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { Badge } from '../badge/Badge.tsx'
import { cssLength } from '../cssLength.ts'
import { IconView } from '../IconView.tsx'
import { MidButton } from './MidButton.tsx'
import './tab-bar.css'
import type { ShownTab, TabBarViewProps } from './tabBar.state.ts'

/** The built-in tab bar: a list of links in which the current one is marked. */
export function BuiltInBar({ items, hidden, animated, options }: TabBarViewProps): ReactNode {
  const messages = useShellMessages()
  const { position = 'bottom', wide = 'rail', blurEffect = 'none', midButton, borderStyle, backgroundColor } = options
  const style = {
    '--sw-tab-color': options.color,
    '--sw-tab-selected': options.selectedColor,
    '--sw-tab-background': backgroundColor,
    '--sw-tab-line': options.borderColor,
    '--sw-tab-font-size': textLength(options.fontSize),
    '--sw-tab-icon-size': cssLength(options.iconWidth),
    '--sw-tab-spacing': cssLength(options.spacing),
  } as CSSProperties
  const tabs = items.map((item) => <Tab key={item.path} item={item} />)
  // An odd number of tabs has no gap in the middle.
  if (midButton && items.length % 2 === 0)
    tabs.splice(items.length / 2, 0, <MidButton key="middle" button={midButton} />)
  const isBlurred = blurEffect !== 'none' && position === 'bottom' && !backgroundColor
  return (
    <nav
      className="sw-tab-bar"
      aria-label={messages['tabBar.label']}
      data-line={borderStyle}
      data-position={position}
      data-wide={position === 'bottom' && !isBlurred ? wide : undefined}
      data-blur={isBlurred ? blurEffect : undefined}
      data-hidden={hidden || undefined}
      data-animated={animated || undefined}
      style={style}
    >
      {tabs}
    </nav>
  )
}

function Tab({ item }: { item: ShownTab }): ReactNode {
  const { selected, text, badge, linkProps } = item
  const icon = selected ? item.selectedIcon : item.icon
  return (
    <a className="sw-tab" data-selected={selected || undefined} {...linkProps}>
      {icon && <IconView icon={icon} className="sw-tab-icon" />}
      <span className="sw-tab-text" dir="auto">
        {text}
      </span>
      {badge !== undefined && <Badge text={badge} />}
    </a>
  )
}
