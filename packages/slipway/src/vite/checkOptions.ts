import { platforms } from '../base/platforms.ts'
import { mistakesInIcons } from './icons/iconOptions.ts'
import type { SlipwayOptions } from './options.ts'
import { mistakesInPrerender } from './prerender/prerenderOptions.ts'
import { mistakesInPwa } from './pwa/pwaOptions.ts'

const texts = ['entry', 'name', 'shortName', 'lang', 'title', 'server'] as const
const known: Readonly<Record<keyof SlipwayOptions, true>> = {
  entry: true,
  name: true,
  shortName: true,
  lang: true,
  title: true,
  themeColor: true,
  icons: true,
  manifest: true,
  platform: true,
  csp: true,
  prerender: true,
  pwa: true,
  server: true,
  compileHints: true,
}

/** Finds the mistakes in the plugin's options, because Vite runs a config without checking its types. */
export function mistakesInOptions(options: SlipwayOptions): string[] {
  if (!isTable(options)) return [`the options are ${show(options)}. Write slipway({ name: 'Field notes' }).`]
  const mistakes = Object.keys(options)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `${key} is not an option. Write one of ${Object.keys(known).join(', ')}.`)
  for (const name of texts) {
    const text: unknown = options[name]
    if (text !== undefined && typeof text !== 'string') mistakes.push(`${name} is ${show(text)}. Write a text.`)
  }
  const { themeColor, icons, manifest, platform, csp, compileHints } = options
  if (themeColor !== undefined && !(typeof themeColor?.light === 'string' && typeof themeColor.dark === 'string')) {
    mistakes.push(`themeColor is ${show(themeColor)}. Write both: themeColor: { light: '#ffffff', dark: '#1c1c1e' }.`)
  }
  mistakes.push(...mistakesInIcons(icons))
  if (manifest !== undefined && manifest !== false && !isTable(manifest)) {
    mistakes.push(
      `manifest is ${show(manifest)}. Write its members, manifest: { orientation: 'portrait' }, or false for no manifest.`,
    )
  }
  if (platform !== undefined && !platforms.some((name) => name === platform)) {
    mistakes.push(
      `platform is ${show(platform)}. Write platform: ${platforms.map((name) => `'${name}'`).join(' or ')}.`,
    )
  }
  if (csp !== undefined && csp !== 'files' && csp !== 'hashes') {
    mistakes.push(`csp is ${show(csp)}. Write csp: 'files' or 'hashes'.`)
  }
  if (compileHints !== undefined && typeof compileHints !== 'boolean') {
    mistakes.push(`compileHints is ${show(compileHints)}. Write true or false.`)
  }
  return [...mistakes, ...mistakesInPrerender(options.prerender), ...mistakesInPwa(options.pwa)]
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown) => JSON.stringify(value) ?? String(value)
