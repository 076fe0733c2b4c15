import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ResolvedConfig, Rolldown } from 'vite'
import { type InlineHashes, inlineHashes } from './inlineHashes.ts'
import type { AppFacts } from './options.ts'
import { type StartFile, startFileNames, startFiles } from './startFiles.ts'

/** Path of the hashes in the output folder, next to Vite's manifests, which are also for servers. */
const hashesFile = '.vite/csp.json'

/** Returns the address of a start file in the dev server or in a build, as the HTML writes it. */
export function startFileAddress(
  file: StartFile,
  bundle: Rolldown.OutputBundle | undefined,
  base: string,
  renderBuiltUrl: ResolvedConfig['experimental']['renderBuiltUrl'],
): string {
  const fileName = bundle && emittedStartFiles(bundle).find(({ names }) => names.includes(file.name))?.fileName
  if (fileName === undefined) return base + devName(file)
  const rendered = renderBuiltUrl?.(fileName, { type: 'asset', hostId: 'index.html', hostType: 'html', ssr: false })
  if (typeof rendered === 'string') return rendered
  return (rendered?.relative ? './' : base) + fileName
}

/** Returns the start file that the dev server serves at a path without the base. */
export function devStartFile(path: string, storageGroup: string | undefined): StartFile | undefined {
  return startFiles({ storageGroup }).find((file) => path === devName(file))
}

const devName = ({ name }: StartFile) => `@slipway/${name}`

/** Removes the start files that no page links, because the app's own HTML contains their text. */
export function dropUnlinkedStartFiles(bundle: Rolldown.OutputBundle): void {
  const pages = htmlFiles(bundle).map((file) => String(bundle[file]?.type === 'asset' ? bundle[file].source : ''))
  for (const { fileName } of emittedStartFiles(bundle)) {
    if (!pages.some((html) => html.includes(fileName))) delete bundle[fileName]
  }
}

function emittedStartFiles(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset[] {
  const assets = Object.values(bundle).filter((output) => output.type === 'asset')
  return assets.filter(({ names }) => startFileNames.some((name) => names.includes(name)))
}

/** The file names of the HTML pages in a bundle. */
export function htmlFiles(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((fileName) => fileName.endsWith('.html'))
}

/**
 * Reports the inline tags of the pages that a build has written: the hashes for the header with `csp: 'hashes'`, and a
 * warning with `csp: 'files'`. Reads the files, because other plugins may have changed the pages after they were generated.
 */
export function reportInlineTags(
  csp: AppFacts['csp'],
  folder: string,
  pages: readonly string[],
  { root, logger }: Pick<ResolvedConfig, 'root' | 'logger'>,
): void {
  const hashes = inlineHashes(pages.map((page) => readFileSync(join(folder, page), 'utf8')))
  if (csp === 'files') {
    const warning = inlineWarning(hashes)
    if (warning) logger.warn(warning)
  } else {
    const path = join(folder, hashesFile)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(hashes, undefined, 2)}\n`)
    logger.info(hashesText(hashes, relative(root, path).replaceAll('\\', '/')))
  }
}

/** The lines that a build prints with `csp: 'hashes'`. */
export function hashesText(hashes: InlineHashes, path: string): string {
  const lines = Object.entries(hashes).map(
    ([directive, sources]) => `  ${directive} ${["'self'", ...sources].join(' ')};`,
  )
  return [
    '',
    `slipway: hashes of inline tags for your Content-Security-Policy header, also in ${path}:`,
    ...lines,
  ].join('\n')
}

/** The warning of a build with `csp: 'files'` if the HTML has inline tags; `undefined` if it has none. */
export function inlineWarning(hashes: InlineHashes): string | undefined {
  const tags = [
    ...(hashes['script-src'].length > 0 ? ['<script>'] : []),
    ...(hashes['style-src'].length > 0 ? ['<style>'] : []),
  ]
  if (tags.length === 0) return undefined
  return `slipway: index.html has an inline ${tags.join(' and ')}, which script-src 'self' and style-src 'self' block. Move the text to a file, or write csp: 'hashes'.`
}
