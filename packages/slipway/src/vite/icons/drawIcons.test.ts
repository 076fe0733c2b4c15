import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcons } from './drawIcons.ts'
import { iconPlan } from './iconOptions.ts'
import { iconSet, type PngIcon } from './iconSet.ts'

const svg = (attributes: string, content: string) => ({
  path: 'public/icon.svg',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`,
})
const disc = svg('viewBox="0 0 32 32"', '<circle cx="16" cy="16" r="16" fill="#ff0000"/>')
const square: PngIcon = { fileName: 'a.png', size: 100, padding: 0 }
type Point = readonly [x: number, y: number]

const [red, blue, clear] = ['255,0,0,255', '0,0,255,255', '0,0,0,0']

/** Draws an icon, and returns its size and a function that reads its pixels as `red,green,blue,alpha`. */
async function drawn(source: typeof disc, icon: PngIcon) {
  const [file] = await drawIcons(source, [icon])
  const { data, info } = await sharp(file?.source).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x + 1) * 4).join()
  const isBlended = (_: unknown, index: number) =>
    ![red, blue, clear].includes(at(index % info.width, Math.floor(index / info.width)))
  return {
    size: [info.width, info.height],
    at,
    /** Number of pixels with a colour between that of the drawing and that of the background. */
    blended: Array.from({ length: info.width * info.height }).filter(isBlended).length,
  }
}

test('the drawing fills the icon, and the corners that it leaves are transparent', async () => {
  const { size, at } = await drawn(disc, square)
  expect(size).toEqual([100, 100])
  expect([at(50, 1), at(1, 50), at(98, 50), at(50, 98), at(50, 50)]).toEqual([red, red, red, red, red])
  expect([at(0, 0), at(99, 0), at(0, 99), at(99, 99)]).toEqual([clear, clear, clear, clear])
})

test('a small SVG is drawn in the size of the icon, without a blurred edge', async () => {
  const { blended } = await drawn(disc, { ...square, size: 512 })
  // The length of the edge is 1,608 pixels. A picture of 32 pixels that is enlarged has 40,000 such pixels.
  expect(blended).toBeLessThan(3_000)
})

test('a background fills the corners and the padding', async () => {
  const { at } = await drawn(disc, { ...square, padding: 10, background: '#00f' })
  expect([at(0, 0), at(99, 99), at(50, 8), at(8, 50), at(91, 50)]).toEqual([blue, blue, blue, blue, blue])
  expect([at(50, 11), at(11, 50), at(88, 50), at(50, 88)]).toEqual([red, red, red, red])
})

test.each<[string, string, Point, Point]>([
  ['a wide viewBox', 'viewBox="0 0 40 20"', [50, 26], [50, 23]],
  ['a high viewBox', 'viewBox="0 0 20 40"', [26, 50], [23, 50]],
  ['a width and a height', 'width="40" height="20"', [50, 26], [50, 23]],
  ['a size in percent and a viewBox', 'width="100%" height="100%" viewBox="0 0 40 20"', [50, 26], [50, 23]],
])('an SVG with %s keeps its proportions and is centred', async (_, attributes, inside, outside) => {
  const source = svg(attributes, '<rect width="40" height="40" fill="#ff0000"/>')
  const { at } = await drawn(source, { ...square, background: '#0000ff' })
  const mirrored = ([x, y]: Point) => at(99 - x, 99 - y)
  expect([at(...inside), mirrored(inside), at(50, 50)]).toEqual([red, red, red])
  expect([at(...outside), mirrored(outside)]).toEqual([blue, blue])
})

test('the content of the maskable icon is within the safe circle of 80 % of the width', async () => {
  const { files } = iconSet(iconPlan({ background: '#0000ff' }), disc.svg)
  const icon = files.find(({ fileName }) => fileName.includes('maskable'))
  const { size, at } = await drawn(disc, icon as PngIcon)
  expect(size).toEqual([512, 512])
  const outside: string[] = []
  let inside = 0
  for (let y = 0; y < 512; y++) {
    for (let x = 0; x < 512; x++) {
      const distance = Math.hypot(x + 0.5 - 256, y + 0.5 - 256)
      // A pixel at the edge of the circle is a mix.
      if (distance > 0.4 * 512 + 1.5 && at(x, y) !== blue) outside.push(`${x},${y}`)
      if (distance < 0.4 * 512 - 1.5 && at(x, y) === red) inside++
    }
  }
  expect(outside).toEqual([])
  expect(inside).toBeGreaterThan(125_000)
})

test.each([
  ['is not closed', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path'],
  ['has no size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('the error for an SVG that %s contains the path', async (_, text) => {
  await expect(drawIcons({ path: 'public/icon.svg', svg: text }, [square])).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/^slipway:fail the icon public\/icon\.svg cannot be drawn: \S/),
  })
})

test.each([
  ['is not installed', { code: 'ERR_MODULE_NOT_FOUND' }, /with sharp\. Install it: npm install --save-dev sharp$/],
  [
    'has no file for the system',
    {},
    /Install it for this system: npm install --save-dev sharp\. Its own error: no file$/,
  ],
])('the error if sharp %s contains the command that installs it', async (_, more, message) => {
  const load = () => Promise.reject(Object.assign(new Error('no file'), more))
  await expect(drawIcons(disc, [square], load)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(message),
  })
})
