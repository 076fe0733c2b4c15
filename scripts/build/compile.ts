import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFiles } from '../lib/findFiles.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run.ts'
import type { Problems } from '../lib/step.ts'

/** Compiles every package that has a `tsconfig.build*.json`, file by file, into an empty `dist`. */
export async function compile(): Promise<Problems> {
  const configs = findFiles(['packages/*/tsconfig.build*.json'])
  for (const config of configs) rmSync(join(root, dirname(config), 'dist'), { recursive: true, force: true })
  const problems: string[] = []
  // The configurations run one after another, because two of them may write the same file of a lower floor.
  for (const config of configs) {
    const { code, output } = await runTool('tsc', ['-p', config])
    if (code !== 0) problems.push(output)
  }
  return problems
}
