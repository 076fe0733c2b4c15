import type { RasterTiles } from './mapEngine.ts'

/** The addresses of tiles for a theme, without `{s}` and `{r}`: one for each subdomain. */
export function tileUrls({ url, dark, subdomains = [''] }: RasterTiles, isDark: boolean, isDense: boolean): string[] {
  const address = ((isDark && dark) || url).replaceAll('{r}', isDense ? '@2x' : '')
  return address.includes('{s}') ? subdomains.map((name) => address.replaceAll('{s}', name)) : [address]
}
