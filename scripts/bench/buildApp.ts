import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { root } from '../lib/root.ts'

/** How an app in `bench/` is built: written by hand in React, or in Slipway; or Slipway with HTML of its first page. */
export type Version = 'react' | 'slipway' | 'prerendered'

/** Options of a build that the apps of the bench do not set. */
export interface BuildOptions {
  /** Whether the plugin marks the functions of the start. @default true */
  readonly compileHints?: boolean
  /** More plugins. */
  readonly plugins?: readonly Plugin[]
}

/** Apps with a folder and a page of their own: the template of `create-slipway` and its example. */
const projects: Readonly<Record<string, string>> = {
  template: 'packages/create-slipway/template',
  'field-service': 'apps/field-service',
}

/**
 * Builds one of the apps in `bench/` for production, as users of the framework do; for example `hello` in version `slipway`; or one of
 * the projects. Returns the output folder.
 */
export async function buildApp(
  app: string,
  version: Version,
  { compileHints = true, plugins: more = [] }: BuildOptions = {},
): Promise<string> {
  const folder = join(root, '.cache', 'bench', `${app}-${version}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const plugins =
    version === 'react'
      ? []
      : [slipway({ name: 'Bench', compileHints, ...(version === 'prerendered' && { prerender: ['/'] }) })]
  const common = { configFile: false, logLevel: 'warn' as const, plugins: [...plugins, ...more] } satisfies InlineConfig
  const outDir = join(folder, 'dist')
  const project = projects[app]
  // Libraries of the projects have directives for servers, which Rolldown warns of.
  if (project) await build({ ...common, logLevel: 'error', root: join(root, project), build: { outDir } })
  else {
    const script = version === 'react' ? 'react' : 'slipway'
    writeFileSync(join(folder, 'index.html'), pageOf(`../../../bench/${app}/${script}.tsx`))
    await build({ ...common, root: folder, publicDir: false })
  }
  return outDir
}

const pageOf = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Bench</title>
    <script type="module" src="${script}"></script>
  </head>
  <body><div id="app"></div></body>
</html>
`
