import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CommandError } from './CommandError.ts'

/** Where to look for a program. */
export interface Whereabouts {
  /** An environment variable that can name its path. */
  readonly variable: string
  /** What it is called on the PATH. */
  readonly names?: readonly string[]
  readonly usualPlaces?: readonly string[]
}

/**
 * The path of a program: the one that the variable names, else the first on the PATH or in the usual places.
 *
 * @throws When the variable names what cannot be run: no other is taken then.
 */
export function findProgram(whereabouts: Whereabouts, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, names = [], usualPlaces = [] } = whereabouts
  const named = env[variable]
  if (named) {
    if (isExecutable(named)) return named
    throw new CommandError(`${variable} names "${named}", which cannot be run. Name a program that can, or unset it.`)
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    // A folder can be "executed" too: it can be entered.
    return statSync(path).isFile()
  } catch {
    return false
  }
}
