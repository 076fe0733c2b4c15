import { earlyScript } from './prerender/earlyScript.ts'

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

/** The same file of an app whose pages are rendered to HTML. Hides a page that is not the one of the address until the app has started. */
const layerOrderAndWait: StartFile = { ...layerOrder, text: `${layerOrder.text}[data-sw-wait] body{visibility:hidden}` }

const themeName = 'slipway-theme.js'

/**
 * Restores the theme that the user chose last. Runs before the first paint, because the app's own code runs after it.
 *
 * @param storageGroup Group of the app's stored values. If left out, it is the path of the document, as for addresses after a
 * hash.
 */
export function themeScript(storageGroup: string | undefined): StartFile {
  const name = choiceName('theme', storageGroup)
  const text = `try{var t=(JSON.parse(localStorage.getItem(${name}))||{}).mode,d=document.documentElement.dataset;if(t==='auto')delete d.swTheme;else if(t)d.swTheme=t}catch(e){}`
  return { name: themeName, type: 'text/javascript', text }
}

/** The name of a stored choice of the user, as an expression of a script. */
const choiceName = (kind: string, storageGroup: string | undefined) =>
  storageGroup === undefined
    ? `'sw:${kind}:'+encodeURIComponent(location.pathname.replace(/\\/index\\.html?$/,'/'))+':'`
    : `'sw:${kind}:${encodeURIComponent(storageGroup).replaceAll("'", "\\'")}:'`

/** Facts that the start files depend on. */
export interface StartFacts {
  /** Group of the app's stored values; `undefined` for the path of the document. */
  readonly storageGroup?: string | undefined
  /** Whether pages are rendered to HTML. */
  readonly prerenders?: boolean
}

/** The style sheet and the script that a page loads before the first paint. */
export function startFiles({
  storageGroup,
  prerenders = false,
}: StartFacts): readonly [sheet: StartFile, script: StartFile] {
  const script = themeScript(storageGroup)
  return prerenders
    ? [layerOrderAndWait, { ...script, text: `${script.text}\n${earlyScript(choiceName('locale', storageGroup))}` }]
    : [layerOrder, script]
}

export const startFileNames: readonly string[] = [layerOrder.name, themeName]
