import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'

// Without the copy of the readme that the build writes into the package, because its links are relative to the repository.
test('each link between pages of docs leads to an existing file and heading', () => {
  expect(
    findFiles(['*.md', '{decisions,apps,spec,packages/*/{docs,src,template}}/**/*.md']).flatMap(deadLinks),
  ).toEqual([])
})

function deadLinks(page: string): string[] {
  const hrefs = [...readText(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href)
  const inside = hrefs.filter((href) => !/^(https?|mailto|data):/.test(href))
  return inside.filter((href) => !leadsSomewhere(page, href)).map((href) => `${page}: ${href}`)
}

function leadsSomewhere(page: string, href: string): boolean {
  const [path = '', heading] = href.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headings(target).includes(heading)
}

/** Returns the anchors of a page's headings: `page-state` for `## Page state`. */
function headings(page: string): string[] {
  const lines = [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return lines.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}
