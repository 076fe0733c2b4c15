/** Converts CSS colours to colours that MapLibre knows. */
export interface ColorReader {
  /** Returns a CSS colour as `rgba(…)`. Without a valid colour, returns transparent black. */
  read(color: string): string
  /** Forgets the colours that were read, because the theme has changed. */
  reset(): void
  dispose(): void
}

/**
 * Creates a reader of CSS colours as they apply in an element: with its custom properties, and with `light-dark()`. MapLibre knows only
 * some of the colours of CSS.
 */
export function createColorReader(container: HTMLElement): ColorReader {
  const probe = container.appendChild(document.createElement('span'))
  probe.ariaHidden = 'true'
  probe.style.cssText = 'position: absolute; visibility: hidden; forced-color-adjust: none; transition: none'
  const known = new Map<string, string>()
  const resolve = (color: string) => {
    probe.style.color = ''
    // The mix is the colour itself, as numbers from 0 to 1: `color(srgb 1 0.5 0 / 0.2)`.
    probe.style.color = `color-mix(in srgb, ${color} 100%, transparent)`
    if (probe.style.color === '') return 'rgba(0, 0, 0, 0)'
    return rgbaOf(getComputedStyle(probe).color)
  }
  return {
    read(color) {
      const value = known.get(color) ?? resolve(color)
      known.set(color, value)
      return value
    },
    reset: () => known.clear(),
    dispose: () => probe.remove(),
  }
}

/** `color(srgb 1 0.5 0 / 0.2)` as `rgba(255, 127.5, 0, 0.2)`. */
function rgbaOf(computed: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map((part) =>
    Math.min(1, Math.max(0, Number(part))),
  )
  const [r, g, b] = [red, green, blue].map((share) => Math.round(share * 255 * 100) / 100)
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}
