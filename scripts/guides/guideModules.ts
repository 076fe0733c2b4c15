import { join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { guideFiles, guidesFolder } from './guideFiles.ts'

const scheme = 'guide:'

/** Plugins of native shells, which are not installed here. As in a shell, they are those of the bridge. */
const nativePlugins: Readonly<Record<string, string>> = {
  '@capacitor/app': 'export const { App } = globalThis.Capacitor.Plugins',
}

/** A Vite plugin for tests, which import the example app of a guide from the page itself: `guide:log-in/src/app.ts`. */
export function guideModules(): Plugin {
  return {
    name: 'guide-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source.startsWith(scheme)) return source
      if (importer.startsWith(scheme) && Object.hasOwn(nativePlugins, source)) return scheme + source
      if (!source.startsWith('.') || !importer.startsWith(scheme)) return undefined
      const path = posix.join(posix.dirname(importer), source)
      return [path, `${path}.ts`, `${path}.tsx`].find((id) => codeOf(id) !== undefined)
    },
    load(id) {
      if (!id.startsWith(scheme)) return undefined
      const plugin = nativePlugins[id.slice(scheme.length)]
      if (plugin !== undefined) return plugin
      const code = codeOf(id)
      if (code === undefined) this.error(`The page of the guide has no code block for ${id}.`)
      this.addWatchFile(join(guidesFolder, `${partsOf(id)[0]}.md`))
      return code
    },
  }
}

/** The name of the guide, and the path in its app. */
function partsOf(id: string): [guide: string, path: string] {
  const [guide = '', ...path] = id.slice(scheme.length).split('/')
  return [guide, path.join('/')]
}

function codeOf(id: string): string | undefined {
  const [guide, path] = partsOf(id)
  return guideFiles(guide).find((file) => file.path === path)?.code
}
