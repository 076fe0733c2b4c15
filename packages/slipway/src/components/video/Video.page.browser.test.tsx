import { expect, test, vi } from 'vitest'
import { navigateBack } from '../../api/navigation/index.ts'
import { mount, push, remembering, view } from '../../testing/internal/apps/keepAliveApp.tsx'
import { media } from '../../testing/internal/apps/shownVideo.tsx'
import { Video } from './index.ts'

function Player() {
  return <Video src={media('harbour.webm')} muted loop />
}
function Automatic() {
  return <Video src={media('harbour.webm')} muted loop autoplay />
}

const pages = {
  '/player': view(Player),
  '/pinned-player': view(Player, { keepAlive: 'pinned' }),
  '/paused-player': view(Player, { keepAlive: 'paused' }),
  '/dropped-player': view(Player, { keepAlive: 'none' }),
  '/automatic': view(Automatic),
}

const find = () => document.querySelector('video')
const shown = () =>
  vi.waitFor(() => expect(find()?.readyState).toBeGreaterThan(0)).then(() => find() as HTMLVideoElement)

async function playAt(url: string): Promise<HTMLVideoElement> {
  await mount(url, { pages })
  const video = await shown()
  await video.play()
  video.currentTime = 4
  await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(4))
  return video
}

test.each(['/player', '/paused-player'])(
  'a covered page (%s) pauses its video, which keeps its position',
  async (url) => {
    const video = await playAt(url)
    await push('/2')
    await vi.waitFor(() => expect(video.paused).toBe(true))
    const at = video.currentTime
    await navigateBack()
    expect(find()).toBe(video)
    expect([video.paused, video.currentTime]).toEqual([true, at])
  },
)

test('a covered page that is pinned continues to play', async () => {
  const video = await playAt('/pinned-player')
  await push('/2')
  const at = video.currentTime
  await vi.waitFor(() => expect(video.currentTime).not.toBe(at))
  expect(video.paused).toBe(false)
  video.pause()
})

test('a page that is unmounted stops its video, and restores the position when it returns', async () => {
  const video = await playAt('/dropped-player')
  await remembering()
  await push('/2')
  await vi.waitFor(() => expect(find()).toBeNull())
  expect(video.paused).toBe(true)
  await navigateBack()
  const next = await shown()
  expect(next).not.toBe(video)
  await vi.waitFor(() => expect(next.currentTime).toBeGreaterThanOrEqual(4))
  expect(next.paused).toBe(true)
})

test('a video with autoplay continues when its page returns, unless the user has paused it', async () => {
  const video = await playAt('/automatic')
  await push('/2')
  await vi.waitFor(() => expect(video.paused).toBe(true))
  await navigateBack()
  await vi.waitFor(() => expect(video.paused).toBe(false))
  video.pause()
  await push('/3')
  await navigateBack()
  expect(video.paused).toBe(true)
})
