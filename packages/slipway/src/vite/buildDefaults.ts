import { fileURLToPath } from 'node:url'
import { defaultClientConditions, normalizePath, type UserConfig } from 'vite'
import { splitsItself } from './chunks/chunkGroups.ts'
import { markStart } from './compile-hints/markStart.ts'
import type { Entry } from './findEntry.ts'
import type { AppFacts } from './options.ts'

/**
 * The oldest browsers that Slipway supports. For older browsers Vite would transform `light-dark()`, and colours would no
 * longer follow a `color-scheme` within the page.
 */
const cssTarget = ['chrome123', 'edge123', 'firefox129', 'safari17.5']

/**
 * Vite's options for an app, unless the app's own config sets them.
 *
 * @param entry The entry of an app without an HTML page.
 * @param groupOf Returns the chunk of a module.
 */
export function buildDefaults(
  user: UserConfig,
  facts: AppFacts,
  entry: Entry | undefined,
  groupOf: (id: string) => string | undefined,
): UserConfig {
  const conditions = [...(user.resolve?.conditions ? [] : defaultClientConditions), facts.platform]
  return {
    ...(facts.platform !== 'web' && { resolve: { conditions } }),
    build: {
      ...(!user.build?.cssTarget && { cssTarget: [...cssTarget] }),
      // All browsers in `cssTarget` support `modulepreload`.
      ...(user.build?.modulePreload === undefined && { modulePreload: { polyfill: false } }),
      ...(facts.csp && user.build?.assetsInlineLimit === undefined && { assetsInlineLimit: 0 }),
      // Unused exports of the package's index are not loaded. Otherwise their modules would split the first load into many chunks.
      rolldownOptions: {
        experimental: { lazyBarrel: true },
        ...(facts.compileHints && { plugins: [markStart(pathInPackage)] }),
        ...(!splitsItself(user) && { output: { codeSplitting: groupsBy(groupOf) } }),
      },
    },
    // Vite looks for dependencies in the HTML. Without an HTML file it would find them late, and reload the page.
    ...(entry && !user.optimizeDeps?.entries && { optimizeDeps: { entries: [entry.path] } }),
  }
}

/** Groups that contain exactly the modules for which `nameOf` returns the group's name. */
function groupsBy(nameOf: (id: string) => string | undefined) {
  return {
    groups: [{ debugName: 'slipway', name: (id: string) => nameOf(id) ?? null }],
    // Without this, a group would contain everything that its modules import, such as React.
    includeDependenciesRecursively: false,
  }
}

/** The folder of the package: this module is in `src/vite` or `dist/node/vite`. */
const packageFolder = normalizePath(fileURLToPath(new URL('.', import.meta.url))).replace(
  /(src|dist)\/(node\/)?vite\/$/,
  '',
)

/** The path of a module of Slipway from `src`, or from its build. */
export function pathInPackage(id: string): string | undefined {
  return id.startsWith(packageFolder) ? /^(?:src|dist)\/(.*)/.exec(id.slice(packageFolder.length))?.[1] : undefined
}

/** The file of a module of Slipway, by its path in `src` without the extension. */
export function moduleInPackage(path: string): string {
  const source = `${packageFolder}src/${path}.ts`
  return import.meta.url.includes('/dist/') ? `${packageFolder}dist/${path}.js` : source
}
