import { platforms } from '../../packages/slipway/src/base/platforms.ts'
import { findFiles } from '../lib/findFiles.ts'
import { readText } from '../lib/readText.ts'
import { packageFolder } from '../lib/root.ts'
import type { Generated } from './generated.ts'

/** Path of a host, or paths by conditions of `package.json`. */
type Target = string | { readonly [condition: string]: Target }

/** The package's manifest, in which `#host/<capability>` maps to the existing host files. */
export function hostImports(): Generated {
  const manifest: object = JSON.parse(readText('packages/slipway/package.json'))
  const imports = hostTargets(findFiles([`src/api/*/{${platforms.join()}}.ts`], packageFolder))
  return { path: 'packages/slipway/package.json', text: `${JSON.stringify({ ...manifest, imports }, null, 2)}\n` }
}

/**
 * The targets of `#host/<capability>` for host files such as `src/api/clipboard/web.ts`.
 *
 * Node has its own build (`dist/node`). A host must be in the same build as the module that imports it, because the other
 * build would load second copies of all singletons.
 */
export function hostTargets(hostFiles: readonly string[]): Record<string, Target> {
  const files = new Set(hostFiles)
  const capabilities = [...new Set(hostFiles.map((file) => file.split('/')[2] ?? ''))].sort()
  return Object.fromEntries(
    capabilities.map((name) => {
      if (!files.has(`src/api/${name}/web.ts`)) throw new Error(`api/${name} has no web.ts, which is its default host.`)
      const shells = platforms.filter((shell) => shell !== 'web' && files.has(`src/api/${name}/${shell}.ts`))
      const choose = (folder: string, ending: string) => ({
        ...Object.fromEntries(shells.map((shell) => [shell, `${folder}/api/${name}/${shell}${ending}`])),
        default: `${folder}/api/${name}/web${ending}`,
      })
      const target = { 'slipway-source': choose('./src', '.ts'), node: choose('./dist/node', '.js') }
      return [`#host/${name}`, { ...target, ...choose('./dist', '.js') }]
    }),
  )
}
