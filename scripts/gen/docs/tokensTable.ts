import { posix } from 'node:path'
import { type ColorToken, colorTokens, scaleTokens } from '../../../packages/slipway/src/base/tokens.ts'
import { docPages } from '../../lib/docPages.ts'
import { readText } from '../../lib/readText.ts'

/** The use of each token. */
const uses: Readonly<Record<keyof typeof colorTokens | keyof typeof scaleTokens, string>> = {
  page: 'Background of a page',
  surface: 'Background of cards, rows and bars',
  'surface-raised': 'Background of sheets, popovers and other content above the page',
  label: 'Text',
  'label-2': 'Secondary text',
  'label-3': 'Text of the least importance, such as placeholders; not for text that must be read',
  separator: 'Lines between rows',
  fill: 'Background of fields and of grey buttons',
  accent: 'Background of the main button and of other chosen controls',
  'on-accent': 'Text on `accent` and on `danger-fill`',
  'accent-label': 'Text and icons in the accent colour',
  danger: 'Text and lines of errors and of destructive actions',
  'danger-fill': 'Background of destructive buttons',
  warning: 'Warnings',
  success: 'Success',
  focus: 'Outline of the control with the keyboard focus',
  mask: 'Mask behind dialogs and sheets',
  'tab-color': 'Tabs of the tab bar',
  'tab-selected': 'Selected tab of the tab bar',
  'text-px': 'One pixel of the design, multiplied by the text size of the user',
  'navigation-bar-height': 'Height of the navigation bar',
  'tab-bar-height': 'Height of the tab bar',
  'tab-rail-width': 'Width of the tab bar at the side of a wide window',
  'tab-font-size': 'Size of the texts in the tab bar',
  'action-sheet-max-height': 'Maximum height of the choices of an action sheet',
  'radius-control': 'Corners of fields and buttons',
  'radius-card': 'Corners of cards and groups of rows',
  'radius-sheet': 'Upper corners of sheets, and corners of dialogs',
  inset: 'Distance of content from the edges of the window; 20 px from 414 px, 24 px from 768 px',
  font: 'Font of all components',
  'ease-ios': 'Curve of motions in the look of iOS',
  'ease-android': 'Curve of motions in the look of Android',
  'safe-top': 'Height of the upper part of the screen that the system covers',
  'safe-right': 'Width of the right part of the screen that the system covers',
  'safe-bottom': 'Height of the lower part of the screen that the system covers',
  'safe-left': 'Width of the left part of the screen that the system covers',
}

/** Tables of custom properties: the tokens of colours, the other tokens, or the properties that pages of components name. */
export function tokensTable(kind: string, page: string): string {
  if (kind === 'colors') return table(['Property', 'Use', 'Light', 'Dark', "`contrast: 'aa'`"], colorRows())
  if (kind === 'scales') return table(['Property', 'Use', 'Value'], scaleRows())
  return table(['Page', 'Properties'], componentRows(page))
}

const colorRows = () =>
  Object.entries<ColorToken>(colorTokens).map(([name, { light, dark, aa }]) => [
    `\`--sw-${name}\``,
    uses[name as keyof typeof uses],
    `\`${light}\``,
    `\`${dark}\``,
    aa ? `\`${aa.light}\`, \`${aa.dark}\`` : '–',
  ])

const scaleRows = () =>
  Object.entries<string>(scaleTokens).map(([name, value]) => [
    `\`--sw-${name}\``,
    uses[name as keyof typeof uses],
    `\`${value}\``,
  ])

/** One row for each page of a component that names properties other than tokens. */
function componentRows(page: string): string[][] {
  const tokens = new Set([...Object.keys(colorTokens), ...Object.keys(scaleTokens), 'direction'])
  return docPages().flatMap(({ path, title }) => {
    if (!path.startsWith('src/')) return []
    const named = readText(`packages/slipway/${path}`).matchAll(/--sw-([a-z0-9-]*[a-z0-9])(?![a-z0-9-]|…)/g)
    const names = [...new Set([...named].map(([, name = '']) => name))].filter((name) => !tokens.has(name)).sort()
    const link = posix.relative(posix.dirname(page), `packages/slipway/${path}`)
    return names.length === 0 ? [] : [[`[${title}](${link})`, names.map((name) => `\`--sw-${name}\``).join(', ')]]
  })
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replace(/^\| ---.*$/m, `|${'---|'.repeat(head.length)}`)
}
