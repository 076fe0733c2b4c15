import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { anchorsIn, isExternal, linksIn } from '../scripts/lib/markdown.ts'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'
import { isPublicAddress } from './isPublicAddress.ts'

/** Files and folders that the build writes, such as the readme of a package. They are not in a new clone. */
const written = readText('.gitignore')
  .split('\n')
  .filter((line) => line.startsWith('packages/'))
const isWritten = (path: string) => written.some((start) => `${path}/`.startsWith(start))

const pages = findFiles(['**/*.md']).filter((path) => !isWritten(path))

/** Folders that are copied into new apps, so that links from them cannot lead to other folders. */
const copied = ['apps/field-service/', 'packages/create-slipway/minimal/', 'packages/create-slipway/template/']

test('each relative link of a page leads to an existing file and heading', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'packages/create-slipway/minimal/README.md']))
  expect(linksOf((href) => !isExternal(href)).filter(({ page, href }) => !leadsSomewhere(page, href))).toEqual([])
})

test('each link to another site is well-formed, begins with https, and names a host that can exist', () => {
  const seen = findFiles(['**/*.{ts,tsx,mts,mjs,css}']).flatMap((page) =>
    [...readText(page).matchAll(/^\s*\*? @see (https?:\S+)/gm)].map(([, href = '']) => ({ page, href })),
  )
  expect(seen.length).toBeGreaterThan(0)
  expect([...linksOf(isExternal), ...seen].filter(({ href }) => !isPublicAddress(href))).toEqual([])
})

test('each decision and each guide that a text or a comment names exists', () => {
  const decisions = findFiles(['decisions/*.md'])
  // Tests of scripts contain names that do not exist.
  const texts = findFiles(['**/*.{md,ts,tsx,mts,mjs,css}']).filter((path) => !/\.test\.tsx?$/.test(path))
  const named = texts.flatMap((file) => {
    const found = readText(file).matchAll(
      /(?<![\w/])(?:packages\/slipway\/)?((?:decisions\/\d{4}|docs\/[a-z-]+\.md)\b)/g,
    )
    return [...found].map(([, name = '']) => ({ file, name }))
  })
  const exists = (name: string) =>
    name.startsWith('docs/')
      ? existsSync(join(root, 'packages/slipway', name))
      : decisions.some((path) => path.startsWith(`${name}-`))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !exists(name))).toEqual([])
})

function linksOf(matches: (href: string) => boolean): { readonly page: string; readonly href: string }[] {
  return pages.flatMap((page) =>
    linksIn(readText(page))
      .filter(matches)
      .map((href) => ({ page, href })),
  )
}

function leadsSomewhere(page: string, href: string): boolean {
  const [path = '', anchor] = href.split('#').map(decodeURIComponent)
  const target = path === '' ? page : posix.join(dirname(page), path)
  const home = copied.find((folder) => page.startsWith(folder)) ?? ''
  if (target.startsWith('..') || !target.startsWith(home) || isWritten(target)) return false
  if (!existsSync(join(root, target))) return false
  // Only pages have anchors: a line of code moves when the file changes.
  return anchor === undefined || (target.endsWith('.md') && anchorsIn(readText(target)).includes(anchor))
}
