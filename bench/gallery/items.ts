/** A row of the list, and the content of its detail page. */
export interface Item {
  readonly id: number
  readonly title: string
  readonly text: string
}

export const items: readonly Item[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: index + 1,
  title: `Item ${index + 1}`,
  text: `A description of item ${index + 1} in one line of text`,
}))

export const sizes: readonly string[] = ['Small', 'Medium', 'Large']

/** Three pictures as data URLs, so that no requests are measured. */
export const picturesOf = ({ id }: Item): readonly string[] => [0, 120, 240].map((turn) => pictureOf(id * 37 + turn))

function pictureOf(hue: number): string {
  const color = `hsl(${hue % 360} 60% 60%)`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`)}`
}
