import { useSyncExternalStore } from 'react'
import { getTheme, onThemeSettingChange, type Theme } from 'slipway/api/theme'

/** The theme in force; the component renders again when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeSettingChange, getTheme)
