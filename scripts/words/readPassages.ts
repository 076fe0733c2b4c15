import { findFiles } from '../lib/findFiles.ts'
import { readText } from '../lib/readText.ts'
import { allowed } from './allowed.ts'
import { commentsIn, type Passage, paragraphsIn } from './passages.ts'

/** Texts that are not ours: the rows of the specification. */
const foreign = ['spec/rows.md']

/** Returns the comments and paragraphs of the repository, or of the paths that begin with one of `paths`; allowed lines are left out. */
export function readPassages(paths: readonly string[] = []): Passage[] {
  return findFiles(['**/*.{ts,tsx,mts,mjs,css,md}'])
    .filter((file) => isWithin(file, paths) && !foreign.includes(file))
    .flatMap((file) => (file.endsWith('.md') ? paragraphsIn(file, readText(file)) : commentsIn(file, readText(file))))
    .filter(({ file, text }) => !allowed.some((line) => line.file === file && text.includes(line.text)))
}

/** Returns the scripts of the package's source, without tests and the code for tests. */
export function readScripts(paths: readonly string[] = []): { readonly file: string; readonly source: string }[] {
  return findFiles(['packages/slipway/src/**/*.{ts,tsx}'])
    .filter((file) => !/\.test\.tsx?$|\/testing\/internal\//.test(file) && isWithin(file, paths))
    .map((file) => ({ file, source: readText(file) }))
}

const isWithin = (file: string, paths: readonly string[]) =>
  paths.length === 0 || paths.some((path) => file.startsWith(path))
