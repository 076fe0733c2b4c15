import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { findFiles } from '../lib/findFiles.ts'
import { packageFolder } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'
import { licenceList, licenceProblem, licencesOf } from './licences.ts'

/**
 * Makes of each module in `vendor`, which names what we use of a library, one file that holds it, so that who installs the
 * package installs nothing else. React stays outside, as an app has it once. The licences of everything that is in these files
 * are collected beside them.
 *
 * @param dist What the compiler emitted. The libraries are found from there as Node finds packages.
 */
export async function bundleVendors(dist: string = join(packageFolder, 'dist')): Promise<Problems> {
  const folder = join(dist, 'vendor')
  const modules = new Set<string>()
  for (const path of findFiles(['*.js'], folder)) {
    for (const file of await bundleVendor(join(folder, path))) {
      writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source)
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id)
    }
  }
  // They name packages that nobody who installs ours has; what is public must not be made of their types.
  for (const path of findFiles(['*.d.ts', '*.d.ts.map'], folder)) rmSync(join(folder, path))
  const licences = licencesOf(modules)
  writeFileSync(join(folder, 'LICENSES.txt'), licenceList(licences))
  return [...licences.flatMap((licence) => licenceProblem(licence) ?? []), ...typesOfVendors(dist)]
}

/** The script, and the style sheet if it imports one; pictures are within them. */
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
    .map((path) => `dist/${path} has types of a bundled library, which an app does not have. Write them out.`)
}
