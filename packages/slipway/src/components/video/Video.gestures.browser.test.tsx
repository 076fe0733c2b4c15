import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { showVideo } from '../../testing/internal/apps/shownVideo.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { touchDrag, touchTaps } from '../../testing/internal/input/touch.ts'
import type { VideoProps } from './index.ts'

/** Renders a video whose gestures are loaded. */
async function showGestures(props: VideoProps = {}) {
  const shown = await showVideo({ style: { inlineSize: 380 }, ...props })
  const surface = shown.root.querySelector('.sw-video-surface') as HTMLElement
  surface.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.waitFor(() => expect(surface.style.touchAction).not.toBe(''))
  return shown
}

/** Keeps hints, which their animation removes, until the test ends. */
function keepHints(): void {
  const style = document.createElement('style')
  style.textContent = '.sw-video-hint { animation-play-state: paused !important }'
  document.head.append(style)
  onTestFinished(() => style.remove())
}

describe('gestures', () => {
  test.each(['ltr', 'rtl'])('a horizontal drag seeks: 600 px are the whole video (%s)', async (dir) => {
    const { root, video, detailsOf } = await showGestures({ dir })
    keepHints()
    await touchDrag({ x: 60, y: 60 }, { x: 240, y: 60 })
    await vi.waitFor(() => expect(detailsOf('seekcomplete')).toHaveLength(1))
    // The first pixels decide that the touch is a drag.
    expect(video.currentTime).toBeGreaterThan(2.5)
    expect(video.currentTime).toBeLessThanOrEqual(3)
    expect(root.querySelector('.sw-video-hint')?.textContent).toMatch(/^0:0[23] \/ 0:10$/)
    await touchDrag({ x: 240, y: 60 }, { x: 120, y: 60 })
    await vi.waitFor(() => expect(video.currentTime).toBeLessThan(1.2))
  })

  test('a vertical drag changes the volume: 200 px are the whole range', async () => {
    const { video } = await showGestures({ vslideGesture: true, volume: 0.2, muted: false })
    await touchDrag({ x: 60, y: 140 }, { x: 60, y: 40 })
    await vi.waitFor(() => expect(video.volume).toBeGreaterThan(0.6))
    expect(video.volume).toBeLessThanOrEqual(0.7)
  })

  test('without vslideGesture, a vertical drag scrolls the page; without enableProgressGesture, none seeks', async () => {
    const { video, rerender } = await showGestures({ volume: 0.2 })
    await touchDrag({ x: 60, y: 140 }, { x: 60, y: 40 })
    expect(video.volume).toBe(0.2)
    rerender({ enableProgressGesture: false })
    await touchDrag({ x: 60, y: 60 }, { x: 240, y: 60 })
    expect(video.currentTime).toBe(0)
  })

  test('a double tap plays and pauses', async () => {
    const { video } = await showGestures({ enablePlayGesture: true, loop: true })
    await touchTaps({ x: 60, y: 60 }, 2)
    await vi.waitFor(() => expect(video.paused).toBe(false))
    await touchTaps({ x: 60, y: 60 }, 2)
    await vi.waitFor(() => expect(video.paused).toBe(true))
  })
})

describe('bullet comments', () => {
  const list = [
    { text: 'One', time: 0.1 },
    { text: 'Two', time: 0.2, color: 'rgb(255, 214, 10)' },
    { text: 'Late', time: 8 },
  ]
  const shown = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.sw-video-danmu > span')]

  test('cross the picture at their times, in lanes of their own, and stop with the video', async () => {
    const { root, video, play } = await showVideo({ danmuList: list, enableDanmu: true, style: { inlineSize: 380 } })
    await play()
    await vi.waitFor(() => expect(shown(root).map(({ textContent }) => textContent)).toEqual(['One', 'Two']))
    const [one, two] = shown(root)
    expect(two?.style.color).toBe('rgb(255, 214, 10)')
    expect(one?.style.insetBlockStart).not.toBe(two?.style.insetBlockStart)
    video.pause()
    await vi.waitFor(() => expect(root.dataset.state).toBe('paused'))
    const motions = shown(root).flatMap((element) => element.getAnimations())
    expect(motions.map(({ playState }) => playState)).toEqual(['paused', 'paused'])
    expect(motions.map(({ effect }) => effect?.getTiming().duration)).toEqual([4_000, 4_000])
    for (const motion of motions) motion.finish()
    await vi.waitFor(() => expect(shown(root)).toEqual([]))
  })

  test('are removed by a jump', async () => {
    const { root, video, play } = await showVideo({ danmuList: list, enableDanmu: true })
    await play()
    await vi.waitFor(() => expect(shown(root).length).toBeGreaterThan(0))
    video.currentTime = 5
    await vi.waitFor(() => expect(shown(root)).toEqual([]))
  })

  test('are shown and hidden by their button', async () => {
    const { root, button, play } = await showVideo({ danmuList: list, danmuBtn: true, loop: true })
    await play()
    expect(shown(root)).toEqual([])
    ;(button('Comments').element() as HTMLElement).click()
    await expect.element(button('Comments')).toHaveAttribute('aria-pressed', 'true')
    await vi.waitFor(() => expect(shown(root).length).toBeGreaterThan(0), 14_000)
    ;(button('Comments').element() as HTMLElement).click()
    await vi.waitFor(() => expect(shown(root)).toEqual([]))
  })

  test('with reduced motion they stay at their place', async () => {
    await lessMotion()
    const { root, play } = await showVideo({ danmuList: list, enableDanmu: true })
    await play()
    await vi.waitFor(() => expect(shown(root).length).toBeGreaterThan(0))
    const [motion] = shown(root).flatMap((element) => element.getAnimations())
    const { effect } = motion as Animation
    const translates = (effect as KeyframeEffect).getKeyframes().map(({ translate }) => translate)
    expect(translates[0]).toBe(translates[1])
  })
})
