import type { HtmlTagDescriptor, Rolldown } from 'vite'

/**
 * Lists the links that let the browser fetch a page's chunk and its style sheets along with the entry, instead of after
 * it. What the HTML links already is left out.
 *
 * @param base Where the files of the bundle lie, as the HTML writes it.
 */
export function preloadLinks(
  bundle: Rolldown.OutputBundle,
  pageId: string,
  html: string,
  base: string,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === pageId)
  if (!page) return []
  const needed = new Set([page])
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  const files = [...needed].map(({ fileName }) => fileName)
  // What a chunk imports comes before it, in style sheets too.
  const sheets = [...needed].reverse().flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  // A preload that a deep link leaves unused makes the browser complain; a style sheet is used in any case.
  const links = [
    ...files.map((file) => ['modulepreload', file]),
    ...[...new Set(sheets)].map((file) => ['stylesheet', file]),
  ]
  return links.flatMap(([rel, file]) => {
    const href = `${base}${file}`
    return html.includes(`"${href}"`)
      ? []
      : [{ tag: 'link', attrs: { rel, crossorigin: true, href }, injectTo: 'head' }]
  })
}
