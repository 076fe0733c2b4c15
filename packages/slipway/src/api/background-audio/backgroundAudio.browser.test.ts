import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mount, push, view } from '../../testing/internal/apps/keepAliveApp.tsx'
import { media, showVideo } from '../../testing/internal/apps/shownVideo.tsx'
import { clickPage } from '../../testing/internal/input/clickPage.ts'
import { navigateBack } from '../navigation/index.ts'
import { managerOf } from './backgroundAudioManager.ts'
import type { BackgroundAudioManager } from './index.ts'
import { host as webHost } from './web.ts'

let player: BackgroundAudioManager
let audio: HTMLAudioElement
const handlers = new Map<string, MediaSessionActionHandler | null>()

/** All tests share the manager, as an app does. Its player is muted. */
beforeAll(async () => {
  await clickPage()
  player = managerOf({
    ...webHost,
    create() {
      audio = webHost.create()
      audio.muted = true
      return audio
    },
  })
})
beforeEach(() => {
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    handlers.set(action, handler)
  })
})
afterAll(() => player.stop())

const session = () => navigator.mediaSession
const act = (action: MediaSessionAction, details: object = {}) =>
  handlers.get(action)?.({ action, ...details } as MediaSessionActionDetails)

function begin() {
  Object.assign(player, { title: 'Fair winds', singer: 'The Crew', epname: 'Songs', coverImgUrl: media('harbour.jpg') })
  player.src = media('tone.webm')
  return vi.waitFor(() => expect(session().metadata?.title).toBe('Fair winds'))
}

test('setting the address plays it, and the system shows title, author, album and cover', async () => {
  await begin()
  expect(player.paused).toBe(false)
  const { artist, album, artwork } = session().metadata as MediaMetadata
  expect([artist, album, artwork[0]?.src]).toEqual(['The Crew', 'Songs', media('harbour.jpg')])
  expect(session().playbackState).toBe('playing')
  player.title = 'Low tide'
  await vi.waitFor(() => expect(session().metadata?.title).toBe('Low tide'))
})

test('the media controls pause, play and move it', async () => {
  await begin()
  act('pause')
  await vi.waitFor(() => expect(session().playbackState).toBe('paused'))
  expect(player.paused).toBe(true)
  act('play')
  await vi.waitFor(() => expect(player.paused).toBe(false))
  act('seekto', { seekTime: 4 })
  await vi.waitFor(() => expect(player.currentTime).toBeGreaterThanOrEqual(4))
  act('seekbackward', { seekOffset: 3 })
  await vi.waitFor(() => expect(player.currentTime).toBeLessThan(3))
  act('seekforward', { seekOffset: 1 })
  expect(player.currentTime).toBeGreaterThanOrEqual(2)
})

test('previous and next appear while they have listeners', async () => {
  await begin()
  expect(handlers.get('nexttrack')).toBeNull()
  const [previous, next] = [vi.fn(), vi.fn()]
  const ends = [player.onPrev(previous), player.onNext(next)]
  await vi.waitFor(() => expect(handlers.get('nexttrack')).not.toBeNull())
  act('nexttrack')
  act('previoustrack')
  expect([previous.mock.calls, next.mock.calls]).toEqual([[[]], [[]]])
  for (const end of ends) end()
  await vi.waitFor(() => expect(handlers.get('nexttrack')).toBeNull())
})

test('it continues to play over page changes', async () => {
  await mount('/', { pages: { '/other-page': view(() => null) } })
  await begin()
  await push('/other-page')
  const at = player.currentTime
  await vi.waitFor(() => expect(player.currentTime).not.toBe(at))
  await navigateBack()
  expect(player.paused).toBe(false)
})

test('stop removes it from the media controls', async () => {
  await begin()
  await player.stop()
  await vi.waitFor(() => expect(session().metadata).toBeNull())
  expect(session().playbackState).toBe('none')
})

test('a video with a title takes the media controls, and pauses the player with pauseOthers', async () => {
  await begin()
  const { play, unmount } = await showVideo({
    title: 'In the harbour',
    poster: media('harbour.jpg'),
    pauseOthers: true,
  })
  await play()
  await vi.waitFor(() => expect(session().metadata?.title).toBe('In the harbour'))
  expect(player.paused).toBe(true)
  unmount()
  await vi.waitFor(() => expect(session().metadata).toBeNull())
})

test('a refusal of the browser is reported as `denied`', async () => {
  const errors: string[] = []
  onTestFinished(player.onError(({ code }) => errors.push(code)))
  const play = vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('no click', 'NotAllowedError'))
  player.src = media('tone.webm')
  await vi.waitFor(() => expect(errors).toEqual(['denied']))
  play.mockRestore()
})

test.each(['title', 'singer', 'epname', 'coverImgUrl', 'src'] as const)('%s must be a text', (name) => {
  expect(() => Object.assign(player, { [name]: 7 })).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
  expect(() => player.onNext(7 as never)).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
})

test('a rate of 0 holds a video with a title, which the media controls accept', async () => {
  const { video, play } = await showVideo({ title: 'Film' })
  await play()
  await vi.waitFor(() => expect(session().metadata?.title).toBe('Film'))
  const changed = new Promise((resolve) => video.addEventListener('ratechange', resolve, { once: true }))
  // An exception in a listener would be on the console, and fail the test.
  video.playbackRate = 0
  await changed
  expect(session().playbackState).toBe('playing')
})
