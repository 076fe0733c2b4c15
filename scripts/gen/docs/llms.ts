import { posix } from 'node:path'
import { type DocPage, docPages } from '../../lib/docPages.ts'
import { readText } from '../../lib/readText.ts'
import type { Generated } from '../generated.ts'

/** `llms.txt`, which lists all pages of the docs for language models (llmstxt.org), with links from the package's folder. */
export function llmsIndex(): Generated {
  return { path: 'packages/slipway/llms.txt', text: llmsIndexText(readText('README.md'), docPages()) }
}

/**
 * Text of `llms.txt`: title and summary of the readme, then one section for each category.
 *
 * @param readme Begins with a heading and a paragraph.
 */
export function llmsIndexText(readme: string, pages: readonly DocPage[]): string {
  const [title = '', summary = ''] = readme.split('\n\n')
  const head = [title, `> ${summary.replaceAll('\n', ' ')}`, 'All pages in one file: [llms-full.txt](llms-full.txt)']
  return `${[...head, pagesList(pages, 'packages/slipway', '##')].join('\n\n')}\n`
}

/**
 * Lists of links to pages, one for each category.
 *
 * @param folder The folder of the page that contains the list.
 */
export function pagesList(pages: readonly DocPage[], folder: string, level = '###'): string {
  const linkTo = (path: string) => posix.relative(folder, `packages/slipway/${path}`)
  const listed = pages.filter(({ path }) => path !== 'docs/index.md')
  const categories = [...new Set(listed.map(({ category }) => category))]
  return categories
    .map((category) => {
      const lines = listed
        .filter((page) => page.category === category)
        .map(({ title, path, summary }) => `- [${title}](${linkTo(path)}): ${summary}`)
      return `${level} ${category}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

/** Text of `llms-full.txt`: all pages of the docs in one Markdown file. Headings inside a page are one level lower. */
export function llmsFullText(pages: readonly DocPage[]): string {
  return pages.map(({ title, path, body }) => `# ${title}\n\n(${path})\n\n${lowerHeadings(body)}\n`).join('\n')
}

/** Adds a level to the headings of a page, except in its blocks of code. */
function lowerHeadings(body: string): string {
  let isCode = false
  return body
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode
      return !isCode && /^#+ /.test(line) ? `#${line}` : line
    })
    .join('\n')
}
