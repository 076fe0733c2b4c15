import { themeStore } from '../../api/theme/startTheme.ts'
import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Gives the browser's own bars the colour of the theme in force. The page's navigation bar names one for each theme of the system
 * (`<meta name="theme-color" media="(prefers-color-scheme: dark)">`); that of a theme which the app has set is made to hold.
 */
export function colorBrowserBars(): Unsubscribe {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')]
  const own = metas.map(({ media }) => media)
  const apply = (mode: string) => {
    for (const [index, meta] of metas.entries()) {
      const media = own[index] ?? ''
      meta.media = mode === 'auto' ? media : media.includes(mode) ? 'all' : 'not all'
    }
  }
  const stop = themeStore.subscribe(() => apply(themeStore.get().mode))
  apply(themeStore.get().mode)
  return () => {
    stop()
    apply('auto')
  }
}
