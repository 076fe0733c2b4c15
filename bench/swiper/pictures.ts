/** A picture and its number, which is in the caption. */
export interface Shot {
  readonly id: number
  readonly src: string
}

/** Fifty different pictures as data URLs, so that decoding is measured, but no requests. */
export const shots: readonly Shot[] = Array.from({ length: 50 }, (_, id) => ({ id, src: drawn(id) }))

function drawn(id: number): string {
  const hue = (id * 47) % 360
  const circles = Array.from({ length: 40 }, (_, nth) => {
    const [x, y] = [(nth * 97 + id * 31) % 390, (nth * 61 + id * 17) % 520]
    return `<circle cx="${x}" cy="${y}" r="${12 + (nth % 5) * 9}" fill="hsl(${(hue + nth * 9) % 360} 70% 60% / 0.6)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="520"><rect width="390" height="520" fill="hsl(${hue} 50% 40%)"/>${circles.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
