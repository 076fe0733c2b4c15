import type { CSSProperties, ReactNode } from 'react'
import type { Messages } from '../../base/locale/messages.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { useMessages } from '../../hooks/locale/useMessages.ts'
import { Badge } from '../badge/Badge.tsx'
import { cssLength } from '../cssLength.ts'
import { IconView } from '../IconView.tsx'
import { navigationBarIcons, SelectIcon } from './navigationBarIcons.tsx'
import type { NavigationBarButton } from './navigationBarOptions.ts'

/** A button in the navigation bar. */
export function NavigationBarButtonView({
  button,
  onTap,
}: {
  button: NavigationBarButton
  onTap: () => void
}): ReactNode {
  const messages = useMessages()
  const { type = 'none', text, color, width, dot, badgeText = dot ? '' : undefined } = button
  const icon = button.icon ?? navigationBarIcons[type]
  const name = button.ariaLabel ?? (icon ? (text ?? nameOf(type, messages)) : undefined)
  if (!name && !text) {
    warnDeveloper(
      'a button in the navigation bar has no name, so screen readers cannot announce what it does. Give it a text or an ariaLabel.',
    )
  }
  const style = {
    '--sw-navigation-bar-button-color': color,
    inlineSize: cssLength(width),
  } as CSSProperties
  return (
    <button
      type="button"
      className="sw-navigation-bar-button sw-navigation-bar-own-button"
      data-type={type}
      style={style}
      onClick={onTap}
    >
      {icon ? (
        <IconView icon={icon} className="sw-navigation-bar-icon" />
      ) : (
        <span className="sw-navigation-bar-button-text" aria-hidden={button.ariaLabel !== undefined || undefined}>
          {text}
        </span>
      )}
      {type === 'select' && <SelectIcon />}
      {name && <span className="sw-navigation-bar-name">{name}</span>}
      {badgeText !== undefined && <Badge text={badgeText} />}
    </button>
  )
}

function nameOf(type: NonNullable<NavigationBarButton['type']>, messages: Messages): string | undefined {
  switch (type) {
    case 'back':
    case 'home':
    case 'close':
      return messages[`app.${type}`]
    case 'forward':
    case 'share':
    case 'favorite':
    case 'menu':
      return messages[`navigationBar.${type}`]
    default:
      return undefined
  }
}
