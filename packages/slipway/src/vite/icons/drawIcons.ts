import { ApiError } from '../../base/call/ApiError.ts'
import type { PngIcon } from './iconSet.ts'
import type { IconSource } from './iconSource.ts'

type Sharp = typeof import('sharp').default

/** A PNG file. */
export interface DrawnIcon {
  readonly fileName: string
  readonly source: Uint8Array
}

/**
 * Draws an SVG as PNG files. The drawing keeps its proportions and is centred.
 *
 * @param load Imports the rasteriser.
 * @throws {ApiError} `unavailable` if `sharp` is not installed, and `failed` if it cannot draw the SVG.
 */
export async function drawIcons(
  { path, svg }: IconSource,
  icons: readonly PngIcon[],
  load: () => Promise<{ readonly default: Sharp }> = () => import('sharp'),
): Promise<DrawnIcon[]> {
  const sharp = await loadSharp(load)
  try {
    return await Promise.all(
      icons.map(async (icon) => ({ fileName: icon.fileName, source: await draw(sharp, Buffer.from(svg), icon) })),
    )
  } catch (cause) {
    throw new ApiError('slipway', 'failed', `the icon ${path} cannot be drawn: ${messageOf(cause)}`, { cause })
  }
}

async function loadSharp(load: () => Promise<{ readonly default: Sharp }>): Promise<Sharp> {
  try {
    return (await load()).default
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'
        ? 'Install it: npm install --save-dev sharp'
        : `Install it for this system: npm install --save-dev sharp. Its own error: ${messageOf(cause)}`
    throw new ApiError('slipway', 'unavailable', `the option icons makes PNG files with sharp. ${reason}`, { cause })
  }
}

async function draw(sharp: Sharp, svg: Buffer, { size, padding, background }: PngIcon): Promise<Uint8Array> {
  const inner = size - 2 * padding
  const drawing = await sharp(svg)
    .resize({ width: inner, height: inner, fit: 'contain', background: transparent })
    .png()
    .toBuffer()
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: background ?? transparent } })
  const picture = canvas.composite([{ input: drawing, left: padding, top: padding }])
  // Without an alpha channel, no system looks for transparent areas.
  return (background === undefined ? picture : picture.removeAlpha()).png({ compressionLevel: 9 }).toBuffer()
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
