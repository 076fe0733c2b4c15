import { describe, expect, test, vi } from 'vitest'
import { server, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { media, showVideo } from '../../testing/internal/apps/shownVideo.tsx'
import { isChromium, lacking } from '../../testing/internal/environment/devTools.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mediaRoom, playUrl, serverGate } from '../../testing/internal/environment/testServer.ts'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import { Video } from './index.ts'

describeConformance((props) => <Video {...props} />, {
  selector: '.sw-video',
  hasOwnTitle: true,
  states: { '[data-controls="none"]': { controls: false } },
})

describe('playing', () => {
  test('[S4.4] a video is paused at first, playing after a press of its button, and paused after another', async () => {
    const { root, video, button, detailsOf } = await showVideo()
    expect(root.dataset.state).toBe('paused')
    await userEvent.click(button('Play'))
    await vi.waitFor(() => expect(root.dataset.state).toBe('playing'))
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0.2))
    await userEvent.click(button('Pause'))
    await vi.waitFor(() => expect(root.dataset.state).toBe('paused'))
    await vi.waitFor(() => expect([detailsOf('play'), detailsOf('pause')]).toEqual([[{}], [{}]]))
  })

  test('emits the size and the duration, then times, loaded parts and the end', async () => {
    const { video, detailsOf, play, types } = await showVideo()
    expect(detailsOf('loadedmetadata')).toEqual([{ width: 480, height: 270, duration: expect.closeTo(10, 1) }])
    await play()
    await vi.waitFor(() => expect(detailsOf('progress').at(-1)).toEqual({ buffered: expect.any(Number) }))
    video.currentTime = video.duration - 0.2
    await vi.waitFor(() => expect(types()).toContain('ended'))
    expect(detailsOf('timeupdate').at(-1)).toEqual({
      currentTime: expect.closeTo(10, 1),
      duration: expect.closeTo(10, 1),
    })
  })

  test.each([0.5, 3.25, 7.9])('a seek to %d s lands within 0.1 s', async (seconds) => {
    const { video, detailsOf } = await showVideo()
    video.currentTime = seconds
    await vi.waitFor(() => expect(detailsOf('seekcomplete')).toHaveLength(1))
    expect(detailsOf('seekcomplete')).toEqual([{ position: expect.closeTo(seconds, 1) }])
    if (server.browser === 'webkit') lacking('frames in requestVideoFrameCallback')
    const frame = await new Promise<VideoFrameCallbackMetadata>((done) => {
      video.requestVideoFrameCallback((_, metadata) => done(metadata))
      video.currentTime = seconds
    })
    expect(Math.abs(frame.mediaTime - seconds)).toBeLessThan(0.1)
  })

  test('begins at initialTime, and plays in a loop', async () => {
    const { video, play } = await showVideo({ initialTime: 9.7, loop: true })
    expect(video.currentTime).toBeCloseTo(9.7)
    await play()
    await vi.waitFor(() => expect(video.currentTime).toBeLessThan(5))
    expect(video.paused).toBe(false)
  })

  test('emits `waiting` and shows a spinner while data are missing', async () => {
    const gate = serverGate()
    const src = playUrl({ head: 200, header: { 'content-type': 'video/webm' } }, { gate: gate.name })
    const { root, video, types, rerender } = await showVideo({ src })
    expect(root.dataset.waiting).toBeUndefined()
    video.play().catch(() => {})
    await vi.waitFor(() => expect(root.querySelector('.sw-video-waiting')).not.toBeNull())
    await vi.waitFor(() => expect(types()).toContain('waiting'))
    rerender({ src: media('harbour.webm') })
    await vi.waitFor(() => expect(video.readyState).toBeGreaterThan(0))
    await vi.waitFor(() => expect(root.querySelector('.sw-video-waiting')).toBeNull())
    await gate.open()
  })

  test('H.264 plays if the browser has the codec', async (context) => {
    const codec = 'video/mp4; codecs="avc1.42001f,opus"'
    if (!document.createElement('video').canPlayType(codec)) context.skip('the browser lacks H.264')
    const { video, play } = await showVideo({ src: media('h264.mp4') })
    await play()
    expect(video.videoWidth).toBe(240)
  })
})

