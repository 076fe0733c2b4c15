import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showVideo } from '../../testing/internal/apps/shownVideo.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { mediaRoom } from '../../testing/internal/environment/testServer.ts'

/** A stream whose playlist lists no codecs, so hls.js reads them from the stream. */
const stream = 'hls/harbour-no-codecs.m3u8'

/** Skips the test if the browser's MediaSource cannot play the pictures of the streams. */
function needVp9(): void {
  const isSupported = 'MediaSource' in window && MediaSource.isTypeSupported('video/mp4; codecs="vp09.00.10.08"')
  if (!isSupported) lacking('VP9 in MP4 by MediaSource')
}

/** Renders a stream that hls.js plays. */
async function showStream(file = stream) {
  needVp9()
  const room = mediaRoom()
  const shown = await showVideo({ src: room.url(file), hls: 'library', style: { inlineSize: 380 } })
  return { ...shown, room }
}

const loaded = (video: HTMLVideoElement) => vi.waitFor(() => expect(video.readyState).toBeGreaterThan(0))

describe('a stream played by hls.js', () => {
  test('plays, and its quality can be chosen', async () => {
    const { video, button, play, room } = await showStream()
    await loaded(video)
    expect(video.src).toMatch(/^blob:/)
    await play()
    await userEvent.click(button('Settings'))
    const choice = (name: string) => page.getByRole('radio', { name, exact: true })
    await expect.element(choice('Automatic')).toBeChecked()
    await userEvent.click(choice('136p'))
    video.currentTime = 0
    await vi.waitFor(() => expect(video.videoWidth).toBe(240))
    await userEvent.click(choice('270p'))
    video.currentTime = 3
    await vi.waitFor(() => expect(video.videoWidth).toBe(480))
    await expect.element(choice('270p')).toBeChecked()
    const requests = await room.requests()
    expect(requests.filter((file) => file.includes('low-')).length).toBeGreaterThan(0)
    expect(requests.filter((file) => file.includes('high-')).length).toBeGreaterThan(0)
  })

  test('whose playlist lists its codecs plays', async () => {
    needVp9()
    const audio = { contentType: 'audio/mp4; codecs=opus', channels: '2', bitrate: 64_000, samplerate: 48_000 }
    // The result is final: at first, `isTypeSupported` of Firefox returns `true` for all types.
    const { supported } = await navigator.mediaCapabilities.decodingInfo({ type: 'media-source', audio })
    if (!supported) lacking('Opus in MP4 by MediaSource')
    const { video, play } = await showStream('hls/harbour.m3u8')
    await loaded(video)
    await play()
  })

  test('that is live has a button that moves to its newest part', async () => {
    const { video, button, root } = await showStream('hls/low-live.m3u8')
    await loaded(video)
    await expect.element(button('Live')).toBeVisible()
    video.currentTime = 0
    await userEvent.click(button('Live'))
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
    await vi.waitFor(() => expect(root.dataset.failed).toBeUndefined())
  })

  test('that is missing shows an error; a press of its button recovers', async () => {
    needVp9()
    const room = mediaRoom()
    await room.set('gone')
    const { root, video, button, detailsOf } = await showVideo({ src: room.url(stream), hls: 'library' })
    await vi.waitFor(() => expect(root.dataset.failed).toBe('true'))
    await vi.waitFor(() => expect(detailsOf('error')).toMatchObject([{ code: 'failed' }]))
    await room.set('up')
    await userEvent.click(button('Try again'))
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
    await vi.waitFor(() => expect(root.dataset.failed).toBeUndefined())
  })

  test('leaves no object URL, and ends with its component', async () => {
    const created = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { video, unmount } = await showStream()
    await loaded(video)
    unmount()
    await vi.waitFor(() => expect(revoked.mock.calls.length).toBe(created.mock.calls.length))
    expect(created.mock.calls.length).toBeGreaterThan(0)
    expect([video.paused, video.hasAttribute('src')]).toEqual([true, false])
  })

  test('can change to another stream and to a file', async () => {
    const { video, rerender, room } = await showStream()
    await loaded(video)
    const other = mediaRoom()
    rerender({ src: other.url('hls/low.m3u8') })
    await vi.waitFor(async () => expect(await other.requests()).toContain('hls/low.m3u8'))
    await vi.waitFor(() => expect(video.videoWidth).toBe(240))
    rerender({ src: room.url('harbour.webm') })
    await vi.waitFor(() => expect(video.videoWidth).toBe(480))
    expect(video.src).toBe(room.url('harbour.webm'))
  })
})

test('a browser that supports HLS plays a stream itself', async () => {
  const room = mediaRoom()
  const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  const { video } = await showVideo({ src: room.url('hls/harbour.m3u8') })
  expect(video.src).toBe(room.url('hls/harbour.m3u8'))
  canPlay.mockRestore()
})
