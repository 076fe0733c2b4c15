/** A file that the page loads before the first paint. */
export interface StartFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/**
 * The order of the cascade layers. Must load before any other style sheet, because later layers have priority over earlier
 * ones. The app's CSS outside these layers has priority over Slipway's CSS. Styles that reset elements have a lower priority,
 * because they would break Slipway's components. `theme` and `base` are layers of Tailwind.
 */
export const layerOrder: StartFile = {
  name: 'slipway-layers.css',
  type: 'text/css',
  text: '@layer reset, theme, base, slipway;',
}

const themeName = 'slipway-theme.js'

/**
 * Restores the theme that the user chose last. Runs before the first paint, because the app's own code runs after it.
 *
 * @param storageGroup Group of the app's stored values. If left out, it is the path of the document, as for addresses after a
 * hash.
 */
export function themeScript(storageGroup: string | undefined): StartFile {
  const name =
    storageGroup === undefined
      ? `'sw:theme:'+encodeURIComponent(location.pathname.replace(/\\/index\\.html?$/,'/'))+':'`
      : `'sw:theme:${encodeURIComponent(storageGroup).replaceAll("'", "\\'")}:'`
  const text = `try{var t=(JSON.parse(localStorage.getItem(${name}))||{}).mode;if(t&&t!=='auto')document.documentElement.dataset.swTheme=t}catch(e){}`
  return { name: themeName, type: 'text/javascript', text }
}

export const startFiles = (storageGroup: string | undefined): readonly StartFile[] => [
  layerOrder,
  themeScript(storageGroup),
]

export const startFileNames: readonly string[] = [layerOrder.name, themeName]
