import { afterEach, expect, test } from 'vitest'
import { mapServices, playUrl } from '../../testing/internal/environment/testServer.ts'
import { host } from './web.ts'

const script = 'globalThis.slipwayTest = { a: { b: 7 } }'
const scriptUrl = playUrl({ head: 200, header: { 'content-type': 'text/javascript' } }, { text: script })

async function integrityOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}

afterEach(() => host.writeGlobal('slipwayTest', undefined))

test('a script runs, defines its global and can be removed', async () => {
  const { loaded, remove } = host.addScript({ src: scriptUrl, integrity: undefined })
  await loaded
  expect(host.readGlobal('slipwayTest.a.b')).toBe(7)
  const scripts = () => [...document.scripts].filter(({ src }) => src === scriptUrl)
  expect(scripts()).toHaveLength(1)
  remove()
  expect(scripts()).toEqual([])
})

test('a script must have the given hash', async () => {
  const right = host.addScript({ src: scriptUrl, integrity: await integrityOf(script) })
  await right.loaded
  right.remove()
  const wrong = host.addScript({ src: scriptUrl, integrity: await integrityOf('other') })
  await expect(wrong.loaded).rejects.toMatchObject({ name: 'HostError', code: 'unavailable' })
  wrong.remove()
})

test('a script that does not exist rejects', async () => {
  const { loaded, remove } = host.addScript({ src: mapServices().url('unknown.js'), integrity: undefined })
  await expect(loaded).rejects.toMatchObject({ name: 'HostError', code: 'unavailable' })
  remove()
})

test.each(['slipwayTest', 'slipwayTest.a', 'document.body.none.deeper', 'toString.x'])('%s is not defined', (path) => {
  expect(host.readGlobal(path)).toBeUndefined()
})

test('globals are written and deleted', () => {
  host.writeGlobal('slipwayTest', 1)
  expect(host.readGlobal('slipwayTest')).toBe(1)
  host.writeGlobal('slipwayTest', undefined)
  expect('slipwayTest' in window).toBe(false)
})

test('elements for vendors are outside the document', () => {
  expect((host.createElement() as HTMLElement).isConnected).toBe(false)
})
