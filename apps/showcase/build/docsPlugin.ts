import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { readDocs } from './docs.ts'
import { highlightCode } from './highlight.ts'

/**
 * Makes modules of docs and sources, so that the browser parses neither:
 * `slider.md?meta` (what lists show), `slider.md?docs` and `demo.tsx?source` (HTML).
 */
export function docsPlugin(): Plugin {
  let base = '/'
  return {
    name: 'showcase:docs',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    async load(id) {
      const [file = '', query = ''] = id.split('?')
      if (!['meta', 'docs', 'source'].includes(query)) return
      this.addWatchFile(file)
      const text = await readFile(file, 'utf8')
      if (query === 'source') return moduleOf(highlightCode(text, 'tsx'))
      const docs = readDocs(text, file, (href) => pageOf(file, href), base)
      return moduleOf(query === 'meta' ? docs.meta : docs.html)
    },
  }
}

const moduleOf = (value: unknown) => ({ code: `export default ${JSON.stringify(value)}`, moduleType: 'js' as const })

/** `../icon/icon.md` in the docs of a component is the showcase's page `/components/icon`. */
function pageOf(file: string, href: string): string | undefined {
  const target = join(dirname(file), href.split('#')[0] ?? '')
  const name = basename(target, '.md')
  const folder = dirname(target)
  const kind = basename(dirname(folder))
  const isDocs = target.endsWith('.md') && basename(folder) === name && ['components', 'api', 'screens'].includes(kind)
  return isDocs ? `/${kind}/${name}` : undefined
}
