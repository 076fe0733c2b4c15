import { findFiles } from '../lib/findFiles.ts'
import { readText } from '../lib/readText.ts'
import { allowed } from './allowed.ts'
import { commentsIn, type Passage, paragraphsIn } from './passages.ts'

/** Texts that are not ours: the rows of the specification. */
const foreign = ['spec/rows.md']

/** Returns the comments and paragraphs of the repository, or of the paths that begin with one of `paths`; allowed lines are left out. */
export function readPassages(paths: readonly string[] = []): Passage[] {
  const isMeant = (file: string) => paths.length === 0 || paths.some((path) => file.startsWith(path))
  return findFiles(['**/*.{ts,tsx,mts,mjs,css,md}'])
    .filter((file) => isMeant(file) && !foreign.includes(file))
    .flatMap((file) => (file.endsWith('.md') ? paragraphsIn(file, readText(file)) : commentsIn(file, readText(file))))
    .filter(({ file, text }) => !allowed.some((line) => line.file === file && text.includes(line.text)))
}
