import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { findFiles } from '../../../scripts/lib/findFiles.ts'
import { root } from '../../../scripts/lib/root.ts'
import { readDocs, readGuide, wordsOf } from './docs.ts'
import { highlightCode } from './highlight.ts'

/** Internal id of `virtual:docs`. */
const listed = '\0virtual:docs'
/** Internal id of `virtual:docs-words`. */
const words = '\0virtual:docs-words'
const docsFiles = '{packages/slipway,apps/showcase}/src/{components,api,screens}/*/*.md'
const guideFiles = [
  'packages/slipway/docs/*.md',
  'packages/slipway/src/{app,router,hooks,authoring,atlas,devtools,web-view-bridge}/**/*.md',
]

/**
 * Converts docs and sources to modules, so that the browser parses neither: `virtual:docs` (metadata for the lists), `virtual:docs-words`
 * (words for the search), `slider.md?docs` and `demo.tsx?source` (HTML).
 */
export function docsPlugin(): Plugin {
  let base = '/'
  return {
    name: 'showcase:docs',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === 'virtual:docs' || id === 'virtual:docs-words' ? `\0${id}` : undefined),
    async load(id) {
      const read = async (file: string) => {
        this.addWatchFile(file)
        const text = await readFile(file, 'utf8')
        const toPage = (href: string) => pageOf(file, href)
        if (!pageAt(file)?.startsWith('/guides/')) return readDocs(text, file, toPage, base)
        return readGuide(text, file, toPage, base, (path) => pictureAt(join(dirname(file), path)))
      }
      const files = findFiles([docsFiles, ...guideFiles])
        .map((file) => join(root, file))
        .filter(pageAt)
      if (id === words) {
        const texts = await Promise.all(
          files.map(async (file) => [pageAt(file), wordsOf(await readFile(file, 'utf8'))]),
        )
        return js(`export const words = ${JSON.stringify(Object.fromEntries(texts))}`)
      }
      if (id === listed) {
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
  if (!file.endsWith('.md')) return undefined
  if (['components', 'api', 'screens'].includes(kind)) return basename(folder) === name ? `/${kind}/${name}` : undefined
  return name === 'index' || name === 'README' ? undefined : `/guides/${name}`
}

/** The content of a picture as a data URL, so that it needs no request and no file of its own. */
const pictureAt = (file: string) => `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`
