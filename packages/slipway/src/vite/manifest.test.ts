import { expect, test } from 'vitest'
import { defaultIcon, mediaType, webManifest } from './manifest.ts'
import { appFacts } from './options.ts'

test('a manifest contains name, colours and icons, with addresses that are valid in any folder', () => {
  const facts = appFacts({ shortName: 'Mine', themeColor: { light: '#eee', dark: '#111' } }, '@me/my-app')
  const icons = [{ src: '/icons/a.png', sizes: '192x192' }, { src: 'https://cdn.example/b.svg' }]
  expect(JSON.parse(webManifest(facts, icons))).toEqual({
    name: 'My App',
    short_name: 'Mine',
    lang: 'en',
    start_url: '.',
    display: 'standalone',
    background_color: '#f2f2f7',
    theme_color: '#eee',
    icons: [
      { src: 'icons/a.png', sizes: '192x192', type: 'image/png' },
      { src: 'https://cdn.example/b.svg', type: 'image/svg+xml' },
    ],
  })
})

test('the menu of the icon and the share sheet', () => {
  const shortcuts = [
    { name: 'New', path: '/new', description: 'A new note', icon: '/new.png' },
    { name: 'Home', path: '/' },
    { name: 'Old', path: '#/old' },
  ]
  const facts = appFacts({ pwa: { shortcuts, shareTarget: { path: '/share', params: { url: 'from' } } } })
  expect(JSON.parse(webManifest(facts, []))).toMatchObject({
    shortcuts: [
      { name: 'New', url: 'new', description: 'A new note', icons: [{ src: 'new.png', type: 'image/png' }] },
      { name: 'Home', url: '.' },
      { name: 'Old', url: './#/old' },
    ],
    share_target: { action: 'share', params: { title: 'title', text: 'text', url: 'from' } },
  })
})

test('members of the app replace the generated ones and add to them', () => {
  const facts = appFacts({ name: 'App', manifest: { display: 'fullscreen', categories: ['games'] } })
  expect(JSON.parse(webManifest(facts, []))).toMatchObject({
    name: 'App',
    display: 'fullscreen',
    categories: ['games'],
  })
})

test.each([
  ['Salt', 'S'],
  ['🧂 Salt', '🧂'],
  ['<', '&lt;'],
  ['', ''],
])('the icon of %j shows %j', (name, letter) => {
  expect(defaultIcon(name)).toContain(`>${letter}</text>`)
})

test.each([
  [{ src: '/a.SVG' }, 'image/svg+xml'],
  [{ src: '/a.png?v=2' }, 'image/png'],
  [{ src: '/a', type: 'image/webp' }, 'image/webp'],
  [{ src: '/a.unknown' }, undefined],
])('the media type of %j is %s', (icon, type) => {
  expect(mediaType(icon)).toBe(type)
})
