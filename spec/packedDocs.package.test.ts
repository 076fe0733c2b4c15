import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { publishedFolders } from '../scripts/build/packageTexts.ts'
import { isExternal, linksIn } from '../scripts/lib/markdown.ts'
import { root } from '../scripts/lib/root.ts'
import { run } from '../scripts/lib/run.ts'

/** The paths of the files that npm packs. */
async function packedFiles(folder: string): Promise<string[]> {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const { stdout } = await run('npm', args, { cwd: join(root, folder) })
  const [packed]: { files: { path: string }[] }[] = JSON.parse(stdout)
  return (packed?.files ?? []).map(({ path }) => path)
}

test.each(publishedFolders())('each link and picture in the docs of %s leads to a packed file', async (folder) => {
  const files = new Set(await packedFiles(folder))
  const pages = [...files].filter((path) => path.endsWith('.md') || path === 'llms.txt')
  expect(pages).toContain('README.md')
  const dead = pages.flatMap((page) => {
    const hrefs = linksIn(readFileSync(join(root, folder, page), 'utf8')).filter((href) => !isExternal(href))
    const targets = hrefs.map((href) => href.split('#')[0] ?? '').filter((path) => path !== '')
    return targets.filter((path) => !files.has(posix.join(dirname(page), path))).map((path) => `${page}: ${path}`)
  })
  expect(dead).toEqual([])
})
