import { createHash } from 'node:crypto'
import type { AppIcon } from '../options.ts'
import type { IconPlan } from './iconOptions.ts'

/** A PNG file that the build makes from the SVG. */
export interface PngIcon {
  readonly fileName: string
  /** Width and height in pixels. */
  readonly size: number
  /** Space on each side in pixels. */
  readonly padding: number
  /** Colour behind the drawing. Transparent if left out. */
  readonly background?: string
}

/** The icons of an app that are made from one SVG. */
export interface IconSet {
  /** Icons for the browser's tab. */
  readonly links: readonly AppIcon[]
  /** Icons of the web manifest. */
  readonly manifest: readonly AppIcon[]
  /** Path of the icon for the home screen of iOS. */
  readonly appleTouchIcon?: string
  /** The files that the build writes. */
  readonly files: readonly PngIcon[]
}

/** The icons without PNG files: for the development server, and for native shells, whose icons belong to the native project. */
export function svgOnly({ source }: IconPlan): IconSet {
  const links = [vector(source)]
  return { links, manifest: links, files: [] }
}

/**
 * The icons of a build. The names of the files contain a hash of the SVG and the options, so that browsers load an icon again after it
 * has changed.
 *
 * @param svg Text of the SVG file.
 */
export function iconSet(plan: IconPlan, svg: string): IconSet {
  const { source, background, maskablePadding } = plan
  const hash = createHash('sha256')
    .update(JSON.stringify([svg, background, maskablePadding]))
    .digest('hex')
    .slice(0, 8)
  const file = (name: string, size: number): PngIcon => ({ fileName: `icons/${name}-${hash}.png`, size, padding: 0 })
  const small = file('icon-192', 192)
  const large = file('icon-512', 512)
  const padding = Math.round(512 * maskablePadding)
  const maskable: PngIcon = { ...file('maskable-512', 512), padding, background }
  const apple: PngIcon = { ...file('apple-touch-icon', 180), background }
  return {
    links: [vector(source), bitmap(small)],
    manifest: [vector(source), bitmap(small), bitmap(large), { ...bitmap(maskable), purpose: 'maskable' }],
    appleTouchIcon: `/${apple.fileName}`,
    files: [small, large, maskable, apple],
  }
}

const vector = (source: string): AppIcon => ({ src: `/${source}`, sizes: 'any', type: 'image/svg+xml' })

const bitmap = ({ fileName, size }: PngIcon): AppIcon => ({
  src: `/${fileName}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
