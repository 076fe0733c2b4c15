export type { Theme, ThemeContrast, ThemeMode } from './theme.ts'
export { getTheme, onThemeSettingChange, setTheme, startTheme } from './theme.ts'
