import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { appElement, documentFrame } from '../../base/html/documentHtml.ts'
import { escapeMarkup } from '../../base/html/escapeMarkup.ts'
import { inlineSheets } from '../../base/html/inlineSheets.ts'
import type { RenderableApp } from '../../base/html/renderAnswer.ts'
import type { RenderedPage } from '../../base/html/rendered.ts'
import { replaceStyles, rulesOf } from '../../base/html/styleAttributes.ts'
import { contentOf, widthRules } from '../../base/html/widths.ts'
import { linkTags } from './linkTags.ts'
import type { PrerenderPlan } from './prerenderOptions.ts'
import { type PageHtml, renderAll } from './renderAll.ts'
import { startRenderer } from './renderer.ts'
import { robots, sitemap } from './siteFiles.ts'

/** A build that is written, and whose pages are to be rendered. */
export interface WrittenBuild {
  readonly plan: PrerenderPlan
  /** Folder that the build is written to. */
  readonly folder: string
  /** Path that the app is served from, with a slash at its end. */
  readonly base: string
  readonly bundle: Rolldown.OutputBundle
  readonly name: string
  readonly title: string
  readonly lang: string
  /** `NODE_ENV` of the build. */
  readonly mode: string
  /** Whether the HTML may contain style sheets. */
  readonly isInline: boolean
  /** Ids of the modules that an app loads when it starts from HTML. */
  readonly startModules: readonly string[]
  /** Id of the module of the root page. */
  readonly entryPage: string | undefined
  /** Whether the app has a file of this name in its public folder. */
  isPublic(file: string): boolean
}

/** Style sheet of a build whose HTML may contain no styles. */
const rulesFile = 'assets/prerender.css'

/**
 * Renders the pages of an app and writes their HTML, a page for unknown addresses, and the files for search engines.
 *
 * @param rendererFile The app's own build for Node.
 * @returns The names of the written HTML files.
 * @throws {Error} If a page throws, is guarded, or is not rendered in time.
 */
export async function prerenderPages(rendererFile: string, build: WrittenBuild): Promise<string[]> {
  const { plan, folder, base } = build
  const renderer = await startRenderer(rendererFile, { folder, base, mode: build.mode }, plan.timeout)
  try {
    const { app } = renderer
    if (app.hasOwnPaths && !base.startsWith('/')) {
      throw new Error(
        `slipway: prerender needs a path as Vite's base, such as '/', because pages are in folders. It is '${base}'.`,
      )
    }
    const locales = plan.locales ?? [app.locale ?? build.lang]
    const pages = await renderAll(renderer, plan, locales)
    const { rendered: unknown } = await renderer.render('/404', locales[0] ?? 'en')
    const files = documents(build, app, pages, unknown.name === 'page' ? unknown : undefined)
    for (const [name, text] of [...files, ...siteFiles(build, pages)]) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    return [...files.keys()].filter((name) => name.endsWith('.html'))
  } finally {
    await renderer.close()
  }
}

/** The HTML files by their names, and a style sheet if they may contain no styles. */
function documents(
  build: WrittenBuild,
  app: RenderableApp,
  pages: readonly PageHtml[],
  unknown: RenderedPage | undefined,
): Map<string, string> {
  const { plan, folder, base, name, title, isInline } = build
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const [mainLocale] = plan.locales ?? [pages[0]?.locale]
  const files = new Map<string, string>()
  const allStyles = new Set<string>()
  const allWidths = new Set<string>()

  const add = (file: string, page: RenderedPage, path: string, modules: readonly string[] = []) => {
    const { html: content, styles } = replaceStyles(contentOf(page))
    for (const style of styles) allStyles.add(style)
    const widths = widthRules(page.wider)
    if (widths) allWidths.add(widths)
    const rules = isInline
      ? `<style>${[widths, rulesOf(styles)].join('\n').trim()}</style>`
      : `<link rel="stylesheet" crossorigin href="${escapeMarkup(base + rulesFile)}" />`
    const frame = documentFrame(template, page, {
      ...{ path, name, title, isHash: !app.hasOwnPaths, followsSystem: app.locale === undefined },
      address: plan.site === undefined ? undefined : { site: plan.site, path: path || '/' },
      tags: [
        ...linkTags(build, [...build.startModules, ...modules], template),
        ...(styles.size > 0 || widths ? [rules] : []),
      ],
    })
    if (!frame) {
      throw new Error('slipway: prerender needs an empty element for the app in index.html: <div id="app"></div>.')
    }
    const html = frame.before + appElement(frame, content, { ...page.facts, isOld: true }) + frame.after
    files.set(file, isInline ? inlineSheets(html, (href) => sheetAt(build, href)) : html)
  }

  for (const { url, locale, page, modules } of pages)
    add(fileOf(url, locale === mainLocale ? '' : `.${locale}`), page, pathOf(base, url), modules)
  if (unknown) add('404.html', unknown, '*')
  if (!files.has('index.html')) {
    const page = build.entryPage === undefined ? [] : [build.entryPage]
    files.set('index.html', withTags(template, linkTags(build, page, template)))
  }
  if (!isInline && allStyles.size + allWidths.size > 0) {
    files.set(rulesFile, [...allWidths, rulesOf(allStyles)].join('\n').trim())
  }
  return files
}

const withTags = (html: string, tags: readonly string[]) =>
  html.replace(/\s*<\/head>/i, (end) => tags.map((tag) => `\n    ${tag}`).join('') + end)

/** The path of a page on the website, without a slash at its end. */
const pathOf = (base: string, url: string) =>
  new URL(base.replace(/\/$/, '') + url, 'http://localhost').pathname.replace(/\/$/, '')

/** The file of a page: `about.html` for `/about`. Unlike `about/index.html`, servers send it without a redirect to `/about/`. */
const fileOf = (url: string, suffix: string) =>
  `${decodeURIComponent(url).replace(/^\/|\/$/g, '') || 'index'}${suffix}.html`

/** The text of a style sheet of the build. */
function sheetAt({ base, folder }: WrittenBuild, href: string): string | undefined {
  const file = join(folder, href.startsWith(base) ? href.slice(base.length) : '')
  return href.startsWith(base) && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The files for search engines, unless the app has its own. They need the website's origin. */
function siteFiles({ plan: { site }, base, isPublic }: WrittenBuild, pages: readonly PageHtml[]): [string, string][] {
  if (site === undefined) return []
  const listed = pages.filter(({ page }) => !/noindex/.test(page.head.robots ?? ''))
  const addresses = new Set(listed.map(({ url }) => new URL(pathOf(base, url) || '/', site).href))
  const files: [string, string][] = [
    ['sitemap.xml', sitemap([...addresses])],
    ['robots.txt', robots(`${site}${base}sitemap.xml`)],
  ]
  return files.filter(([name]) => !isPublic(name))
}
