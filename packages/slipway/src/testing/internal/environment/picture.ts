import { page, server } from 'vitest/browser'
import { toOuterPage } from '../input/pointerInput.ts'
import { devTools, isChromium, lacking } from './devTools.ts'

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

/** What an element looks like on the screen. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** The colour of a pixel, counted from the upper left corner. */
  colorAt(x: number, y: number): Color
  /** The centre of all pixels that have almost this colour, in pixels from the upper left corner; `undefined` without such pixels. */
  centreOf(color: Color): { readonly x: number; readonly y: number; readonly count: number } | undefined
}

/** Takes a picture of an element, with all that covers it. Skips the test in WebKitGTK, whose driver never returns a picture. */
export async function takePicture(element: Element): Promise<Picture> {
  if (server.browser === 'webkit') lacking('pictures of the screen')
  const png = isChromium ? await capture(element) : await page.screenshot({ element, save: false })
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { colorSpaceConversion: 'none' })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const colorOf = (index: number): Color => [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0]
  return {
    width,
    height,
    colorAt: (x, y) => colorOf(Math.floor(y) * width + Math.floor(x)),
    centreOf(color) {
      let [count, sumX, sumY] = [0, 0, 0]
      for (let index = 0; index < width * height; index++) {
        if (!isClose(colorOf(index), color)) continue
        count += 1
        sumX += index % width
        sumY += Math.floor(index / width)
      }
      return count === 0 ? undefined : { x: sumX / count + 0.5, y: sumY / count + 0.5, count }
    },
  }
}

/** Captures an element, in a third of the time that Vitest needs for it. @returns A PNG picture in Base64. */
async function capture(element: Element): Promise<string> {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [start, end] = [toOuterPage({ x: left, y: top }), toOuterPage({ x: right, y: bottom })]
  const clip = { ...start, width: end.x - start.x, height: end.y - start.y, scale: 1 }
  const { data } = (await devTools().send('Page.captureScreenshot', { clip, optimizeForSpeed: true })) as {
    data: string
  }
  return data
}

/** Whether two colours differ by no more than rounding does. */
export const isClose = (one: Color, other: Color): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 3)
