import { posix } from 'node:path'
import { type DocPage, docPages } from '../../lib/docPages.ts'

/** Table of all keys in the sections "Keyboard" of the pages of components and screens, with a link to each page. */
export function keysTable(pages: readonly DocPage[] = docPages(), folder = 'packages/slipway/docs'): string {
  const rows = pages.flatMap(({ path, title, body }) => {
    const link = `[${title}](${posix.relative(folder, `packages/slipway/${path}`)})`
    return keysIn(body).map((cells, index) => `| ${index === 0 ? link : ''} | ${cells} |`)
  })
  return ['| Part | Key | Effect |', '|---|---|---|', ...rows].join('\n')
}

/** The rows of the first table in the section about the keyboard, without the outer lines of their cells. */
function keysIn(body: string): string[] {
  const [, section = ''] = /^## [^\n]*[Kk]ey(?:board|s)[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body) ?? []
  const [table = ''] = /(?:^\|.*\|$\n?)+/m.exec(section) ?? []
  const [, , ...rows] = table.trimEnd().split('\n')
  return rows.flatMap((row) => (row.split(/(?<!\\)\|/).length === 4 ? [row.slice(2, -2).trim()] : []))
}
