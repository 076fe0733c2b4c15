/** A file that the page loads before the first paint. */
export interface StartFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/**
 * The order of the cascade layers, loaded before any other style sheet, as layers get stronger in the order of their names:
 * all CSS of the app wins over Slipway's, but for what resets elements, which would strip its components. `theme` and `base`
 * are Tailwind's.
 */
export const layerOrder: StartFile = {
  name: 'slipway-layers.css',
  type: 'text/css',
  text: '@layer reset, theme, base, slipway;',
}

/** Restores the theme that the user chose last before the first paint, because the app's own code runs after that. */
export const themeScript: StartFile = {
  name: 'slipway-theme.js',
  type: 'text/javascript',
  text: "try{var t=(JSON.parse(localStorage.getItem('sw:theme'))||{}).mode;if(t&&t!=='auto')document.documentElement.dataset.swTheme=t}catch(e){}",
}

export const startFiles: readonly StartFile[] = [layerOrder, themeScript]
