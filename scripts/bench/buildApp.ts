import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { root } from '../lib/root.ts'

/**
 * Builds one of the apps in `bench/` for production, as users of the framework do; for example `hello` with `slipway`. Returns
 * the output folder.
 */
export async function buildApp(app: string, framework: string): Promise<string> {
  const folder = join(root, '.cache', 'bench', `${app}-${framework}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), pageOf(`../../../bench/${app}/${framework}.tsx`))
  const plugins = framework === 'slipway' ? [slipway({ name: 'Bench' })] : []
  await build({ configFile: false, root: folder, publicDir: false, logLevel: 'warn', plugins })
  return join(folder, 'dist')
}

const pageOf = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Bench</title>
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`
