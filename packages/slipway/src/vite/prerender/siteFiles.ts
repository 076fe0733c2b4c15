import { escapeMarkup } from '../../base/html/escapeMarkup.ts'

/** Generates the list of the pages for search engines. */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeMarkup(address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Generates the file that allows search engines to read all pages, and names the list of pages. */
export const robots = (sitemapAddress: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`
