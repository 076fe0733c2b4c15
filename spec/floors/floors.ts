import type { Platform } from '../../packages/slipway/src/base/platforms.ts'

/** What the files of a folder may import besides their own folder. */
export interface Floor {
  /** Folders of `packages/slipway/src`. */
  readonly folders: readonly string[]
  /** Folders of which only types may be imported. */
  readonly typesOf?: readonly string[]
  /** Packages, by name or by the beginning of one. */
  readonly packages: readonly string[]
}

const react = ['react', 'react/', 'react-dom', 'react-dom/']
const below = {
  hooks: ['base'],
  api: ['router', 'base', 'vendor'],
  components: ['api', 'hooks', 'router', 'base', 'styles', 'vendor'],
}

/**
 * The floors of the package, lowest first: imports only go down. Everything that a folder may import stands here; what
 * does not is refused.
 */
const floors: Readonly<Record<string, Floor>> = {
  base: { folders: [], packages: [] },
  styles: { folders: [], packages: [] },
  // One file for each library that the build puts into the package; it says what we use of it.
  vendor: { folders: [], packages: [''] },
  router: { folders: ['base'], packages: [] },
  hooks: { folders: below.hooks, packages: react },
  api: { folders: below.api, packages: [] },
  components: { folders: below.components, packages: react },
  screens: { folders: ['components', ...below.components], packages: react },
  devtools: { folders: below.components, packages: react },
  app: { folders: ['devtools', 'screens', 'components', ...below.components], packages: react },
  // The root index of the package.
  index: { folders: ['app', 'screens', 'components', ...below.components], packages: [] },
  testing: {
    folders: ['app', 'screens', 'components', ...below.components],
    packages: [...react, 'vitest', 'vitest/', 'axe-core', 'fast-check'],
  },
  vite: { folders: ['base'], typesOf: ['router'], packages: ['node:', 'vite'] },
  cli: { folders: ['base'], typesOf: ['router'], packages: ['node:'] },
}

/** Packages that the hosts of a platform may import, as types: `capacitorPlugin` finds the plugins. */
const platformPackages: Readonly<Record<Platform, readonly string[]>> = { web: [], capacitor: ['@capacitor/'] }
const isPlatform = (name: string): name is Platform => Object.hasOwn(platformPackages, name)

/** Tests also use what is for tests, and the package as an app has it. */
const forTests = ['testing', 'styles', 'index']

/** A file's floor, its path counted from the package's `src`; files that know a platform or React have their own. */
export function floorOf(path: string): Floor | undefined {
  const floor = floors[folderOf(path)]
  if (bindsReact(path)) return floor && { ...floor, folders: [...floor.folders, 'hooks'], packages: react }
  // One check of the app's config, at build time and when the app starts.
  if (path === 'vite/checkConfig.ts') return floor && { ...floor, folders: ['base', 'router'] }
  const [, host = ''] = /^api\/[^/]+\/(\w+)\.ts$/.exec(path) ?? []
  if (isPlatform(host)) return floor && { ...floor, packages: platformPackages[host] }
  // What the run of tests starts beside it.
  const forServers = ['node:', 'ws', 'oidc-provider', 'jose', 'vitest/']
  if (path.startsWith('testing/internal/servers/')) return floor && { ...floor, packages: forServers }
  if (rowsAtOnce(path)) return floor && { ...floor, folders: [...floor.folders, 'vendor'] }
  if (isDemo(path)) return floor && { ...floor, packages: react }
  if (isTest(path)) return floor && { ...floor, folders: [...floor.folders, ...forTests], packages: [''] }
  return floor
}

/** The rows of lists, which are drawn with the page: see decisions/0015. */
const rowsAtOnce = (path: string) => path === 'hooks/virtual/core.ts'

/** Whether a file may import a bundled library at once, where all others load theirs when they need it. */
export const takesAtOnce = (path: string, library: string): boolean =>
  rowsAtOnce(path) && library === 'vendor/virtua.ts'

/** The folder of `src` that a file is in; `index` for the package's own index. */
export function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'index'
}

/** Tests, and the contracts that they run, use any tool; where they stand among the floors is the same. */
export const isTest = (path: string): boolean => /\.(test|contract)\.tsx?$/.test(path)

/** The router's binding to React: contexts and hooks. It may import `hooks`. */
const bindsReact = (path: string) => path.startsWith('router/react/') && !isTest(path)

export const isDemo = (path: string): boolean => path.endsWith('/demo.tsx')

/** Files that must run where there is no React and no DOM: everything below the hooks except what says otherwise by its name. */
export function isPlain(path: string): boolean {
  if (isTest(path)) return false
  if (/^base\//.test(path)) return true
  if (/^router\//.test(path)) return !bindsReact(path) && !/(\/index\.ts|History\.ts)$/.test(path)
  // A host is reached as `#host/…`, so what an API's index reaches by path is the API without its hosts.
  return /^api\/([^/]+\/)?index\.ts$/.test(path)
}
