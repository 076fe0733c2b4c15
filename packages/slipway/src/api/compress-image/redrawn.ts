import { plainFileName } from '../temp-file/plainFileName.ts'
import type { CompressImageHost, Drawing } from './host.ts'

/** The types that an image can be drawn as, by the endings of their files. */
export const drawnTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** The ending of such a file. */
export type DrawnType = keyof typeof drawnTypes

/** The type that stays when an image is drawn anew: its own where browsers write it, else JPEG. */
export function drawnTypeOf(image: Blob): DrawnType {
  const known = Object.entries(drawnTypes).find(([, type]) => type === image.type)
  return (known?.[0] as DrawnType | undefined) ?? 'jpg'
}

/** An image drawn anew as a file of the same name, with the ending of its type. */
export async function redrawn(
  host: CompressImageHost,
  image: Blob,
  type: DrawnType,
  drawing: Omit<Drawing, 'type'>,
): Promise<File> {
  const drawn = await host.redraw(image, { ...drawing, type: drawnTypes[type] })
  const name = image instanceof File && plainFileName(image.name)?.replace(/\.\w+$/, '')
  return new File([drawn], `${name || 'image'}.${type}`, { type: drawn.type })
}
