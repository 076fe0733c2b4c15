import { platforms } from '../../packages/slipway/src/base/platforms.ts'
import { valueNames } from '../lib/valueNames.ts'
import { supportOf } from './docs/browserSupport.ts'
import type { Field } from './docs/field.ts'
import { pluginPackage } from './docs/nativePlugins.ts'
import type { Library } from './docs/program.ts'
import { type PublicApi, publicApis } from './docs/publicApis.ts'
import type { Generated } from './generated.ts'

const floor = 'packages/slipway/src'

/** The tables of `canIUse`, one for each platform. `api/can-i-use/lookUp.ts` describes the format of a line. */
export function canIUseTables(library: Library): Generated[] {
  const apis = publicApis(library)
  for (const need of apis.flatMap(allNeeds)) supportOf([need])
  for (const plugin of apis.flatMap(({ plugins = [] }) => plugins)) pluginPackage(plugin)
  const components = valueNames({ name: 'slipway/components', source: `${floor}/components/index.ts` }).filter(
    isComponent,
  )
  return platforms.map((platform) => ({
    path: `${floor}/api/can-i-use/table.${platform}.ts`,
    text: tableModule([...apis.flatMap((api) => apiLine(api, platform) ?? []), ...components]),
  }))
}

const isComponent = (name: string) => /^[A-Z]/.test(name)

/** A function's line in a platform's table; `undefined` if the function does not work there. */
export function apiLine({ name, platforms, needs = [], plugins = [], tables }: PublicApi, platform: string) {
  if (!platforms.includes(platform)) return undefined
  const document = platforms.includes('node') ? [] : ['document']
  // A native plugin replaces the browser's API, so only the plugin is checked.
  const isNative = platform === 'capacitor' && plugins.length > 0
  const parts = isNative ? plugins.map((plugin) => `Capacitor.${plugin}`) : needs
  const fields = (kind: 'given' | 'answered') =>
    tables.flatMap((table) => (table.kind === kind ? table.fields.map(fieldText) : [])).join(' ')
  return [name, [...document, ...parts].map(probeName).join(), fields('given'), fields('answered')]
    .join(':')
    .replace(/:+$/, '')
}

function fieldText({ name, choices = [], needs = [] }: Field): string {
  const words = choices.filter((choice) => /^[\w-]+$/.test(choice))
  return `${name}${words.length > 0 ? `=${words.join('|')}` : ''}${needs.length > 0 ? `@${needs.map(probeName).join()}` : ''}`
}

/** The name that is probed. Members of `Window` are looked up on the global object. */
const probeName = (need: string) => need.replace(/^Window\./, '')

function allNeeds({ needs = [], tables }: PublicApi): string[] {
  return [...needs, ...tables.flatMap(({ fields }) => fields.flatMap((field) => field.needs ?? []))]
}

const tableModule = (lines: readonly string[]) =>
  `// Made by \`npm run gen\` from the doc comments and types of all public functions.\nexport const table = \`\n${lines.join('\n')}\n\`\n`
