import { expect, test } from 'vitest'
import { appFiles } from './appFiles.ts'
import { iconPlan } from './icons/iconOptions.ts'
import { iconSet, svgOnly } from './icons/iconSet.ts'
import { appFacts, type SlipwayOptions } from './options.ts'

const manifestLink = '<link rel="manifest" href="/mine">'
const iconLink = '<link rel="icon" href="/mine.png">'

test.each<[string, SlipwayOptions, string, string[], string[]]>([
  ['an app without manifest and icons', {}, '', [], ['manifest.webmanifest', 'icon.svg']],
  ['an app with icons', { icons: [{ src: '/a.png' }] }, '', [], ['manifest.webmanifest']],
  ['an icon in the public folder', {}, '', ['icon.svg'], ['manifest.webmanifest']],
  ['a manifest in the public folder', {}, '', ['manifest.webmanifest'], ['icon.svg']],
  ['a page that links a manifest', {}, manifestLink, [], ['icon.svg']],
  ['a page that links an icon', {}, iconLink, [], ['manifest.webmanifest', 'icon.svg']],
  ['a page that links both', {}, manifestLink + iconLink, [], []],
  ['an app with `manifest: false`', { manifest: false }, '', [], ['icon.svg']],
  ['a native app', { platform: 'capacitor' }, '', [], ['icon.svg']],
])('the missing files are generated for %s', (_, options, html, inPublic, expected) => {
  const { generated } = appFiles(appFacts(options), html, '/', (file) => inPublic.includes(file))
  expect(generated.map(({ fileName }) => fileName)).toEqual(expected)
})

test.each([
  ['/', '/manifest.webmanifest', '/a.png'],
  ['/shop/', '/shop/manifest.webmanifest', '/shop/a.png'],
  ['./', './manifest.webmanifest', './a.png'],
])('an app served from %s links its files there', (base, manifest, icon) => {
  const facts = appFacts({ icons: [{ src: '/a.png', sizes: '96x96' }, { src: 'https://cdn.example/b.svg' }] })
  expect(appFiles(facts, '', base, () => false).head).toMatchObject({
    manifest,
    icons: [
      { href: icon, sizes: '96x96', type: 'image/png' },
      { href: 'https://cdn.example/b.svg', type: 'image/svg+xml' },
    ],
  })
})

test.each([
  ['/', '/'],
  ['/shop/', '/shop/'],
  ['./', './'],
])('icons made from an SVG are linked in %s, and the manifest names them relative to itself', (base, folder) => {
  const made = iconSet(iconPlan({}), '<svg/>')
  const names = made.files.map(({ fileName }) => fileName)
  const facts = appFacts({ icons: {}, pwa: { shortcuts: [{ name: 'New', path: '/new', icon: '/new.png' }] } })
  const { head, generated } = appFiles(facts, '', base, () => false, undefined, made)
  expect(head).toMatchObject({
    icons: [
      { href: `${folder}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { href: folder + names[0], sizes: '192x192', type: 'image/png' },
    ],
    appleTouchIcon: folder + names[3],
  })
  expect(generated.map(({ fileName }) => fileName)).toEqual(['manifest.webmanifest'])
  const manifest = JSON.parse(generated[0]?.text ?? '')
  expect(manifest.icons).toEqual([
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: names[0], sizes: '192x192', type: 'image/png' },
    { src: names[1], sizes: '512x512', type: 'image/png' },
    { src: names[2], sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
  expect(manifest.shortcuts).toMatchObject([{ icons: [{ src: 'new.png' }] }])
})

test('without PNG files, the page has no icon for iOS, and no icon is generated', () => {
  const made = svgOnly(iconPlan({ source: '/brand/logo.svg' }))
  const { head, generated } = appFiles(appFacts({ icons: {}, manifest: false }), '', '/', () => false, undefined, made)
  expect(head.icons).toEqual([{ href: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml' }])
  expect(head).not.toHaveProperty('appleTouchIcon')
  expect(generated).toEqual([])
})

test.each([
  ['/shop/', undefined, '/shop/'],
  ['/shop/', 'admin', 'admin'],
  ['./', 'admin', 'admin'],
  ['./', undefined, undefined],
  ['https://cdn.example/', undefined, undefined],
])('the storage group of an app at %s, configured as %s, is %s', (base, configured, expected) => {
  expect(appFiles(appFacts({}), '', base, () => false, configured).head.storageGroup).toBe(expected)
})

test('an app with `manifest: false` has no manifest link', () => {
  expect(appFiles(appFacts({ manifest: false }), '', '/', () => false).head).not.toHaveProperty('manifest')
})
