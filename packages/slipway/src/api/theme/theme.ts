import { host as platformHost } from '#host/theme'
import { callNow } from '../../base/call/callNow.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { ThemeHost } from './host.ts'
import { contrasts, modes, type Theme, themeStore } from './startTheme.ts'

/**
 * Returns the theme setting: `auto` follows the system.
 *
 * @platform web, capacitor
 */
export function getTheme(): Theme {
  return themeStore.get()
}

/**
 * Changes the theme synchronously and stores it for the next start; omitted fields keep their values.
 *
 * @throws {ApiError} `invalid-argument` for a mode or contrast that does not exist.
 * @platform web, capacitor
 *
 * @example
 * setTheme({ mode: 'dark' }) // { mode: 'dark', contrast: 'specification' }
 */
export function setTheme(change: Partial<Theme>, host: ThemeHost = platformHost): Theme {
  const theme = callNow('setTheme', () => changed(change))
  host.apply(theme)
  host.save(JSON.stringify(theme))
  themeStore.set(theme)
  return theme
}

function changed(change: Partial<Theme>): Theme {
  const theme = themeStore.get()
  const { mode = theme.mode, contrast = theme.contrast } = checkOptions('setTheme', change)
  checkOneOf('setTheme', 'mode', mode, modes)
  checkOneOf('setTheme', 'contrast', contrast, contrasts)
  return { mode, contrast }
}

/**
 * Calls a listener whenever `setTheme` changes the theme.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 */
export function onThemeSettingChange(listener: (theme: Theme) => void): Unsubscribe {
  checkFunction('onThemeSettingChange', 'listener', listener)
  return themeStore.subscribe(() => listener(themeStore.get()))
}
