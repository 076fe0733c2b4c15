import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { testLaunchOptions } from './browsers/chromium.ts'
import { readFlags } from './lib/readFlags.ts'
import { packageFolder } from './lib/root.ts'
import { encodeFilm, type Film, type FilmOptions } from './media/encodeFilm.ts'
import { hlsFiles } from './media/hlsFiles.ts'
import { mp4Of } from './media/mp4.ts'
import { webmOf } from './media/webm.ts'

const folder = join(packageFolder, 'src/components/video/media')

/** The film of the demos and of most tests. */
const clip: FilmOptions = {
  width: 480,
  height: 270,
  seconds: 10,
  codec: 'vp09.00.10.08',
  bitrate: 160_000,
  keyEvery: 24,
}

/** The renditions of the HLS stream, in segments of two seconds. */
const renditions = {
  low: { ...clip, width: 240, height: 136, seconds: 6, bitrate: 50_000, keyEvery: 48 },
  high: { ...clip, seconds: 6, bitrate: 160_000, keyEvery: 48 },
}

/** `npm run media`: makes the films and sounds of tests and demos again, with the encoders of Chromium. */
export async function main(args: readonly string[]): Promise<void> {
  readFlags(args, [])
  const browser = await chromium.launch(testLaunchOptions())
  try {
    const page = await browser.newPage()
    // Encoders exist only in secure contexts.
    await page.route('https://media.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('https://media.test/')
    const film = await filmOf(page, clip)
    write('harbour.webm', webmOf(film))
    write('harbour.jpg', Buffer.from(film.poster, 'base64'))
    write('tone.webm', webmOf({ ...(await filmOf(page, { ...clip, seconds: 6 })), video: [] }))
    write('h264.mp4', mp4Of(await filmOf(page, { ...clip, width: 240, height: 136, seconds: 2, codec: 'avc1.42001f' })))
    const [low, high] = [await filmOf(page, renditions.low), await filmOf(page, renditions.high)]
    for (const [name, content] of hlsFiles({ low, high })) write(`hls/${name}`, content)
  } finally {
    await browser.close()
  }
}

const filmOf = (page: Page, options: FilmOptions): Promise<Film> => page.evaluate(encodeFilm, options)

function write(name: string, content: Uint8Array | string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  process.stdout.write(`${name} ${Math.round(content.length / 100) / 10} kB\n`)
}
