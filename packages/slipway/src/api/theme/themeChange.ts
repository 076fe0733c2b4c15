import { systemTheme } from '#host/theme'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { ColorScheme, SystemThemeHost } from './host.ts'
import { getTheme, onThemeSettingChange } from './theme.ts'

/** Event of `onThemeChange`. */
export interface ThemeChangeEvent {
  /** The new visible theme. */
  readonly theme: ColorScheme
}

/** Returns the visible theme: the theme setting, or for `auto` the system's. */
export function themeInForce(host: SystemThemeHost = systemTheme): ColorScheme {
  const { mode } = getTheme()
  return mode === 'auto' ? host.read() : mode
}

const changes = createSource<SystemThemeHost, ThemeChangeEvent>('onThemeChange', (host, notify) => {
  let last = themeInForce(host)
  const check = () => {
    const theme = themeInForce(host)
    if (theme === last) return
    last = theme
    notify({ theme })
  }
  const stops = [onThemeSettingChange(check), host.watch(check)]
  return () => {
    for (const stop of stops) stop()
  }
})

/**
 * Calls a listener each time the visible theme changes between light and dark: by `setTheme`, or by the system while the mode is
 * `auto`.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is not a function.
 * @returns A function that removes the listener.
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
