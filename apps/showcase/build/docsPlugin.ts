import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { findFiles } from '../../../scripts/lib/findFiles.ts'
import { root } from '../../../scripts/lib/root.ts'
import { readDocs } from './docs.ts'
import { highlightCode } from './highlight.ts'

/** Internal id of `virtual:docs`. */
const listed = '\0virtual:docs'
const docsFiles = '{packages/slipway,apps/showcase}/src/{components,api,screens}/*/*.md'

/**
 * Converts docs and sources to modules, so that the browser parses neither: `virtual:docs` (metadata for the lists),
 * `slider.md?docs` and `demo.tsx?source` (HTML).
 */
export function docsPlugin(): Plugin {
  let base = '/'
  return {
    name: 'showcase:docs',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === 'virtual:docs' ? listed : undefined),
    async load(id) {
      const read = async (file: string) => {
        this.addWatchFile(file)
        return readDocs(await readFile(file, 'utf8'), file, (href) => pageOf(file, href), base)
      }
      if (id === listed) {
        const files = findFiles([docsFiles]).map((file) => join(root, file))
        const metas = await Promise.all(files.map(async (file) => [pageAt(file), (await read(file)).meta]))
        return js(`export const metas = ${JSON.stringify(Object.fromEntries(metas))}`)
      }
      const [file = '', query] = id.split('?')
      if (query === 'docs') return textModule((await read(file)).html)
      if (query !== 'source') return
      this.addWatchFile(file)
      return textModule(highlightCode(await readFile(file, 'utf8'), 'tsx'))
    },
    // `addWatchFile` covers changes of docs; a new page has no importers yet, so it invalidates the list.
    hotUpdate({ type, file, modules }) {
      const list = type === 'create' && pageAt(file) && this.environment.moduleGraph.getModuleById(listed)
      return list ? [...modules, list] : undefined
    },
  }
}

const js = (code: string) => ({ code, moduleType: 'js' as const })
const textModule = (text: string) => js(`export default ${JSON.stringify(text)}`)

/** `../icon/icon.md` in the docs of a component is the showcase's page `/components/icon`. */
const pageOf = (file: string, href: string) => pageAt(join(dirname(file), href.split('#')[0] ?? ''))

/** The showcase's page for a file of docs, if there is one. */
function pageAt(file: string): string | undefined {
  const name = basename(file, '.md')
  const folder = dirname(file)
  const kind = basename(dirname(folder))
  const isDocs = file.endsWith('.md') && basename(folder) === name && ['components', 'api', 'screens'].includes(kind)
  return isDocs ? `/${kind}/${name}` : undefined
}
