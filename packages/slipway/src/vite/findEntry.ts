/** The first module of an app without an `index.html`. */
export interface Entry {
  /** Path relative to the app's folder: `src/app.ts`. */
  readonly path: string
  /** Whether the module mounts the app; else it exports `app`. */
  readonly mounts: boolean
}

const usual = ['src/main.tsx', 'src/main.ts', 'src/app.ts', 'src/app.tsx']

/** Finds the entry of an app: the configured one, else the first of the usual names that exists. */
export function findEntry(named: string | undefined, exists: (path: string) => boolean): Entry | undefined {
  const wanted = named === undefined ? usual : [named.replace(/^\.?\//, '')]
  const path = wanted.find(exists)
  return path === undefined ? undefined : { path, mounts: /(^|\/)main\.\w+$/.test(path) }
}

/** The error message for an app without an entry. */
export function missingEntry(named: string | undefined): string {
  if (named !== undefined) {
    return `slipway: entry is '${named}', but this file does not exist. Write its path relative to the app's folder.`
  }
  return (
    'slipway: the app has no entry. Write src/app.ts with `export const app = defineApp({ … })`, ' +
    "or name your module: slipway({ entry: 'src/my-app.ts' })."
  )
}

/** Generates the module that mounts the app exported by the entry. */
export function mountModule({ path }: Entry): string {
  return `import { createApp } from 'slipway'
import { app } from ${JSON.stringify(`/${path}`)}
createApp(app).mount(document.getElementById('app'))
`
}

/**
 * Generates the same module for development, with a check. A build fails if the entry does not export `app`, but in
 * development the window would only be blank.
 */
export function checkedMountModule({ path }: Entry): string {
  return `import { createApp } from 'slipway'
import * as entry from ${JSON.stringify(`/${path}`)}
if (!('app' in entry)) throw new Error(${JSON.stringify(`slipway: ${path} exports no app. Write: export const app = defineApp({ … })`)})
createApp(entry.app).mount(document.getElementById('app'))
`
}
