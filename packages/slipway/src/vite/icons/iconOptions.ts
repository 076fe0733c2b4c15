/** Options of the icons that the build makes from one SVG file. */
export interface IconOptions {
  /** The SVG file, in the public folder. @default '/icon.svg' */
  readonly source?: string
  /**
   * Colour behind the icon for iOS and behind the maskable icon, because systems show transparent areas as black: `#rgb` or `#rrggbb`.
   * @default '#ffffff'
   */
  readonly background?: string
  /**
   * Space on each side of the maskable icon, as a part of its width from 0 to 0.4, because systems crop it to a circle of 80 % of the width.
   * A drawing that fills its corners needs 0.22.
   * @default 0.1
   */
  readonly maskablePadding?: number
}

/** The options with all defaults. */
export interface IconPlan {
  /** Path in the public folder, without a slash at its beginning. */
  readonly source: string
  readonly background: string
  readonly maskablePadding: number
}

/** Adds the defaults. */
export function iconPlan({
  source = '/icon.svg',
  background = '#ffffff',
  maskablePadding = 0.1,
}: IconOptions): IconPlan {
  return { source: source.replace(/^\//, ''), background, maskablePadding }
}

/** Finds the mistakes in the option `icons`, because Vite runs a config without checking its types. */
export function mistakesInIcons(option: unknown): string[] {
  if (option === undefined) return []
  if (Array.isArray(option) && option.every((icon) => typeof icon?.src === 'string')) return []
  if (typeof option !== 'object' || option === null || Array.isArray(option)) {
    return [
      `icons is ${show(option)}. Write a list: icons: [{ src: '/icon-192.png', sizes: '192x192' }], or an SVG file: icons: { source: '/icon.svg' }.`,
    ]
  }
  const { source, background, maskablePadding, ...unknown } = option as {
    readonly [Name in keyof IconOptions]: unknown
  }
  const mistakes = Object.keys(unknown).map(
    (key) => `icons.${key} is not an option. Write one of source, background, maskablePadding.`,
  )
  if (source !== undefined && !isPublicSvg(source)) {
    mistakes.push(`icons.source is ${show(source)}. Write an SVG file of the public folder: source: '/icon.svg'.`)
  }
  if (background !== undefined && !(typeof background === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(background))) {
    mistakes.push(`icons.background is ${show(background)}. Write an opaque colour: background: '#0a66d8'.`)
  }
  const isPadding = typeof maskablePadding === 'number' && maskablePadding >= 0 && maskablePadding <= 0.4
  if (maskablePadding !== undefined && !isPadding) {
    mistakes.push(`icons.maskablePadding is ${show(maskablePadding)}. Write a number from 0 to 0.4.`)
  }
  return mistakes
}

/** Whether a value is the path of an SVG file within the public folder. */
const isPublicSvg = (source: unknown) =>
  typeof source === 'string' && /^\/?[^/\\:?#][^\\:?#]*\.svg$/i.test(source) && !source.split('/').includes('..')

const show = (value: unknown) => JSON.stringify(value) ?? String(value)
