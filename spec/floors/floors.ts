import type { Platform } from '../../packages/slipway/src/base/platforms.ts'

/** Imports that the files of a folder may have, in addition to files of their own folder. */
export interface Floor {
  /** Folders of `packages/slipway/src`. */
  readonly folders: readonly string[]
  /** Folders of which only types may be imported. */
  readonly typesOf?: readonly string[]
  /** Packages, by name or by the beginning of a name. */
  readonly packages: readonly string[]
}

const react = ['react', 'react/', 'react-dom', 'react-dom/']
const below = {
  hooks: ['base'],
  api: ['router', 'atlas', 'service-worker', 'base', 'vendor'],
  components: ['api', 'hooks', 'router', 'atlas', 'web-view-bridge', 'base', 'styles', 'vendor'],
}

/**
 * The floors of the package, lowest first. A file may import only from lower floors. All allowed imports are listed here; all
 * others are violations.
 */
const floors: Readonly<Record<string, Floor>> = {
  base: { folders: [], packages: [] },
  styles: { folders: [], packages: [] },
  // A file for each bundled library, which re-exports the parts that we use.
  vendor: { folders: [], packages: [''] },
  // Runs beside the app, in the browser's service worker.
  'service-worker': { folders: ['base', 'vendor'], packages: [] },
  atlas: { folders: ['base'], packages: [] },
  'web-view-bridge': { folders: ['base'], packages: [] },
  router: { folders: ['base'], packages: [] },
  hooks: { folders: below.hooks, packages: react },
  // The tools of the hooks that are for authors of components.
  authoring: { folders: ['hooks'], packages: [] },
  api: { folders: below.api, packages: [] },
  components: { folders: below.components, packages: react },
  screens: { folders: ['components', 'authoring', ...below.components], packages: react },
  devtools: { folders: below.components, packages: react },
  app: { folders: ['devtools', 'screens', 'components', ...below.components], packages: react },
  // The root index of the package.
  index: { folders: ['app', 'screens', 'components', ...below.components], packages: [] },
  testing: {
    folders: ['app', 'screens', 'components', ...below.components],
    packages: [...react, 'vitest', 'vitest/', 'axe-core', 'fast-check'],
  },
  // Renders apps without a browser.
  server: { folders: ['app', 'api', 'router', 'base'], packages: react },
  vite: { folders: ['base', 'service-worker', 'vendor'], typesOf: ['router'], packages: ['node:', 'vite'] },
  cli: { folders: ['base'], typesOf: ['router'], packages: ['node:'] },
}

const formLibraries = ['react-hook-form', '@hookform/', 'zod']

/** Packages of which the hosts of a platform may import types. At run time, `capacitorPlugin` finds the plugins. */
const platformPackages: Readonly<Record<Platform, readonly string[]>> = { web: [], capacitor: ['@capacitor/'] }
const isPlatform = (name: string): name is Platform => Object.hasOwn(platformPackages, name)

/** Folders that tests may import in addition: testing tools, and the package's own index. */
const forTests = ['testing', 'styles', 'index']

/** The floor of a file, by its path from the package's `src`. Files for a platform or for React have additional rights. */
export function floorOf(path: string): Floor | undefined {
  const floor = floors[folderOf(path)]
  if (bindsReact(path)) return floor && { ...floor, folders: [...floor.folders, 'hooks'], packages: react }
  // The type of a component that surrounds an app.
  if (path === 'router/config/AppView.ts') return floor && { ...floor, packages: ['react'] }
  // The build and the app share the check of the app's config.
  if (path === 'vite/checkConfig.ts') return floor && { ...floor, folders: ['base', 'router'] }
  // An optional peer, which only a build imports that makes PNG icons (decisions/0035).
  if (path === 'vite/icons/drawIcons.ts') return floor && { ...floor, packages: [...floor.packages, 'sharp'] }
  const [, host = ''] = /^api\/[^/]+\/(\w+)\.ts$/.exec(path) ?? []
  if (isPlatform(host)) return floor && { ...floor, packages: platformPackages[host] }
  // Servers that are started, and apps that are built, for the tests.
  const forServers = ['node:', 'vite', 'ws', 'oidc-provider', 'jose', 'vitest', 'vitest/']
  if (path.startsWith('testing/internal/servers/'))
    return floor && { ...floor, folders: [...floor.folders, 'vite'], packages: forServers }
  if (wrapsVirtua(path)) return floor && { ...floor, folders: [...floor.folders, 'vendor'] }
  if (isDemo(path)) return floor && { ...floor, packages: react }
  if (isTest(path)) return floor && { ...floor, folders: [...floor.folders, ...forTests], packages: [''] }
  // Apps of tests, which are not published, use the form libraries that apps use.
  if (path.startsWith('testing/internal/'))
    return floor && { ...floor, packages: [...floor.packages, ...formLibraries] }
  return floor
}

/** The file that wraps virtua. Lists are rendered with the page, so they load their library statically (decisions/0015). */
const wrapsVirtua = (path: string) => path === 'hooks/virtual/virtuaStore.ts'

/** Whether a file may import a bundled library statically. All other files must use a dynamic import. */
export const takesAtOnce = (path: string, library: string): boolean =>
  (wrapsVirtua(path) && library === 'vendor/virtua.ts') || path.startsWith('service-worker/')

/** Whether a file may use names that start with `$`, as virtua's do. */
export const usesVirtuaNames = (path: string): boolean => wrapsVirtua(path) || folderOf(path) === 'vendor'

/** The folder of `src` that a file is in; `index` for the package's own index. */
export function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'index'
}

/** Tests, and the contracts that they run, may use all tools. They stay on the floor of their folder. */
export const isTest = (path: string): boolean => /\.(test|contract)\.tsx?$/.test(path)

/**
 * The floors of the router, lowest first: folders, and files beside them. A file may import only from lower floors and from its own,
 * types too.
 */
const routerFloors = [
  'address',
  'stack',
  'load',
  'history',
  'config',
  'guards',
  'opening',
  'navigator.ts',
  'createNavigator.ts',
  'current.ts',
  'frames',
  'links',
  'overlay-entries',
  'chrome',
  'life-cycle',
  'page-state',
  'react',
  'index.ts',
]

/** The floor of a file within the router; `-1` for any other file. */
export function routerFloorOf(path: string): number {
  const [folder, name = ''] = path.split('/')
  return folder === 'router' ? routerFloors.indexOf(name) : -1
}

/** The router's React binding, with contexts and hooks. These files may import `hooks`. */
const bindsReact = (path: string) => path.startsWith('router/react/') && !isTest(path)

export const isDemo = (path: string): boolean => path.endsWith('/demo.tsx')

/** Whether a file must run without React and without the DOM: all files below the hooks, with exceptions by name. */
export function isPlain(path: string): boolean {
  if (isTest(path)) return false
  if (/^(base|atlas\/core)\//.test(path)) return true
  if (/^router\//.test(path)) return !bindsReact(path) && !/(\/index\.ts|History\.ts)$/.test(path)
  // Hosts are imported as `#host/…`, so relative imports from an API's index never reach a host.
  return /^api\/([^/]+\/)?index\.ts$/.test(path)
}
