import type { Rolldown } from 'vite'

/**
 * Has V8 compile the entry's functions while it downloads, on a thread of its own. Most of them run before the first page
 * shows; compiled when they are called, each would be read twice, on the main thread. Other engines read a comment.
 *
 * Source: https://v8.dev/blog/explicit-compile-hints.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint before everything else in each entry of a build, since V8 looks for it there alone. */
export function addCompileHint(bundle: Rolldown.OutputBundle): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue
    chunk.code = hint + chunk.code
    const file = chunk.sourcemapFileName ? bundle[chunk.sourcemapFileName] : undefined
    if (file?.type !== 'asset') continue
    const map = JSON.parse(String(file.source))
    file.source = JSON.stringify({ ...map, mappings: `;${map.mappings}` })
  }
}
