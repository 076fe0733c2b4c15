import type { WorkerPlan } from './workerPlan.ts'

/**
 * The HTML file for an address: the one of its page in the user's first language that the app has, else the shell, which loads any page.
 * `undefined` if the app does not show this address: it is outside of the app's folder, or is the address of a file.
 *
 * @param path Path of the address.
 * @param base The app's folder, with a slash at both ends.
 * @param languages The user's languages, the preferred one first.
 */
export function pageFile(
  path: string,
  base: string,
  languages: readonly string[],
  { pages, shell }: Pick<WorkerPlan, 'pages' | 'shell'>,
): string | undefined {
  if (!`${path}/`.startsWith(base)) return undefined
  const page = decoded(path.slice(base.length))
    .replace(/(^index)?\.html$/, '')
    .replace(/\/$/, '')
  const files = Object.hasOwn(pages, page) ? pages[page] : /\.\w+$/.test(path) ? undefined : shell
  return files && inLanguage(files, languages)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The file of the first language that exists: exactly, or without its region. Else the first file. */
function inLanguage(files: Readonly<Record<string, string>>, languages: readonly string[]): string | undefined {
  const names = Object.keys(files)
  const plain = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const wanted of languages) {
    const name =
      names.find((each) => each.toLowerCase() === wanted.toLowerCase()) ??
      names.find((each) => plain(each) === plain(wanted))
    if (name !== undefined) return files[name]
  }
  return files[names[0] ?? '']
}
