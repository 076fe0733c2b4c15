import type { CommandQueue, Picture } from './commandQueue.state.ts'

/** Images and fonts that have to be loaded before commands can be drawn. */
export interface MissingResources {
  readonly pictures: readonly Picture[]
  /** Each font with the text that it draws. */
  readonly fonts: readonly (readonly [font: string, text: string])[]
}

/** Returns the images and fonts that commands need and that are not loaded yet; `undefined` if all can be drawn now. */
export function missingResources({ pictures, texts }: CommandQueue): MissingResources | undefined {
  const missing = [...pictures].filter((picture) => !isLoaded(picture))
  // Without fonts of the app, none has to be loaded.
  const fonts = document.fonts.size > 0 ? [...texts].flatMap(([font, list]) => missingFont(font, list)) : []
  return missing.length + fonts.length > 0 ? { pictures: missing, fonts } : undefined
}

/** Sets `image` of a picture that can be drawn now. Returns whether it can. */
function isLoaded(picture: Picture): boolean {
  const { source } = picture
  const isPending = source instanceof Image && !(source.complete && source.naturalWidth > 0)
  if (typeof source !== 'string' && !isPending) picture.image = source
  return picture.image !== undefined
}

function missingFont(font: string, texts: readonly unknown[]): [string, string][] {
  try {
    const text = texts.map(String).join('')
    return document.fonts.check(font, text) ? [] : [[font, text]]
  } catch {
    // The browser ignores an invalid font, and draws with the former one.
    return []
  }
}
