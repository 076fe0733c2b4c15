import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** The folder of the guides. */
export const guidesFolder = join(root, 'packages/slipway/docs')

/** A file of the example app of a guide. */
export interface GuideFile {
  /** The path in the app, such as `src/app.ts`. */
  readonly path: string
  readonly code: string
}

/**
 * The files of a guide's example app, by the guide's name: the code blocks of `docs/log-in.md` whose first line is a comment with a path,
 * such as `// src/app.ts`. Returns an empty list if there is no such guide.
 */
export function guideFiles(guide: string): GuideFile[] {
  const page = join(guidesFolder, `${guide}.md`)
  if (!/^[\w-]+$/.test(guide) || !existsSync(page)) return []
  const blocks = readFileSync(page, 'utf8').matchAll(/^```tsx?\n\/\/ (\S+\.tsx?)\n(.*?)^```$/gms)
  return [...blocks].map(([, path = '', code = '']) => ({ path, code }))
}
