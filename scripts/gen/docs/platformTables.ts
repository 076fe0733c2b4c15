import type { Platform } from '../../../packages/slipway/src/base/platforms.ts'
import { readText } from '../../lib/readText.ts'
import { browsers, limitsOf } from './browserSupport.ts'
import { pluginPackage } from './nativePlugins.ts'
import type { PublicApi } from './publicApis.ts'

/** A row of the overview: a function, or an option that not every browser supports. */
interface Row {
  readonly label: string
  readonly platforms: readonly string[]
  readonly needs: readonly string[] | undefined
  readonly plugins: readonly string[]
}

/** The platforms of all public functions: a table for each category of the docs. */
export function platformTables(apis: readonly PublicApi[], pageOf: (folder: string) => Page = readPage): string {
  const rows = apis.map((api) => ({ page: pageOf(api.folder), rows: rowsOf(api) }))
  const categories = [...new Set(rows.map(({ page }) => page.category))].sort()
  const tables = categories.map((category) => {
    const lines = rows
      .filter(({ page }) => page.category === category)
      .flatMap(({ page, rows }) => rows.map((row) => line([`[${row.label}](${page.link})`, ...cells(row)])))
    return [`## ${category}`, '', line(headings), `|---|${':-:|'.repeat(headings.length - 1)}`, ...lines].join('\n')
  })
  return tables.join('\n\n')
}

/** A folder's page of docs: its category, and its address relative to `packages/slipway/docs/`. */
interface Page {
  readonly category: string
  readonly link: string
}

function readPage(folder: string): Page {
  const path = `packages/slipway/src/api/${folder}/${folder}.md`
  const [, category = ''] = /^category: (.+)$/m.exec(readText(path)) ?? []
  return { category, link: `../src/api/${folder}/${folder}.md` }
}

function rowsOf({ name, platforms, needs, plugins = [], tables }: PublicApi): Row[] {
  const options = tables.flatMap(({ kind, fields }) => (kind === 'given' ? fields : []))
  return [
    { label: `\`${name}\``, platforms, needs, plugins },
    ...options.flatMap((option) => {
      const label = `\`${name}\` with \`${option.name}\``
      return option.needs ? [{ label, platforms, needs: option.needs, plugins: [] }] : []
    }),
  ]
}

/** Columns of the native shells. */
const shells: Readonly<Record<Exclude<Platform, 'web'>, string>> = { capacitor: 'Capacitor' }
const headings = ['', ...Object.values(browsers), ...Object.values(shells), 'Node']
const yes = '✓'
const no = '–'

function cells({ platforms, needs, plugins }: Row): string[] {
  const limits = limitsOf(needs)
  const inBrowsers = limits ? Object.values(limits) : Object.keys(browsers).map(() => yes)
  const inShell =
    plugins.map((plugin) => `\`${pluginPackage(plugin)}\``).join(' ') || (limits ? 'same as the web view' : yes)
  return [
    ...inBrowsers.map((version) => (platforms.includes('web') && version) || no),
    ...Object.keys(shells).map((shell) => (platforms.includes(shell) ? inShell : no)),
    platforms.includes('node') ? yes : no,
  ]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
