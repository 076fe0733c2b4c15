import { themeStore } from '../../api/theme/startTheme.ts'
import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Gives the browser's own bars the colour of the theme in use. The HTML document declares a colour for each system theme
 * (`<meta name="theme-color" media="(prefers-color-scheme: dark)">`); if the app sets a theme, this function makes that
 * theme's colour apply.
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
  const follow = () => apply(themeStore.get().mode)
  const stop = themeStore.subscribe(follow)
  follow()
  return () => {
    stop()
    apply('auto')
  }
}
