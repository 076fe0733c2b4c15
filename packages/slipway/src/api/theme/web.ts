import { serverDocument } from '../../base/html/serverDocument.ts'
import { readChoice, writeChoice } from '../choice.ts'
import type { StartThemeHost, SystemThemeHost, ThemeHost } from './host.ts'

/** Applies the theme as two attributes of the root element, which the tokens' style sheet reads. */
export const startHost: StartThemeHost = {
  apply({ mode, contrast }) {
    const { dataset } = globalThis.document?.documentElement ?? serverDocument
    if (mode === 'auto') delete dataset.swTheme
    else dataset.swTheme = mode
    if (contrast === 'aa') dataset.swContrast = 'aa'
    else delete dataset.swContrast
  },
  load: () => readChoice('theme'),
}

/**
 * The same, with a function that stores a change. Marked as pure, so that bundlers drop it from apps that do not change the
 * theme.
 */
export const host: ThemeHost = /* @__PURE__ */ Object.assign({}, startHost, {
  save: (text: string) => writeChoice('theme', text),
})

const darkMedia = () => matchMedia('(prefers-color-scheme: dark)')

/** The system's theme, read from media queries. */
export const systemTheme: SystemThemeHost = {
  read: () => (typeof document !== 'undefined' && darkMedia().matches ? 'dark' : 'light'),
  watch(listener) {
    if (typeof document === 'undefined') return () => {}
    const media = darkMedia()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
}
