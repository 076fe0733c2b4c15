import { defineApp, overrideDefaults, page } from 'slipway'
import { Video, type VideoProps } from 'slipway/components/video'
import { renderApp } from 'slipway/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, commands, server, userEvent } from 'vitest/browser'
import { media, tracks } from '../../../packages/slipway/src/testing/internal/apps/shownVideo.tsx'
import { forcedColors } from '../../../packages/slipway/src/testing/internal/environment/forcedColors.ts'
import { stillWorld } from '../testing/demoApp.tsx'
import './pictures.css'

const pictures = Object.keys(import.meta.glob('./pictures/video/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

/** A state of the player: its props, and what leads to it. */
interface Case {
  readonly props?: VideoProps
  readonly lead?: (video: HTMLVideoElement) => unknown
}

const film = { src: media('harbour.webm'), poster: media('harbour.jpg'), title: 'In the harbour', tracks, muted: true }

const box = { inlineSize: '100%', blockSize: 'auto', maxInlineSize: 960, aspectRatio: '16 / 9' }

const states: Readonly<Record<string, Case>> = {
  paused: { lead: (video) => seek(video) },
  playing: { lead: (video) => playAt(video) },
  captions: { props: { tracks: tracks.map((track, index) => ({ ...track, default: index === 0 })) }, lead: playAt },
  settings: {
    async lead(video) {
      await seek(video)
      await userEvent.click(button('Settings'))
    },
  },
  error: {
    props: { src: media('missing.webm'), poster: '' },
    lead: () => expect.element(button('Try again')).toBeVisible(),
  },
  'full-screen': {
    async lead(video) {
      await userEvent.click(button('Full screen'))
      await vi.waitFor(() => expect(document.fullscreenElement).not.toBeNull())
      await playAt(video)
    },
  },
}
const windows = { phone: [390, 844], desktop: [1280, 800] } as const
const looks = ['phone-light-ltr', 'phone-dark-rtl', 'phone-forced-ltr', 'desktop-light-ltr', 'desktop-dark-rtl']

beforeEach(stillWorld)

describe.each(Object.entries(states))('%s', (name, { props, lead }) => {
  test.for(looks)('%s', async (look) => {
    const picture = `video/${name}/${look}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${name} yet. Record it with \`npm run test:visual -- --update -t ${name}\`, and look at it.`,
    ).toBe(true)
    const [device = 'phone', mode = 'light', direction = 'ltr'] = look.split('-')
    const [width, height] = windows[device as keyof typeof windows]
    await resizeWindow(width, height)
    await browser.viewport(width, height)
    if (mode === 'forced') await forcedColors()
    document.documentElement.dir = direction
    const home = page({
      load: async () => ({
        default: () => <Video {...film} {...props} style={box} />,
      }),
      title: 'Film',
    })
    const app = defineApp({
      pages: { '/': home },
      theme: { mode: mode === 'dark' ? 'dark' : 'light', contrast: 'aa' },
      // The controls stay.
      defaults: overrideDefaults({ video: { controlsHideMs: 600_000 } }),
    })
    const screen = await renderApp(app)
    onTestFinished(screen.unmount)
    const video = screen.visiblePage().querySelector('video') ?? expect.unreachable('no video')
    if (!props?.src) await vi.waitFor(() => expect(video.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA))
    await lead?.(video)
    // The place of the mouse shows no state.
    await userEvent.unhover(document.body)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await document.fonts.ready
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of a state', () => {
  const known = Object.keys(states).flatMap((name) => looks.map((look) => `./pictures/video/${name}/${look}.png`))
  expect(pictures.filter((path) => !known.includes(path))).toEqual([])
})

const button = (name: string) => browser.getByRole('button', { name, exact: true }).last()

/** Shows a certain frame. */
async function seek(video: HTMLVideoElement): Promise<void> {
  const frame = new Promise((done) => video.requestVideoFrameCallback(done))
  video.currentTime = 3
  await frame
  await vi.waitFor(() => expect(video.seeking).toBe(false))
}

/** Plays, but so slowly that the picture stays. */
async function playAt(video: HTMLVideoElement): Promise<void> {
  video.playbackRate = 0
  await video.play()
  await seek(video)
}

const { resizeWindow: resize } = commands as unknown as {
  resizeWindow(width: number, height: number): Promise<void>
}

/** Sets the size of the whole window, which a video in full screen fills, until the test ends. */
async function resizeWindow(width: number, height: number): Promise<void> {
  await resize(width, height)
  onTestFinished(() => resize(390, 2_600))
}
