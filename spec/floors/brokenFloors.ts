import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../../scripts/lib/findFiles.ts'
import { packageFolder } from '../../scripts/lib/root.ts'
import { floorViolations } from './violations.ts'

/** Violations of the package's floors, one line for each. */
export function brokenFloors(): string[] {
  const folder = join(packageFolder, 'src')
  const files = findFiles(['**/*.ts', '**/*.tsx'], folder)
  const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  return floorViolations(sources).map(({ file, line, message }) => `${file}:${line} ${message}`)
}
