import { existsSync, readdirSync, statSync } from 'node:fs'

/** Says why a name cannot be a package's, and offers one that can. */
export function nameProblem(name: string): string | undefined {
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= 214 && name !== 'node_modules') return undefined
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
  const example = better === '' || better === 'node_modules' ? 'my-app' : better.slice(0, 214)
  return `"${name}" cannot be the name of an npm package. Try ${example}.`
}

/** Says why an app cannot be made in a folder. A repository without files is as good as an empty folder. */
export function folderProblem(folder: string, written: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${written} is a file. Name a folder that is new or empty.`
  const isEmpty = readdirSync(folder).every((entry) => entry === '.git')
  return isEmpty ? undefined : `${written} holds something already. Name a folder that is new or empty.`
}
