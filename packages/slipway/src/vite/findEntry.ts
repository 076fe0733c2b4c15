/** The module that a page without an `index.html` begins with. */
export interface Entry {
  /** From the app's folder: `src/app.ts`. */
  readonly path: string
  /** Whether it mounts the app by itself; else it exports `app`. */
  readonly mounts: boolean
}

const usual = ['src/main.tsx', 'src/main.ts', 'src/app.ts', 'src/app.tsx']

/** Finds the entry of an app: the named one, else the first of the usual names. */
export function findEntry(named: string | undefined, exists: (path: string) => boolean): Entry | undefined {
  const wanted = named === undefined ? usual : [named.replace(/^\.?\//, '')]
  const path = wanted.find(exists)
  return path === undefined ? undefined : { path, mounts: /(^|\/)main\.\w+$/.test(path) }
}

/** Says what to write where an app has no entry. */
export function missingEntry(named: string | undefined): string {
  if (named !== undefined) {
    return `slipway: entry is '${named}', and there is no such file. Write its path from the app's folder.`
  }
  return (
    'slipway: the app has no entry. Write src/app.ts with `export const app = defineApp({ … })`, ' +
    "or name your module: slipway({ entry: 'src/my-app.ts' })."
  )
}

/** The module that mounts the app which the entry exports. */
export function mountModule({ path }: Entry): string {
  return `import { createApp } from 'slipway'
import { app } from ${JSON.stringify(`/${path}`)}
createApp(app).mount(document.getElementById('app'))
`
}

/** The same while developing: there a name that is not exported would leave the window blank, where a build says so. */
export function checkedMountModule({ path }: Entry): string {
  return `import { createApp } from 'slipway'
import * as entry from ${JSON.stringify(`/${path}`)}
if (!('app' in entry)) throw new Error(${JSON.stringify(`slipway: ${path} exports no app. Write: export const app = defineApp({ … })`)})
createApp(entry.app).mount(document.getElementById('app'))
`
}
