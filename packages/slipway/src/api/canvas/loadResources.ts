// Separate chunk: loaded when a drawing needs an image or a font that is not loaded yet.
import { HostError } from '../../base/call/HostError.ts'
import { networkDefaults } from '../../base/defaults/defaults.ts'
import type { Picture } from './commandQueue.state.ts'
import type { MissingResources } from './missingResources.ts'

/** Loads images and fonts. Resolves with the first error, or `undefined`, once each of them is loaded or has failed. */
export async function loadResources({ pictures, fonts }: MissingResources): Promise<unknown> {
  const loads = [...pictures.map(loadPicture), ...fonts.map(([font, text]) => document.fonts.load(font, text))]
  const results = await Promise.allSettled(loads.map((loading: Promise<unknown>) => inTime(loading)))
  return results.find((result) => result.status === 'rejected')?.reason
}

/** Rejects with `timeout` if loading takes longer than the time limit of network calls, so that later draws are not blocked. */
async function inTime<Result>(loading: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError('timeout', 'timeout')), networkDefaults.timeoutMs)
  })
  try {
    return await Promise.race([loading, limit])
  } finally {
    clearTimeout(timer)
  }
}

async function loadPicture(picture: Picture): Promise<void> {
  const { source } = picture
  picture.image = await (typeof source === 'string' ? loadAddress(source) : decode(source as HTMLImageElement))
}

/**
 * Loads an image. Its server is asked for permission to read it (CORS). Without the permission, the image is drawn, and the canvas
 * cannot be read any more.
 */
function loadAddress(address: string): Promise<HTMLImageElement> {
  const isForeign = !/^(data|blob):/.test(address) && new URL(address, document.baseURI).origin !== location.origin
  const image = new Image()
  if (isForeign) image.crossOrigin = 'anonymous'
  image.src = address
  if (!isForeign) return decode(image)
  return decode(image).catch(() => {
    const unreadable = new Image()
    unreadable.src = address
    return decode(unreadable)
  })
}

async function decode(image: HTMLImageElement): Promise<HTMLImageElement> {
  try {
    await image.decode()
    return image
  } catch (cause) {
    throw new HostError('failed', `the image cannot be loaded: ${image.src.slice(0, 200)}`, { cause })
  }
}
