import type { ESTree, Plugin } from 'vite'
import { visit } from '../appSource.ts'

/** A part of a module's code, and the code in its place. */
interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Changes the app's modules for the build that renders its pages in Node:
 *
 * - Each dynamic import is recorded: the module of a page, its data, and lazy parts. The browser then loads their chunks and style
 *   sheets together with the HTML. A lazy component records its imports each time it is rendered, because it runs them once.
 * - `new URL('./file', import.meta.url)` has the address that the file has in the browser, as in the app's own build.
 *
 * @param idOf Returns the recorded name of a module for its id.
 */
export function forRenderer(idOf: (id: string) => string = (id) => id): Plugin[] {
  return [filesByTemplate, importsAndFiles(idOf)]
}

/** Finds the files of `new URL(`./${name}.jpg`, import.meta.url)` by a glob, which Vite then replaces. */
const filesByTemplate: Plugin = {
  name: 'slipway:files-by-template',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(id) || !code.includes('import.meta.url') || id.includes('/node_modules/')) return undefined
    const replacements: Replacement[] = []
    visit(this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'tsx' }), (node) => {
      const file = ownFile(node)
      if (file?.type !== 'TemplateLiteral') return
      const pattern = file.quasis.map(({ value }) => value.cooked ?? '').join('*')
      if (!/^\.{1,2}\//.test(pattern)) return
      const files = `import.meta.glob(${JSON.stringify(pattern)}, { eager: true, query: '?url', import: 'default' })`
      replacements.push({ ...node, text: `globalThis.swFile(${files}[${code.slice(file.start, file.end)}])` })
    })
    return replacements.length > 0 ? { code: replaceIn(code, replacements), map: null } : undefined
  },
}

const importsAndFiles = (idOf: (id: string) => string): Plugin => ({
  name: 'slipway:for-renderer',
  // After Vite has replaced `import.meta.glob`.
  enforce: 'post',
  async transform(code, id) {
    if (!/\bimport\s*\(|import\.meta\.url/.test(code) || id.includes('/node_modules/')) return undefined
    const found: { readonly node: ESTree.Node; readonly specifier: string }[] = []
    const lazies: { readonly start: number; readonly end: number; readonly ids: string[] }[] = []
    visit(this.parse(code), (node) => {
      if (isLazy(node)) lazies.push({ start: node.start, end: node.end, ids: [] })
      const specifier = importedBy(node) ?? fileOf(node)
      if (specifier !== undefined) found.push({ node, specifier })
    })
    const assets: string[] = []
    const replacements = await Promise.all(
      found.map(async ({ node, specifier }): Promise<Replacement | undefined> => {
        const { start, end } = node
        if (node.type === 'NewExpression') {
          assets.push(
            `import swFile${start} from ${JSON.stringify(`${specifier}${specifier.includes('?') ? '&' : '?'}url`)}`,
          )
          return { start, end, text: `globalThis.swFile(swFile${start})` }
        }
        const target = await this.resolve(specifier, id)
        if (!target || target.external) return undefined
        // A comma within parentheses keeps the expression one argument.
        for (const lazy of lazies) if (lazy.start < start && end < lazy.end) lazy.ids.push(idOf(target.id))
        const note = `globalThis.swImported?.(${JSON.stringify(idOf(target.id))})`
        return { start, end, text: `(${note}, ${code.slice(start, end)})` }
      }),
    )
    const around = lazies.flatMap(({ start, end, ids }): Replacement[] => [
      { start, end: start, text: 'globalThis.swLazy(' },
      { start: end, end, text: `, ${JSON.stringify(ids)})` },
    ])
    const changed = replaceIn(
      code,
      [...replacements.filter((each) => each !== undefined), ...around].sort((one, other) => one.start - other.start),
    )
    return changed === code ? undefined : { code: [...assets, changed].join('\n'), map: null }
  },
})

function replaceIn(code: string, replacements: readonly Replacement[]): string {
  // From the end, so that the other positions remain valid.
  return replacements.reduceRight(
    (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
    code,
  )
}

/** Whether a node is `lazy(…)` or `React.lazy(…)`. */
function isLazy(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name === 'lazy'
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'lazy'
}

/** The literal that a dynamic import loads. */
function importedBy(node: ESTree.Node): string | undefined {
  return node.type === 'ImportExpression' && node.source.type === 'Literal' ? String(node.source.value) : undefined
}

/** The literal in `new URL('./file', import.meta.url)`. */
function fileOf(node: ESTree.Node): string | undefined {
  const file = ownFile(node)
  return file?.type === 'Literal' && /^\.{1,2}\//.test(String(file.value)) ? String(file.value) : undefined
}

/** The first argument of `new URL(…, import.meta.url)`. */
function ownFile(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return undefined
  const [file, base] = node.arguments
  const isOwnUrl =
    base?.type === 'MemberExpression' &&
    base.object.type === 'MetaProperty' &&
    base.property.type === 'Identifier' &&
    base.property.name === 'url'
  return isOwnUrl ? file : undefined
}
