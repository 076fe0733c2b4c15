import type { SystemThemeHost, ThemeHost } from './host.ts'

const storageKey = 'sw:theme'

/** The theme is two attributes of the root element, which the tokens' style sheet reads. */
export const host: ThemeHost = {
  apply({ mode, contrast }) {
    if (typeof document === 'undefined') return
    const { dataset } = document.documentElement
    if (mode === 'auto') delete dataset.swTheme
    else dataset.swTheme = mode
    if (contrast === 'aa') dataset.swContrast = 'aa'
    else delete dataset.swContrast
  },
  load() {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      return null
    }
  },
  save(text) {
    try {
      localStorage.setItem(storageKey, text)
    } catch {
      // Private windows may refuse; the theme holds until the app is left.
    }
  },
}

const darkMedia = () => matchMedia('(prefers-color-scheme: dark)')

/** The system's theme, as media queries tell it. */
export const systemTheme: SystemThemeHost = {
  read: () => (typeof document !== 'undefined' && darkMedia().matches ? 'dark' : 'light'),
  watch(listener) {
    if (typeof document === 'undefined') return () => {}
    const media = darkMedia()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
}
