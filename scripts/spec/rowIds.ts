/** The ids of rows in a title: two in `[S5.9] [S9.26] clamps`. */
export function rowIds(title: string): string[] {
  return [...title.matchAll(/\[(S\d+\.\d+)\]/g)].map(([, id = '']) => id)
}
