import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'

// The readme that the build copies into the package stands beside nothing that it links to.
test('each link between pages of docs leads to a file, and to a heading of it', () => {
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

/** The headings of a page as a link names them: `## What is kept` is `what-is-kept`. */
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
