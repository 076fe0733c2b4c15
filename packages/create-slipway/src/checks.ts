import { existsSync, readdirSync, statSync } from 'node:fs'

/** Returns why a package cannot have a name, with a name that is possible; `undefined` if it can. */
export function nameProblem(name: string): string | undefined {
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= 214 && name !== 'node_modules') return undefined
  const better = latin(name)
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
  const example = better === '' || better === 'node_modules' ? 'my-app' : better.slice(0, 214)
  return `"${name}" cannot be the name of an npm package. Try ${example}.`
}

/** Letters without a decomposed form, in Latin letters of ASCII. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Returns a text in lower case, without the marks of its letters. */
function latin(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? letter)
}

/** Returns why a folder cannot become an app; `undefined` if it can. A folder that contains only `.git` counts as empty. */
export function folderProblem(folder: string, written: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${written} is a file. Choose a new or empty folder.`
  const isEmpty = readdirSync(folder).every((entry) => entry === '.git')
  return isEmpty ? undefined : `${written} is not empty. Choose a new or empty folder.`
}
