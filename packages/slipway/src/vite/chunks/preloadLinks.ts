import type { HtmlTagDescriptor, Rolldown } from 'vite'

/**
 * Lists the links that make the browser load a page's chunk and its style sheets together with the entry, instead of after
 * it. Files that the HTML already links are left out.
 *
 * @param base Folder of the bundle's files, as the HTML writes it.
 */
export function preloadLinks(
  bundle: Rolldown.OutputBundle,
  pageId: string,
  html: string,
  base: string,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const page = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === pageId || moduleIds?.includes(pageId))
  if (!page) return []
  const needed = new Set([page])
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  const files = [...needed].map(({ fileName }) => fileName)
  // Imported chunks precede the chunk that imports them, so their style sheets do, too.
  const sheets = [...needed].reverse().flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  // A `preload` link for the style sheet would cause a browser warning if a deep link does not use it. A `stylesheet` link does not.
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
