import { systemTheme } from '#host/theme'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { ColorScheme, SystemThemeHost } from './host.ts'
import { getTheme, onThemeSettingChange } from './theme.ts'

/** What a listener of `onThemeChange` gets. */
export interface ThemeChangeEvent {
  /** The theme that is seen from now on. */
  readonly theme: ColorScheme
}

/** The theme that is seen: the one set, and for `auto` the system's. */
export function themeInForce(host: SystemThemeHost = systemTheme): ColorScheme {
  const { mode } = getTheme()
  return mode === 'auto' ? host.read() : mode
}

const changes = createSource<SystemThemeHost, ThemeChangeEvent>('onThemeChange', (host, tell) => {
  let known = themeInForce(host)
  const look = () => {
    const theme = themeInForce(host)
    if (theme === known) return
    known = theme
    tell({ theme })
  }
  const stops = [onThemeSettingChange(look), host.watch(look)]
  return () => {
    for (const stop of stops) stop()
  }
})

/**
 * Calls a listener each time the theme that is seen changes between light and dark: by `setTheme`, or by the system while
 * the mode is `auto`.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
 * @platform web, capacitor
 *
 * @example
 * const stop = onThemeChange(({ theme }) => recolor(chart, theme))
 */
export function onThemeChange(
  listener: (event: ThemeChangeEvent) => void,
  host: SystemThemeHost = systemTheme,
): Unsubscribe {
  return changes(host, listener)
}
