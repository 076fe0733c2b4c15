import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'

/** The file of the service worker, in the folder that the app is served from, because a worker controls the pages of its folder. */
export const workerFile = 'sw.js'

/** A file to store, by its path in the folder of the build. The revision is `null` if the name contains a hash. */
export interface StoredFile {
  readonly url: string
  readonly revision: string | null
}

/** All files of a build, without source maps and files for the server. */
export function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !/(^|\/)\.|\.map$/.test(file) && file !== workerFile && !forServers.test(file))
    .sort()
}

const forServers = /^(robots\.txt|sitemap\.xml|_headers|_redirects|404(\.[\w-]+)?\.html)$/

/** The files that a start of the app loads: scripts and style sheets by their modules, with everything that these import. */
export function startFilesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (fileName: string) => {
    const output = bundle[fileName]
    if (found.has(fileName) || !output) return
    found.add(fileName)
    if (output.type !== 'chunk') return
    for (const sheet of output.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const asset of output.viteMetadata?.importedAssets ?? []) found.add(asset)
    for (const imported of output.imports) add(imported)
  }
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    if (output.isEntry || output.moduleIds.some((id) => modules.includes(id))) add(output.fileName)
  }
  return found
}

/** The files with their revisions: a hash of the content, unless the name contains one. */
export function withRevisions(folder: string, files: readonly string[], assets: string): StoredFile[] {
  return files.map((url) => ({
    url,
    revision: url.startsWith(assets)
      ? null
      : createHash('sha256')
          .update(readFileSync(join(folder, url)))
          .digest('hex')
          .slice(0, 16),
  }))
}
