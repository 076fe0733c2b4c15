import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CommandError } from './CommandError.ts'

/** Places in which `findProgram` looks for a program. */
export interface Whereabouts {
  /** Name of the environment variable that can hold the program's path. */
  readonly variable: string
  /** File names of the program on the PATH. */
  readonly names?: readonly string[]
  readonly usualPlaces?: readonly string[]
}

/**
 * The path of a program: the one in the environment variable, else the first on the PATH or in the usual places.
 *
 * @throws {CommandError} If the variable names a file that cannot be run. No other program is used then.
 */
export function findProgram(whereabouts: Whereabouts, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, names = [], usualPlaces = [] } = whereabouts
  const named = env[variable]
  if (named) {
    if (isExecutable(named)) return named
    throw new CommandError(
      `${variable} names "${named}", which cannot be run. Name a program that can be run, or unset the variable.`,
    )
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    // Folders have the executable bit, too, so the path must be a file.
    return statSync(path).isFile()
  } catch {
    return false
  }
}
