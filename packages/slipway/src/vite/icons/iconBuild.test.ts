import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildNotes } from '../../testing/internal/servers/notesApp.ts'
import { slipway } from '../index.ts'

// Each test runs builds.
vi.setConfig({ testTimeout: 60_000 })

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#fff"/></svg>'
const withLogo = { more: { 'public/icon.svg': logo } }

/** Width, height, bit depth and colour type of a PNG, from its first chunk. */
function header(png: Buffer) {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR')
  return [png.readUInt32BE(16), png.readUInt32BE(20), png.readUInt8(24), png.readUInt8(25)]
}

const withAlpha = 6
const withoutAlpha = 2

test('a build writes the icons, and links them in every page, in the manifest and in the list of stored files', async () => {
  const { root, read } = await buildNotes(
    {
      icons: { background: '#0a66d8' },
      csp: 'files',
      prerender: ['/about'],
      pwa: { shortcuts: [{ name: 'New', path: '/new', icon: '/icon.svg' }] },
    },
    { ...withLogo, config: { base: '/shop/' } },
  )
  const file = (name: string) => readFileSync(join(root, 'dist', name))
  const manifest = JSON.parse(read('manifest.webmanifest'))
  const listed = manifest.icons.map(({ src }: { src: string }) => src)
  expect(listed).toEqual([
    'icon.svg',
    expect.stringMatching(/^icons\/icon-192-[\da-f]{8}\.png$/),
    expect.stringMatching(/^icons\/icon-512-[\da-f]{8}\.png$/),
    expect.stringMatching(/^icons\/maskable-512-[\da-f]{8}\.png$/),
  ])
  expect(manifest.shortcuts[0].icons).toEqual([{ src: 'icon.svg', type: 'image/svg+xml' }])
  const [apple = ''] = readdirSync(join(root, 'dist/icons')).filter((name) => name.startsWith('apple-touch-icon-'))
  for (const page of ['index.html', 'about.html']) {
    expect(read(page)).toContain('<link rel="icon" href="/shop/icon.svg" type="image/svg+xml" sizes="any" />')
    expect(read(page)).toContain(`<link rel="apple-touch-icon" href="/shop/icons/${apple}" />`)
  }

  const names = [...listed.slice(1), `icons/${apple}`]
  expect(readdirSync(join(root, 'dist/icons')).sort()).toEqual(names.map((name) => name.slice('icons/'.length)).sort())
  expect(names.map((name) => header(file(name)))).toEqual([
    [192, 192, 8, withAlpha],
    [512, 512, 8, withAlpha],
    [512, 512, 8, withoutAlpha],
    [180, 180, 8, withoutAlpha],
  ])
  const corners = names.map(async (name) => {
    const corner = { left: 0, top: 0, width: 1, height: 1 }
    return (await sharp(file(name)).extract(corner).ensureAlpha().raw().toBuffer()).toString('hex')
  })
  expect(await Promise.all(corners)).toEqual(['00000000', '00000000', '0a66d8ff', '0a66d8ff'])
  for (const name of ['icon.svg', ...names]) expect(read('sw.js')).toContain(name)
})

test('a build without the option, with a list, or for a native shell makes no PNG files', async () => {
  const built = [
    await buildNotes({}, withLogo),
    await buildNotes({ icons: [{ src: '/icon.svg' }] }, withLogo),
    await buildNotes({ icons: {}, platform: 'capacitor' }, withLogo),
  ]
  for (const { exists, read } of built) {
    expect(exists('icons')).toBe(false)
    expect(read('index.html')).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"')
    expect(read('index.html')).not.toContain('apple-touch-icon')
  }
})

test.each([
  ['does not exist', {}, 'not-found', 'the icon public/icon.svg does not exist'],
  ['is not an SVG', { 'public/icon.svg': 'PNG' }, 'invalid-argument', 'the icon public/icon.svg is not an SVG'],
])('an icon that %s ends the build with its path', async (_, more, code, message) => {
  const failed = await buildNotes({ icons: {} }, { more }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code, message: expect.stringContaining(message) })
})

test('an SVG with a mistake ends the build with its path', async () => {
  const more = { 'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path' }
  await expect(buildNotes({ icons: {} }, { more })).rejects.toThrow('the icon public/icon.svg cannot be drawn: ')
})

test('the dev server links only the SVG, and the manifest names only the SVG', async () => {
  const { root } = await buildNotes({ icons: {} }, withLogo)
  const server = await createServer({
    ...{
      root,
      configFile: false,
      logLevel: 'silent',
      cacheDir: join(root, '.cache'),
      plugins: [slipway({ icons: {} })],
    },
    server: { port: 0, host: '127.0.0.1' },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const get = async (path: string) =>
    (await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept: 'text/html,*/*' } })).text()
  const html = await get('/')
  expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />')
  expect(html).not.toMatch(/apple-touch-icon|icons\//)
  const { icons } = JSON.parse(await get('/manifest.webmanifest'))
  expect(icons).toEqual([{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }])
  expect(await get('/icon.svg')).toBe(logo)
})