describe('props', () => {
  test('muted, volume and playbackRate apply when they change; the user may change them in between', async () => {
    const { video, rerender, detailsOf } = await showVideo({ volume: 0.5, playbackRate: 1.5 })
    expect([video.muted, video.volume, video.playbackRate]).toEqual([true, 0.5, 1.5])
    video.volume = 0.7
    video.muted = false
    rerender({ title: 'Another render', volume: 0.5 })
    // WebKit keeps volumes as numbers of single precision.
    expect([video.muted, video.volume]).toEqual([false, expect.closeTo(0.7, 6)])
    rerender({ volume: 0.2, playbackRate: 2 })
    expect([video.volume, video.playbackRate]).toEqual([expect.closeTo(0.2, 6), 2])
    await vi.waitFor(() =>
      expect(detailsOf('volumechange').at(-1)).toEqual({ volume: expect.closeTo(0.2, 6), muted: false }),
    )
    await vi.waitFor(() => expect(detailsOf('ratechange').at(-1)).toEqual({ playbackRate: 2 }))
  })

  test('poster, fit and CORS mode reach the player', async () => {
    const { video } = await showVideo({ poster: media('harbour.jpg'), objectFit: 'cover', crossOrigin: 'anonymous' })
    expect(video.poster).toBe(media('harbour.jpg'))
    expect(getComputedStyle(video).objectFit).toBe('cover')
    expect(video.crossOrigin).toBe('anonymous')
    // Firefox does not have the property `playsInline`.
    expect(video.hasAttribute('playsinline')).toBe(true)
  })

  test('autoplay plays a muted video', async () => {
    const { video } = await showVideo({ autoplay: true })
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
  })

  test('a refused autoplay is reported', async () => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('play() failed', 'NotAllowedError'))
    const { root, detailsOf } = await showVideo({ autoplay: true })
    await vi.waitFor(() => expect(detailsOf('autoplayrefused')).toMatchObject([{ code: 'denied' }]))
    expect(root.dataset.state).toBe('paused')
    play.mockRestore()
  })

  test('the duration is shown before the metadata are loaded', async () => {
    const { root } = await showVideo({ src: undefined, duration: 65 })
    expect(root.querySelector('.sw-video-time')?.textContent).toBe('0:00 / 1:05')
  })
})

describe('errors', () => {
  test.each(['gone', 'broken'] as const)(
    'a file that is %s shows an error; a press of its button recovers',
    async (state) => {
      const room = mediaRoom()
      await room.set(state)
      const { root, video, button, detailsOf } = await showVideo({ src: room.url('harbour.webm') })
      await vi.waitFor(() => expect(root.dataset.failed).toBe('true'))
      await vi.waitFor(() =>
        expect(detailsOf('error')).toMatchObject([{ code: 'failed', message: expect.stringMatching(/^Video:fail/) }]),
      )
      expect(root.textContent).toContain('The video could not be played.')
      await userEvent.click(button('Try again'))
      await vi.waitFor(() => expect(detailsOf('error')).toHaveLength(2))
      await vi.waitFor(() => expect(root.dataset.failed, 'the server still fails').toBe('true'))
      await room.set('up')
      await userEvent.click(button('Try again'))
      await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
      await vi.waitFor(() => expect(root.dataset.state).toBe('playing'))
      expect(root.dataset.failed).toBeUndefined()
    },
  )

  test('a new address ends the error', async () => {
    const { root, rerender } = await showVideo({ src: playUrl({ head: 404 }) })
    await vi.waitFor(() => expect(root.dataset.failed).toBe('true'))
    rerender({ src: media('harbour.webm') })
    await vi.waitFor(() => expect(root.dataset.failed).toBeUndefined())
  })
})

describe('unmounting', () => {
  test('stops the player and ends its download', async () => {
    const { video, play, unmount } = await showVideo()
    await play()
    unmount()
    await vi.waitFor(() => expect(video.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY))
    expect(video.paused).toBe(true)
    expect(video.currentSrc === '' || !video.hasAttribute('src')).toBe(true)
  })

  test('100 times leaves no element, listener or object URL', async () => {
    const urls = vi.spyOn(URL, 'createObjectURL')
    render(null)
    const leaks = watchLeaks()
    for (let count = 0; count < 100; count++) {
      const { unmount } = render(<Video src={media('harbour.webm')} preload="none" />)
      unmount()
    }
    await vi.waitFor(() => expect(leaks()).toEqual([]))
    expect(urls).not.toHaveBeenCalled()
    if (isChromium) expect(document.querySelectorAll('video')).toHaveLength(0)
  })
})
