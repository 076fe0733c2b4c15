import type { ThemeHost } from './host.ts'

const storageKey = 'sw:theme'

/**
 * The theme is two attributes of the root element, which the tokens' style sheet reads. The colours of the browser's own bars
 * come from the page's head, one for each system theme; the one of the theme in force is made to hold.
 */
export const host: ThemeHost = {
  apply({ mode, contrast }) {
    if (typeof document === 'undefined') return
    const { dataset } = document.documentElement
    if (mode === 'auto') delete dataset.swTheme
    else dataset.swTheme = mode
    if (contrast === 'aa') dataset.swContrast = 'aa'
    else delete dataset.swContrast
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')) {
      meta.dataset.swMedia ??= meta.media
      meta.media = mode === 'auto' ? meta.dataset.swMedia : meta.dataset.swMedia.includes(mode) ? 'all' : 'not all'
    }
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
