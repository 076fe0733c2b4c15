import { type DefaultsOverride, overrideConstants } from '../../base/defaults/overrideConstants.ts'
import { tokensOf } from '../../base/defaults/tokensOf.ts'

/**
 * Overrides some constants, for `defineApp({ defaults: overrideDefaults({ … }) })`: times, limits, and the heights and colours of
 * the navigation bar, the tab bar, buttons and action sheets.
 *
 * Heights and distances are in pixels, times in milliseconds. A colour is any CSS colour. It is used in the light and in the dark
 * scheme, and with high contrast; `light-dark(#07f, #4af)` has a colour for each scheme. Custom properties that your own style
 * sheets set (`:root { --sw-tab-color: … }`) have priority.
 *
 * Apps without overrides do not contain the table of all constants.
 *
 * @returns A function that applies the overrides, and returns a function that restores the previous values. `createApp` calls the
 * first when the app is mounted, and the second when it is unmounted.
 *
 * @example
 * defineApp({ pages, defaults: overrideDefaults({ toast: { durationMs: 2_000 }, button: { color: '#0a7d4f' } }) })
 */
export function overrideDefaults(override: DefaultsOverride): () => () => void {
  return () => {
    const restore = overrideConstants(override)
    const hide = showTokens(override)
    return () => {
      restore()
      hide?.()
    }
  }
}

/**
 * Overrides the custom properties in a style sheet of the document. The sheet is in our layer, so that the rules of the app have
 * priority, and is an object, because a policy for content (CSP) may forbid inline styles. Documents of test environments cannot
 * have such sheets.
 */
function showTokens(override: DefaultsOverride): (() => void) | undefined {
  const tokens = Object.entries(tokensOf(override)).filter(([, value]) => value !== undefined)
  if (tokens.length === 0 || typeof document === 'undefined' || !document.adoptedStyleSheets) return undefined
  const sheet = new CSSStyleSheet()
  // As specific as the rule for high contrast, `:root[data-sw-contrast="aa"]`.
  sheet.replaceSync('@layer slipway { :root:root {} }')
  const [layer] = sheet.cssRules as unknown as readonly CSSGroupingRule[]
  const [rule] = (layer?.cssRules ?? []) as unknown as readonly CSSStyleRule[]
  for (const [name, value = ''] of tokens) rule?.style.setProperty(`--sw-${name}`, value)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
