import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { findFiles } from '../lib/findFiles.ts'
import { packageFolder } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'

/**
 * Bundles each worker, `*.worker.js`, into one minified file without imports: some bundlers copy the file of a worker to the app as it
 * is. Also corrects the name of the file in the modules that start the worker, which the compiler keeps as a `.ts` file.
 *
 * @param dist The compiler's output.
 */
export async function bundleWorkers(dist: string = join(packageFolder, 'dist')): Promise<Problems> {
  for (const path of findFiles(['**/*.worker.js'], dist)) {
    writeFileSync(join(dist, path), await bundled(join(dist, path)))
  }
  for (const path of findFiles(['**/*.js'], dist)) {
    const code = readFileSync(join(dist, path), 'utf8')
    if (code.includes(startOfWorker)) writeFileSync(join(dist, path), withCompiledWorker(code))
  }
  return []
}

const startOfWorker = 'new Worker(new URL('

/** The code of a module that starts a worker, with the name of the compiled worker. */
export const withCompiledWorker = (code: string): string =>
  code.replaceAll(/(new Worker\(new URL\(')(\.\/[\w.-]+)\.ts(', import\.meta\.url\))/g, '$1$2.js$3')

async function bundled(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: path, formats: ['es'], fileName: basename(path, '.js') },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [file, ...others] = files
  if (file?.type !== 'chunk' || others.length > 0) throw new Error(`${path} could not be bundled into one file`)
  return file.code
}
