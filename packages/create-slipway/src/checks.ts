import { existsSync, readdirSync, statSync } from 'node:fs'

/** The reason why a name is invalid for a package, with a suggestion; `undefined` if it is valid. */
export function nameProblem(name: string): string | undefined {
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= 214 && name !== 'node_modules') return undefined
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
  const example = better === '' || better === 'node_modules' ? 'my-app' : better.slice(0, 214)
  return `"${name}" cannot be the name of an npm package. Try ${example}.`
}

/**
 * The reason why an app cannot be created in a folder; `undefined` if it can. A folder that contains only a `.git` folder counts as
 * empty.
 */
export function folderProblem(folder: string, written: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${written} is a file. Name a folder that is new or empty.`
  const isEmpty = readdirSync(folder).every((entry) => entry === '.git')
  return isEmpty ? undefined : `${written} is not empty. Name a folder that is new or empty.`
}
