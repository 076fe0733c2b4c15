import { useSyncExternalStore } from 'react'
import { getTheme, onThemeSettingChange, type Theme } from '../../api/theme/index.ts'
import { getOwnTheme } from '../../api/theme/startTheme.ts'

/**
 * Returns the theme setting of the app, as `getTheme` does, and renders the component again when the setting changes.
 *
 * @example
 * const { mode } = useTheme() // 'auto', 'light' or 'dark'
 */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeSettingChange, getTheme, getOwnTheme)
}
