import { useSyncExternalStore } from 'react'
import { getTheme, onThemeSettingChange, type Theme } from 'slipway/api/theme'

/** The current theme; renders the component again when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeSettingChange, getTheme)
