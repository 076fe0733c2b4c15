import { startHost } from '#host/theme'
import { createStore } from '../../base/store.ts'
import type { StartThemeHost } from './host.ts'

/** Mode of the theme; `auto` follows the system. */
export type ThemeMode = 'auto' | 'light' | 'dark'

/** `specification` keeps the specified colours exactly; `aa` darkens text until it passes WCAG AA. */
export type ThemeContrast = 'specification' | 'aa'

/** The app's theme. */
export interface Theme {
  readonly mode: ThemeMode
  readonly contrast: ThemeContrast
}

export const modes: readonly ThemeMode[] = ['auto', 'light', 'dark']
export const contrasts: readonly ThemeContrast[] = ['specification', 'aa']

/** The theme setting, for the shell, which does not need its listeners checked. */
export const themeStore = createStore<Theme>({ mode: 'auto', contrast: 'specification' })

let ownTheme = themeStore.get()

/** Returns the app's own theme, without the user's choice, for the first render of HTML from a server. */
export const getOwnTheme = (): Theme => ownTheme

/**
 * Applies the stored theme, or else the app's. `createApp` calls it before the first paint.
 *
 * @platform web, capacitor
 */
export function startTheme(initial: Partial<Theme> = {}, host: StartThemeHost = startHost): Theme {
  ownTheme = { mode: 'auto', contrast: 'specification', ...initial }
  const theme = { ...ownTheme, ...readStored(host.load()) }
  host.apply(theme)
  themeStore.set(theme)
  return theme
}

function readStored(text: string | null): Partial<Theme> {
  try {
    const { mode, contrast }: Theme = JSON.parse(text ?? '{}')
    return { ...(modes.includes(mode) && { mode }), ...(contrasts.includes(contrast) && { contrast }) }
  } catch {
    // The stored text was not a theme.
    return {}
  }
}
