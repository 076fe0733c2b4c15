import type { CSSProperties, ReactNode } from 'react'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { midButtonTaps } from '../../router/chrome/tabBarState.ts'
import { cssLength } from '../cssLength.ts'
import { IconView } from '../IconView.tsx'
import type { TabMidButton } from './tabBarConfig.ts'

/** The button in the middle of the tab bar. */
export function MidButton({ button }: { button: TabMidButton }): ReactNode {
  const { width = 50, height = 50, iconWidth = 24, text, icon, backgroundImage, ariaLabel } = button
  if (!text && !ariaLabel) {
    warnDeveloper(
      'tabBar.midButton has no name, so screen readers cannot announce what it does. Give it a text or an ariaLabel.',
    )
  }
  const style = {
    '--sw-tab-icon-size': cssLength(iconWidth),
    inlineSize: width,
    '--sw-tab-middle-height': cssLength(height),
    backgroundImage: backgroundImage && `url(${JSON.stringify(backgroundImage)})`,
  } as CSSProperties
  return (
    <button
      type="button"
      className="sw-tab-middle"
      aria-label={ariaLabel}
      style={style}
      onClick={() => midButtonTaps.emit('tap', undefined)}
    >
      {icon && <IconView icon={icon} className="sw-tab-icon" />}
      {text && (
        <span className="sw-tab-text" dir="auto">
          {text}
        </span>
      )}
    </button>
  )
}
