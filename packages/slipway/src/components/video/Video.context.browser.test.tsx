import { createRef } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import VideoContextDemo from '../../api/video-context/demo.tsx'
import { createVideoContext } from '../../api/video-context/index.ts'
import { media, showVideo } from '../../testing/internal/apps/shownVideo.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { playUrl, serverGate } from '../../testing/internal/environment/testServer.ts'
import { Video } from './index.ts'

describe('a context', () => {
  test('plays, seeks, changes the speed, pauses and stops', async () => {
    const { root, video, detailsOf } = await showVideo({ id: 'trailer', loop: true })
    const context = createVideoContext('trailer')
    await context.play()
    expect(video.paused).toBe(false)
    await context.seek(5)
    expect(video.currentTime).toBeGreaterThanOrEqual(5)
    expect(detailsOf('seekcomplete')).toHaveLength(1)
    await context.playbackRate(1.25)
    expect(video.playbackRate).toBe(1.25)
    await context.pause()
    expect(video.paused).toBe(true)
    await createVideoContext(root).stop()
    expect([video.paused, video.currentTime]).toEqual([true, 0])
    // WebKitGTK loses a seek that begins during another one.
    if (server.browser === 'webkit') lacking('seeks during a seek')
    await createVideoContext({ current: root }).seek(99)
    expect(video.currentTime).toBe(video.duration)
  })

  test('opens and closes full screen in a click, and is refused elsewhere', async () => {
    const { root, button } = await showVideo({ children: <button type="button">Open</button> })
    const context = createVideoContext(root)
    const opened = new Promise<void>((resolve, reject) => {
      root.querySelector('button')?.addEventListener('click', () => context.requestFullScreen().then(resolve, reject))
    })
    expect(button('Open')).toBeDefined()
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await opened
    expect(document.fullscreenElement).toBe(root)
    await context.exitFullScreen()
    expect(document.fullscreenElement).toBeNull()
    await context.exitFullScreen()
    root.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
    await expect(context.requestFullScreen()).rejects.toMatchObject({ code: 'denied' })
  })

  test('without its API, picture in picture is not supported', async () => {
    const { root, video } = await showVideo()
    Object.defineProperty(video, 'requestPictureInPicture', { value: undefined })
    await expect(createVideoContext(root).requestPictureInPicture()).rejects.toMatchObject({ code: 'unsupported' })
    await createVideoContext(root).exitPictureInPicture()
  })

  test('each call settles: no video, an unmounted one, a broken file, another address', async () => {
    await expect(createVideoContext('nothing').play()).rejects.toMatchObject({ code: 'not-found' })
    await expect(createVideoContext(document.body).play()).rejects.toMatchObject({ code: 'not-found' })
    const broken = await showVideo({ src: playUrl({ head: 404 }) })
    await expect(createVideoContext(broken.root).play()).rejects.toMatchObject({ code: 'failed' })
    await createVideoContext(broken.root).seek(3)

    const gate = serverGate()
    const slow = await showVideo({ src: playUrl({ head: 200 }, { gate: gate.name }) })
    const playing = createVideoContext(slow.root).play()
    await vi.waitFor(() => expect(slow.video.paused).toBe(false))
    slow.unmount()
    await expect(playing).rejects.toMatchObject({ code: expect.stringMatching(/not-found|cancelled/) })
    await gate.open()

    const changed = await showVideo()
    changed.video.addEventListener('seeking', () => changed.rerender({ src: media('h264.mp4') }), { once: true })
    const seeking = createVideoContext(changed.root).seek(3)
    await expect(seeking).rejects.toMatchObject({ code: 'cancelled' })
  })
})

describe('other players', () => {
  test('pause when a video with pauseOthers plays, and not otherwise', async () => {
    const [first, second, third] = [await showVideo(), await showVideo(), await showVideo({ pauseOthers: true })]
    await first.play()
    await second.play()
    expect(first.video.paused).toBe(false)
    await third.play()
    await vi.waitFor(() => expect([first, second, third].map(({ video }) => video.paused)).toEqual([true, true, false]))
  })
})

test('the demo reports the result of each call', async () => {
  const { container } = render(<VideoContextDemo />)
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).last())
  const shows = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument()
  await vi.waitFor(() => expect(container.querySelector('video')?.readyState).toBeGreaterThan(0))
  await press('Play')
  await shows('play: done')
  await press('Comment')
  await shows('sendDanmu: done')
  await expect.element(page.getByText('Ahoy!')).toBeInTheDocument()
  await press('Stop')
  await shows('stop: done')
})

test('a ref of React finds the video', async () => {
  const ref = createRef<HTMLDivElement>()
  const { container } = render(<Video ref={ref} src={media('harbour.webm')} muted />)
  await createVideoContext(ref).play()
  expect(container.querySelector('video')?.paused).toBe(false)
  onTestFinished(() => container.querySelector('video')?.pause())
})
