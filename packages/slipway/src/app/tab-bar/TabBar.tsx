import type { MouseEvent, ReactNode } from 'react'
import { switchTab } from '../../api/navigation/index.ts'
import { useShellMessages } from '../../hooks/useShellMessages.ts'
import { useNavigatorContext } from '../../router/react.tsx'
import './tab-bar.css'
import type { TabBarConfig, TabIcon, TabItem } from './tabBar.ts'

/** The bar of the app's tabs: a list of links, of which the current one is marked. */
export function TabBar({ config, current }: { config: TabBarConfig; current: string }): ReactNode {
  const messages = useShellMessages()
  const { color, selectedColor, backgroundColor, position = 'bottom' } = config
  const style = {
    '--sw-tab-color': color,
    '--sw-tab-selected': selectedColor,
    '--sw-tab-background': backgroundColor,
  } as Record<string, string>
  return (
    <nav className="sw-tab-bar" aria-label={messages['tabBar.label']} data-position={position} style={style}>
      {config.items.map((item) => (
        <Tab key={item.path} item={item} selected={item.path === current} />
      ))}
    </nav>
  )
}

function Tab({ item, selected }: { item: TabItem; selected: boolean }): ReactNode {
  const navigator = useNavigatorContext()
  const icon = selected ? (item.selectedIcon ?? item.icon) : item.icon
  return (
    <a
      className="sw-tab"
      href={navigator.hrefOf({ path: item.path, params: {} })}
      aria-current={selected ? 'page' : undefined}
      data-selected={selected || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        switchTab({ url: item.path })
      }}
    >
      {icon && <TabPicture icon={icon} />}
      <span className="sw-tab-text">{typeof item.text === 'function' ? item.text() : item.text}</span>
    </a>
  )
}

function TabPicture({ icon: Icon }: { icon: TabIcon }): ReactNode {
  if (typeof Icon === 'string') return <img className="sw-tab-icon" src={Icon} alt="" />
  return <Icon className="sw-tab-icon" aria-hidden="true" />
}

/** A click that means "go there", not "open in a new tab" or "save". */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}
