import { plainFileName } from '../temp-file/plainFileName.ts'
import type { CompressImageHost, Drawing } from './host.ts'

/** MIME types that images can be written as, by file extension. */
export const drawnTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** File extension of a type that images can be written as. */
export type DrawnType = keyof typeof drawnTypes

/** The type of a re-encoded image if none is requested: its own type if browsers can write it, else JPEG. */
export function drawnTypeOf(image: Blob): DrawnType {
  const known = Object.entries(drawnTypes).find(([, type]) => type === image.type)
  return (known?.[0] as DrawnType | undefined) ?? 'jpg'
}

/** Re-encodes an image as a file of the same name, with the extension of its type. */
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
