import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { media } from '../../testing/internal/apps/shownVideo.tsx'
import { mediaRoom } from '../../testing/internal/environment/testServer.ts'
import { clickPage } from '../../testing/internal/input/clickPage.ts'
import type { InnerAudioContext } from './index.ts'
import { innerAudioOf } from './innerAudioContext.ts'

beforeAll(clickPage)

/** Creates a muted sound, and records its events. */
function create(src = media('tone.webm')) {
  const created: HTMLAudioElement[] = []
  const sound = innerAudioOf({
    create() {
      const audio = document.createElement('audio')
      audio.muted = true
      created.push(audio)
      return audio
    },
  })
  const events: string[] = []
  for (const name of [
    'onCanplay',
    'onPlay',
    'onPause',
    'onStop',
    'onEnded',
    'onWaiting',
    'onSeeking',
    'onSeeked',
  ] as const)
    sound[name](() => events.push(name))
  sound.src = src
  onTestFinished(() => sound.destroy())
  return { sound, events, audio: created[0] as HTMLAudioElement }
}

describe('a sound', () => {
  test('plays, moves, pauses, and stops at its beginning', async () => {
    const { sound, events } = create()
    await sound.play()
    await vi.waitFor(() => expect(sound.currentTime).toBeGreaterThan(0))
    expect([sound.paused, Math.round(sound.duration)]).toEqual([false, 6])
    await sound.seek(4)
    expect(sound.currentTime).toBeGreaterThanOrEqual(4)
    expect(sound.buffered).toBeGreaterThan(4)
    await sound.pause()
    await vi.waitFor(() => expect(events).toContain('onPause'))
    await sound.play()
    events.length = 0
    await sound.stop()
    await vi.waitFor(() => expect(events).toContain('onStop'))
    expect([sound.paused, sound.currentTime]).toEqual([true, 0])
    await vi.waitFor(() => expect(events).toContain('onSeeked'))
    expect(events, 'a stop is no pause').not.toContain('onPause')
    events.length = 0
    await sound.stop()
    expect(events).toEqual(['onStop'])
  })

  test('begins at startTime, has a speed, and plays in a loop', async () => {
    const { sound, audio, events } = create()
    Object.assign(sound, { startTime: 5.8, playbackRate: 2, loop: true, volume: 0.5 })
    await sound.play()
    await vi.waitFor(() => expect(sound.currentTime).toBeLessThan(3))
    expect([audio.playbackRate, audio.volume, audio.loop]).toEqual([2, 0.5, true])
    sound.loop = false
    await sound.seek(5.9)
    await vi.waitFor(() => expect(events).toContain('onEnded'))
  })

  test('autoplay plays it when it is loaded', async () => {
    const { sound } = create()
    sound.autoplay = true
    await vi.waitFor(() => expect(sound.paused).toBe(false))
  })

  test('a listener that was removed is not called', async () => {
    const { sound } = create()
    const listener = vi.fn()
    const remove = sound.onPlay(listener)
    remove()
    remove()
    await sound.play()
    expect(listener).not.toHaveBeenCalled()
  })

  test('a missing file rejects and is reported; it plays once the server has it', async () => {
    const room = mediaRoom()
    await room.set('gone')
    const { sound } = create('')
    const errors: string[] = []
    sound.onError(({ code }) => errors.push(code))
    sound.src = room.url('tone.webm')
    await expect(sound.play()).rejects.toMatchObject({ code: 'failed', api: 'play' })
    await vi.waitFor(() => expect(errors).toEqual(['failed']))
    await room.set('up')
    sound.src = room.url('tone.webm')
    await sound.play()
  })

  test('a refusal of the browser rejects with `denied`', async () => {
    const { sound, audio } = create()
    audio.play = () => Promise.reject(new DOMException('no click', 'NotAllowedError'))
    await expect(sound.play()).rejects.toMatchObject({ code: 'denied' })
  })

  test('after destroy all calls reject, no listener is called, and nothing is loaded', async () => {
    const { sound, audio, events } = create()
    await sound.play()
    const seeking = sound.seek(3)
    sound.destroy()
    await expect(seeking).rejects.toMatchObject({ code: 'not-found' })
    events.length = 0
    for (const call of [sound.play, sound.pause, sound.stop, () => sound.seek(1)])
      await expect(call()).rejects.toMatchObject({ code: 'not-found' })
    expect([audio.paused, audio.hasAttribute('src')]).toEqual([true, false])
    await vi.waitFor(() => expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY))
    expect(events).toEqual([])
  })
})

test.each<[string, (sound: InnerAudioContext) => unknown]>([
  ['an address that is no text', (sound) => Object.assign(sound, { src: 7 })],
  ['a negative start', (sound) => Object.assign(sound, { startTime: -1 })],
  ['a rate below 0.5', (sound) => Object.assign(sound, { playbackRate: 0.1 })],
  ['a rate above 2', (sound) => Object.assign(sound, { playbackRate: 3 })],
  ['a volume that is no number', (sound) => Object.assign(sound, { volume: 'loud' })],
  ['a listener that is no function', (sound) => sound.onPlay(7 as never)],
  ['a listener of errors that is no function', (sound) => sound.onError(undefined as never)],
])('%s is refused', (_, run) => {
  const { sound } = create()
  expect(() => run(sound)).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
})

test('a position that is no number rejects', async () => {
  await expect(create().sound.seek('1' as never)).rejects.toMatchObject({ code: 'invalid-argument' })
})
