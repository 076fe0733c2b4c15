import { expect, test } from 'vitest'
import { iconPlan } from './iconOptions.ts'
import { iconSet, svgOnly } from './iconSet.ts'

const plan = iconPlan({ source: '/brand/logo.svg', background: '#0a66d8' })
const vector = { src: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml' }

test('the icons of a build', () => {
  const { links, manifest, appleTouchIcon, files } = iconSet(plan, '<svg/>')
  const [hash = ''] = /[\da-f]{8}/.exec(appleTouchIcon ?? '') ?? []
  const small = { src: `/icons/icon-192-${hash}.png`, sizes: '192x192', type: 'image/png' }
  const large = { src: `/icons/icon-512-${hash}.png`, sizes: '512x512', type: 'image/png' }
  const maskable = { ...large, src: `/icons/maskable-512-${hash}.png`, purpose: 'maskable' }
  expect(links).toEqual([vector, small])
  expect(manifest).toEqual([vector, small, large, maskable])
  expect(appleTouchIcon).toBe(`/icons/apple-touch-icon-${hash}.png`)
  expect(files).toEqual([
    { fileName: small.src.slice(1), size: 192, padding: 0 },
    { fileName: large.src.slice(1), size: 512, padding: 0 },
    { fileName: maskable.src.slice(1), size: 512, padding: 51, background: '#0a66d8' },
    { fileName: `icons/apple-touch-icon-${hash}.png`, size: 180, padding: 0, background: '#0a66d8' },
  ])
})

test('the names change with the SVG and the options, and only then', () => {
  const sets = [
    iconSet(plan, '<svg/>'),
    iconSet(plan, '<svg/>'),
    iconSet(plan, '<svg />'),
    iconSet({ ...plan, background: '#000000' }, '<svg/>'),
    iconSet({ ...plan, maskablePadding: 0.2 }, '<svg/>'),
  ]
  const names = sets.map(({ files }) => files[0]?.fileName)
  expect(names[1]).toBe(names[0])
  expect(new Set(names).size).toBe(4)
})

test('without PNG files, the SVG is the only icon', () => {
  expect(svgOnly(plan)).toEqual({ links: [vector], manifest: [vector], files: [] })
})
