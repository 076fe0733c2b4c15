import { host as platformHost } from '#host/theme'
import { callNow } from '../../base/callNow.ts'
import { checkFunction, checkOneOf, checkOptions } from '../../base/check.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { createStore } from '../../base/store.ts'
import type { ThemeHost } from './host.ts'

/** `auto` follows the system. */
export type ThemeMode = 'auto' | 'light' | 'dark'

/** `specification` keeps the specified colours to the letter; `aa` darkens text until it passes WCAG AA. */
export type ThemeContrast = 'specification' | 'aa'

/** The app's theme. */
export interface Theme {
  readonly mode: ThemeMode
  readonly contrast: ThemeContrast
}

const modes: readonly ThemeMode[] = ['auto', 'light', 'dark']
const contrasts: readonly ThemeContrast[] = ['specification', 'aa']
/** The theme as it is set, for the shell, which needs no check of its listeners. */
export const themeStore = createStore<Theme>({ mode: 'auto', contrast: 'specification' })

/**
 * Tells the theme as it is set: `auto` follows the system.
 *
 * @platform web, capacitor
 */
export function getTheme(): Theme {
  return themeStore.get()
}

/**
 * Changes the theme at once and remembers it for the next start; what is left out stays.
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
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
 * @platform web, capacitor
 */
export function onThemeSettingChange(listener: (theme: Theme) => void): Unsubscribe {
  checkFunction('onThemeSettingChange', 'listener', listener)
  return themeStore.subscribe(() => listener(themeStore.get()))
}

/**
 * Brings the remembered theme, else the app's, to the screen. `createApp` calls it before the first paint.
 *
 * @platform web, capacitor
 */
export function startTheme(initial: Partial<Theme> = {}, host: ThemeHost = platformHost): Theme {
  const theme = { mode: 'auto', contrast: 'specification', ...initial, ...readStored(host.load()) } as const
  host.apply(theme)
  themeStore.set(theme)
  return theme
}

function readStored(text: string | null): Partial<Theme> {
  try {
    const { mode, contrast }: Partial<Theme> = JSON.parse(text ?? '')
    return {
      ...(mode && modes.includes(mode) && { mode }),
      ...(contrast && contrasts.includes(contrast) && { contrast }),
    }
  } catch {
    // Nothing was stored, or something else than a theme.
    return {}
  }
}
