import { afterEach, expect, test } from 'vitest'
import { loadFontFace } from './index.ts'

const address = new URL('../../../../../apps/showcase/visual/fonts/inter-latin.woff2', import.meta.url).href
const source = `url("${address}")`
let count = 0
const names: string[] = []
const newFamily = () => {
  const family = `Loaded ${count++}`
  names.push(family)
  return family
}
const facesOf = (family: string) => [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family)

afterEach(() => {
  for (const family of names) for (const face of facesOf(family)) document.fonts.delete(face)
})

test('a loaded font can be used at once, and is loaded once', async () => {
  const family = newFamily()
  await loadFontFace({ family, source, desc: { weight: '100 900', style: 'normal', variant: 'small-caps' } })
  expect(document.fonts.check(`bold 20px "${family}"`)).toBe(true)
  await loadFontFace({ family, source, desc: { weight: '100 900', variant: 'small-caps' } })
  expect(facesOf(family)).toHaveLength(1)
  await loadFontFace({ family, source, desc: { weight: '700' } })
  expect(facesOf(family)).toHaveLength(2)
})

test.each([
  ['url("data:font/woff2,none")', 'failed', 'the font cannot be loaded'],
  ['url("http://localhost:1/a.woff2")', 'failed', 'the font cannot be loaded'],
])('the source %s is rejected', async (odd, code, detail) => {
  const family = newFamily()
  await expect(loadFontFace({ family, source: odd })).rejects.toMatchObject({
    code,
    errMsg: `loadFontFace:fail ${detail}`,
  })
  expect(facesOf(family)).toEqual([])
})

test.each([[{ source: 'a.woff2' }], [{ desc: { weight: 'fat' } }]])(
  '%j is rejected as an invalid argument',
  async (odd) => {
    const family = newFamily()
    await expect(loadFontFace({ family, source, ...odd })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(facesOf(family)).toEqual([])
  },
)

test('an aborted call adds no font', async () => {
  const family = newFamily()
  const controller = new AbortController()
  const call = loadFontFace({ family, source, signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  await new FontFace('settled', source).load()
  expect(facesOf(family)).toEqual([])
})
