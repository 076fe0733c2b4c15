import { importsOf } from './floors/importsOf.ts'
import { targetOf } from './floors/target.ts'

/**
 * The first line of a file that exists only so that the bundler makes a separate chunk of it. The end of the line names the time
 * when the chunk is loaded.
 */
const marker = /^\/\/ Separate chunk: loaded when \S.*\.\n/

/** Files that one file imports dynamically and others statically, because they are independent modules. */
const exceptions = [
  // Part of `slipway/hooks`.
  'hooks/gesture/pan/attachPan.ts',
]

/** Compares the markers of separate chunks with the imports of the package, and returns a line for each mistake. */
export function separateChunkProblems(sources: ReadonlyMap<string, string>): string[] {
  const imports = [...sources]
    .filter(([file]) => !/\.(test|contract)\.tsx?$|\/demo\.tsx$|^testing\//.test(file))
    .flatMap(([file, source]) =>
      importsOf(file, source)
        .filter(({ specifier, typeOnly }) => !typeOnly && specifier.startsWith('.'))
        .flatMap(({ specifier, lazy }) => {
          const target = targetOf(file, specifier)
          return target.kind === 'file' ? [{ file, lazy, path: target.path }] : []
        }),
    )
  const loaded = new Set(imports.filter(({ lazy }) => lazy).map(({ path }) => path))
  const isMarked = (path: string) => marker.test(sources.get(path) ?? '')
  // A public entry and a bundled library would be separate files without the chunk, too.
  const isOwnModule = (path: string) => /\/index\.ts$|^vendor\//.test(path) || exceptions.includes(path)
  return [
    ...[...loaded]
      .filter((path) => !isOwnModule(path) && !isMarked(path))
      .map((path) => `${path} is loaded by import(). Begin it with "// Separate chunk: loaded when …".`),
    ...imports
      .filter(({ lazy, path }) => !lazy && isMarked(path))
      .map(
        ({ file, path }) => `${path} is a separate chunk, but ${file} imports it. Use import(), or remove the marker.`,
      ),
    ...[...sources.keys()]
      .filter((path) => isMarked(path) && !loaded.has(path))
      .map((path) => `${path} is a separate chunk that no import() loads. Remove the marker.`),
  ]
}
