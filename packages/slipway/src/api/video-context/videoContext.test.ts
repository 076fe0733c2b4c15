import { describe, expect, test } from 'vitest'
import type { VideoCommands } from './commands.ts'
import type { VideoContextHost } from './host.ts'
import { createVideoContext } from './index.ts'

/** A host that records the commands. */
function recording() {
  const called: unknown[] = []
  const commands = new Proxy({} as VideoCommands, {
    get(_, name) {
      // A promise asks whether its result is a promise, too.
      if (name === 'then') return undefined
      return (options: unknown) => void called.push(options === undefined ? [name] : [name, options])
    },
  })
  const host: VideoContextHost = { commandsOf: async () => commands }
  return { called, video: createVideoContext('trailer', host) }
}

test.each([undefined, null, 7, ''])('%s is no target', (target) => {
  expect(() => createVideoContext(target as never)).toThrow(
    'createVideoContext:fail refOrId must be an id, a ref or an element',
  )
})

test('without a document each call rejects with `unavailable`', async () => {
  await expect(createVideoContext('trailer').play()).rejects.toMatchObject({ code: 'unavailable' })
})

test('each method calls its command', async () => {
  const { video, called } = recording()
  await video.play()
  await video.pause()
  await video.stop()
  await video.seek(3)
  await video.playbackRate(2)
  await video.sendDanmu({ text: 'Ahoy' })
  await video.requestFullScreen({ direction: -90 })
  await video.requestFullScreen()
  await video.exitFullScreen()
  await video.requestPictureInPicture()
  await video.exitPictureInPicture()
  expect(called).toEqual([
    ...[['play'], ['pause'], ['stop'], ['seek', { position: 3 }], ['playbackRate', { rate: 2 }]],
    ...[
      ['sendDanmu', { text: 'Ahoy' }],
      ['requestFullScreen', { direction: -90 }],
      ['requestFullScreen', {}],
    ],
    ...[['exitFullScreen'], ['requestPictureInPicture'], ['exitPictureInPicture']],
  ])
})

describe('odd values are rejected', () => {
  test.each<[string, (video: ReturnType<typeof createVideoContext>) => Promise<void>]>([
    ['a position that is no number', (video) => video.seek('3' as never)],
    ['a negative position', (video) => video.seek(-1)],
    ['a rate below 0.5', (video) => video.playbackRate(0.4)],
    ['a rate above 2', (video) => video.playbackRate(2.1)],
    ['a comment without a text', (video) => video.sendDanmu({} as never)],
    ['a comment that is no object', (video) => video.sendDanmu(null as never)],
    ['an unknown direction', (video) => video.requestFullScreen({ direction: 45 as never })],
  ])('%s', async (_, run) => {
    const { video, called } = recording()
    await expect(run(video)).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(called).toEqual([])
  })

  test.each(['showStatusBar', 'hideStatusBar'] as const)('%s is not supported', async (name) => {
    await expect(recording().video[name]()).rejects.toMatchObject({ code: 'unsupported', api: name })
  })
})
