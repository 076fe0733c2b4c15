import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { findFiles } from '../lib/findFiles.ts'
import { packageFolder } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'
import { type Licence, licenceList, licenceProblem, licencesOf } from './licences.ts'

/**
 * Bundles each module in `vendor`, which re-exports the parts of a library that we use, into one file. The published package
 * therefore has no dependencies. React stays external, because an app must contain it only once. The licences of all bundled
 * packages are written to `LICENSES.txt` in the same folder.
 *
 * @param dist The compiler's output. Libraries are resolved from this folder as Node resolves packages.
 * @param others Licences of other parts of the package, which are added to the file.
 */
export async function bundleVendors(
  dist: string = join(packageFolder, 'dist'),
  others: readonly Licence[] = [],
): Promise<Problems> {
  const folder = join(dist, 'vendor')
  const modules = new Set<string>()
  for (const path of findFiles(['*.js'], folder)) {
    for (const file of await bundleVendor(join(folder, path))) {
      writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source)
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id)
    }
  }
  // These declarations refer to packages that users have not installed, so public types must not use them.
  for (const path of findFiles(['*.d.ts', '*.d.ts.map'], folder)) rmSync(join(folder, path))
  const licences = licencesOf(modules)
  writeFileSync(join(folder, 'LICENSES.txt'), licenceList([...licences, ...others]))
  return [...licences.flatMap((licence) => licenceProblem(licence) ?? []), ...typesOfVendors(dist)]
}

/** The script, and the style sheet if the script imports one. Pictures are inlined. */
async function bundleVendor(path: string): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const name = basename(path, '.js')
  const results = await build({
    configFile: false,
    root: dirname(path),
    logLevel: 'silent',
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      lib: { entry: path, formats: ['es'], fileName: () => `${name}.js`, cssFileName: name },
      rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { codeSplitting: false } },
    },
  })
  const files = [results].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find(({ fileName }) => fileName === `${name}.css`)
  return files.map((file) => {
    return sheet && file.type === 'chunk' ? { ...file, code: `import './${sheet.fileName}';\n${file.code}` } : file
  })
}

function typesOfVendors(dist: string): Problems {
  const declarations = findFiles(['**/*.d.ts'], dist)
  return declarations
    .filter((path) => /['"][^'"]*\/vendor\//.test(readFileSync(join(dist, path), 'utf8')))
    .map((path) => `dist/${path} uses types of a bundled library, which apps have not installed. Write the types out.`)
}
