/** The ids that a title carries: `[S5.9] [S9.26] clamps` carries two. */
export function rowIds(title: string): string[] {
  return [...title.matchAll(/\[(S\d+\.\d+)\]/g)].map(([, id = '']) => id)
}
