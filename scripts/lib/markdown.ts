const fence = /^([ \t]*)(```+|~~~+).*\n[\s\S]*?^\1\2[ \t]*$/gm
const codeSpan = /(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\1(?!`)/g

/** The addresses that a Markdown text links to or shows pictures from, each once. Code and comments are left out. */
export function linksIn(text: string): string[] {
  const prose = text
    .replace(fence, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(codeSpan, '')
  const links = [
    /\]\(\s*<?([^)\s>]+)/g,
    /^\[[^\]]+\]:\s*<?([^\s>]+)/gm,
    /\b(?:href|src)="([^"]*)"/g,
    // An address in the text, which GitHub and npm show as a link.
    /(https?:\/\/[^\s<>()"|]*[^\s<>()"|.,;:])/g,
  ]
  return [...new Set(links.flatMap((link) => [...prose.matchAll(link)].map(([, href = '']) => href)))]
}

/** Whether a link leads to another site, or has any other scheme, such as `mailto:`. */
export const isExternal = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/** The anchors of the headings of a Markdown text, as on GitHub: `page-state` for `## Page state`, `page-state-1` for the second one. */
export function anchorsIn(text: string): string[] {
  const counts = new Map<string, number>()
  return [...text.replace(fence, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}
