import { escapeMarkup } from '../base/html/escapeMarkup.ts'
import { type StartFile, startFiles } from './startFiles.ts'

/** Content of the HTML page's `<head>`. */
export interface HtmlHead {
  /** BCP 47 tag of the language until the app has started. */
  readonly lang: string
  /** The app's name, for browsers and for `getAppBaseInfo`. */
  readonly name: string
  readonly title: string
  /** Colours of the browser's own bars. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Group of the app's stored values. If left out, it is the path of the document, as for addresses after a hash. */
  readonly storageGroup?: string
  /** Whether pages are rendered to HTML. */
  readonly prerenders?: boolean
  /** Address of the web manifest. The page has no manifest if left out. */
  readonly manifest?: string
  readonly icons: readonly { readonly href: string; readonly type?: string; readonly sizes?: string }[]
  /** Address of the icon for the home screen of iOS. @default the first PNG of `icons` that is large enough */
  readonly appleTouchIcon?: string
  /** Returns the address of a file that the page loads before the first paint. Its text is inline if left out. */
  readonly startFile?: (file: StartFile) => string
}

/** Generates the page of an app without an `index.html`: an element for the app, and the module that mounts it. */
export function blankHtml(entry: string): string {
  return `<!doctype html>
<html>
  <head>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="${escapeMarkup(entry)}"></script>
  </body>
</html>
`
}

/** Adds the tags to an HTML page that a Slipway app needs and the page lacks. The page's own tags remain. */
export function completeHtml(html: string, head: HtmlHead): string {
  const page = withHead(html)
  const tags = withoutComments(page)
  const headEnd = tags.search(/\s*<\/head>/i)
  const lacks = (pattern: RegExp) => !pattern.test(tags.slice(0, headEnd))
  const first: string[] = []
  const last: string[] = []

  if (lacks(/<meta\s[^>]*charset/i)) first.push('<meta charset="utf-8" />')
  const [sheet, script] = startFiles(head)
  const layers = head.startFile?.(sheet)
  const theme = head.startFile?.(script)
  const has = (address = '') => address !== '' && tags.slice(0, headEnd).includes(`"${escapeMarkup(address)}"`)
  // A style sheet file and a script without `defer` both block painting, so they have effect before the first paint.
  if (lacks(/@layer\s[^;{]*\bslipway\b/) && !has(layers)) first.push(layersTag(layers, sheet))
  if (lacks(/sw:theme/) && !has(theme)) first.push(themeTag(theme, script))
  if (lacks(/<title[\s>]/i)) last.push(`<title>${escapeMarkup(head.title)}</title>`)
  for (const [name, content] of [...metas, ['application-name', head.name] as const]) {
    if (lacks(metaNamed(name))) last.push(`<meta name="${name}" content="${escapeMarkup(content)}" />`)
  }
  if (lacks(metaNamed('theme-color'))) {
    for (const [scheme, color] of Object.entries(head.themeColor)) {
      const media = `(prefers-color-scheme: ${scheme})`
      last.push(`<meta name="theme-color" media="${media}" content="${escapeMarkup(color)}" />`)
    }
  }
  if (head.manifest && lacks(linkTo('manifest'))) {
    last.push(`<link rel="manifest" href="${escapeMarkup(head.manifest)}" />`)
  }
  if (lacks(linkTo('icon'))) last.push(...head.icons.map(iconLink))
  const apple = head.appleTouchIcon ?? homeScreenIcon(head.icons)
  if (apple !== undefined && lacks(linkTo('apple-touch-icon'))) {
    last.push(`<link rel="apple-touch-icon" href="${escapeMarkup(apple)}" />`)
  }

  const opening = /<html(\s[^>]*)?>/i.exec(tags)
  const hasLang = opening === null || /\slang\s*=/i.test(opening[0])
  return insert(page, [
    [opening ? opening.index + '<html'.length : 0, hasLang ? '' : ` lang="${escapeMarkup(head.lang)}"`],
    [endOf(/<head(\s[^>]*)?>/i, tags), block(first)],
    [headEnd, block(last)],
  ])
}

const layersTag = (address: string | undefined, { text }: StartFile) =>
  address === undefined
    ? `<style>${text}</style>`
    : `<link rel="stylesheet" crossorigin href="${escapeMarkup(address)}" />`

const themeTag = (address: string | undefined, { text }: StartFile) =>
  address === undefined ? `<script>${text}</script>` : `<script crossorigin src="${escapeMarkup(address)}"></script>`

const metas = [
  ['viewport', 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'],
  // Without this tag a dark window is white until the style sheet has loaded.
  ['color-scheme', 'light dark'],
] as const

const metaNamed = (name: string) => new RegExp(`<meta\\s[^>]*name=["']?${name}["'\\s/>]`, 'i')

/** Matches a link with a relation, also among several relations: `rel="shortcut icon"`. */
export const linkTo = (relation: string): RegExp =>
  new RegExp(`<link\\s[^>]*rel=(["']([^"']*\\s)?${relation}[\\s"']|${relation}[\\s/>])`, 'i')

function iconLink({ href, type, sizes }: HtmlHead['icons'][number]): string {
  const written = Object.entries({ rel: 'icon', href, type, sizes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeMarkup(value)}"`],
  )
  return `<link ${written.join(' ')} />`
}

/** The icon for the home screen of iOS, which has a separate link and supports only bitmaps. */
const homeScreenIcon = (icons: HtmlHead['icons']) =>
  icons.find(({ type, sizes = '' }) => type === 'image/png' && Number.parseInt(sizes, 10) >= 180)?.href

/** Replaces comments by characters that match no tag. The length does not change, so that offsets remain valid. */
function withoutComments(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, (comment) => '-'.repeat(comment.length))
}

/** Adds the tags of the head that the page lacks, because HTML allows to leave them out. */
function withHead(html: string): string {
  const tags = withoutComments(html)
  const start = endOf(/<head(\s[^>]*)?>/i, tags)
  if (start >= 0 && /<\/head>/i.test(tags)) return html
  if (start >= 0) return insert(html, [[start, '\n  </head>']])
  const before = Math.max(endOf(/<html(\s[^>]*)?>/i, tags), endOf(/<!doctype[^>]*>/i, tags), 0)
  return insert(html, [[before, '\n  <head>\n  </head>']])
}

/** Offset of the end of the first match; `-1` without a match. */
function endOf(pattern: RegExp, text: string): number {
  const match = pattern.exec(text)
  return match ? match.index + match[0].length : -1
}

const block = (lines: readonly string[]) => lines.map((line) => `\n    ${line}`).join('')

/** Inserts texts at offsets in ascending order. */
function insert(text: string, places: readonly (readonly [at: number, added: string])[]): string {
  return places.reduceRight((result, [at, added]) => result.slice(0, at) + added + result.slice(at), text)
}
