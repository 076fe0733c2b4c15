import { HostError } from '../../base/call/HostError.ts'
import type { FontFaceHost } from './host.ts'

/** The fonts that were added, by family, source and description. */
const added = new Map<string, FontFace>()

/** Adds fonts to `document.fonts`. */
export const host: FontFaceHost = {
  async load(family, source, description, signal) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const { style = 'normal', weight = 'normal', variant = 'normal' } = description
    const key = JSON.stringify([family, source, style, weight, variant])
    const before = added.get(key)
    if (before && document.fonts.has(before)) return
    const face = await createFace(family, source, { style, weight, featureSettings: featuresOf(variant) })
    signal?.throwIfAborted()
    document.fonts.add(face)
    added.set(key, face)
  },
}

/** The features of `font-variant: small-caps`, because fonts of scripts have no `variant`. */
const featuresOf = (variant: string) => (variant === 'small-caps' ? '"smcp"' : 'normal')

async function createFace(family: string, source: string, descriptors: FontFaceDescriptors): Promise<FontFace> {
  try {
    return await new FontFace(family, source, descriptors).load()
  } catch (cause) {
    if ((cause as DOMException).name === 'SyntaxError') {
      throw new HostError('invalid-argument', (cause as DOMException).message, { cause })
    }
    throw new HostError('failed', 'the font cannot be loaded', { cause })
  }
}
