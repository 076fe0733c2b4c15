import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { media, showVideo, tracks } from '../../testing/internal/apps/shownVideo.tsx'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseMove, mouseUp, restMouse } from '../../testing/internal/input/mouse.ts'
import { touchTap } from '../../testing/internal/input/touch.ts'
import VideoDemo from './demo.tsx'

const position = () => page.getByRole('slider', { name: 'Position' })

/** The point of a time on the seek bar. */
function pointAt(seconds: number) {
  const { left, top, width, height } = position().element().getBoundingClientRect()
  return { x: left + 7 + ((width - 14) * seconds) / 10, y: top + height / 2 }
}

function centreOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 4 }
}

describe('the seek bar', () => {
  test.each(['ltr', 'rtl'])(
    'runs from left to right (%s): a drag seeks at its end, and shows the time',
    async (dir) => {
      const { root, video } = await showVideo({ dir })
      await mouseDown(pointAt(0))
      await mouseMove(pointAt(2))
      await mouseMove(pointAt(6))
      await expect.poll(() => root.querySelector('.sw-video-preview')?.textContent).toMatch(/0:0[56]/)
      expect(video.currentTime, 'not before the end').toBe(0)
      await mouseUp(pointAt(6))
      await vi.waitFor(() => expect(video.currentTime).toBeCloseTo(6, 0))
      await expect
        .element(position())
        .toHaveAttribute('aria-valuetext', expect.stringMatching(/^[56] seconds of 10 seconds$/))
    },
  )

  test('a tap on the track seeks in browsers that do not move the thumb by it, as Safari on iOS', async () => {
    const { video, detailsOf } = await showVideo()
    const tap = (seconds: number) => {
      const { x, y } = pointAt(seconds)
      const where = { bubbles: true, clientX: x, clientY: y, pointerId: 7, pointerType: 'touch' }
      position().element().dispatchEvent(new PointerEvent('pointerdown', where))
      position().element().dispatchEvent(new PointerEvent('pointerup', where))
    }
    tap(4)
    await vi.waitFor(() => expect(video.currentTime).toBeCloseTo(4, 0))
    await vi.waitFor(() => expect(detailsOf('seekcomplete')).toHaveLength(1))
    await expect.element(position()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[34] seconds/))
    tap(4.1)
    await new Promise(requestAnimationFrame)
    expect(detailsOf('seekcomplete'), 'a tap on the thumb').toHaveLength(1)
  })

  test('shows the time below the mouse, and the loaded part', async () => {
    const { root } = await showVideo({ preload: 'auto' })
    await restMouse()
    onTestFinished(restMouse)
    const { x } = pointAt(7.1)
    await userEvent.hover(position(), { position: { x: x - position().element().getBoundingClientRect().left, y: 14 } })
    await expect.poll(() => root.querySelector('.sw-video-preview')?.textContent).toBe('0:07')
    const loaded = () =>
      Number(root.querySelector<HTMLElement>('.sw-media-slider')?.style.getPropertyValue('--sw-media-buffered'))
    await expect.poll(loaded).toBeGreaterThan(50)
  })

  test.each([
    ['{ArrowRight}', 5],
    ['{ArrowRight}{ArrowLeft}{ArrowUp}', 5],
    ['{End}', 10],
    ['{End}{Home}', 0],
  ])('%s moves it to %d s', async (keys, seconds) => {
    const { video } = await showVideo({ dir: 'rtl' })
    ;(position().element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect(video.currentTime).toBeCloseTo(seconds, 0))
  })
})

describe('keys', () => {
  test('space plays and pauses, arrows seek and change the volume, M mutes', async () => {
    const { root, video, button } = await showVideo()
    ;(position().element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(root.dataset.state).toBe('playing'))
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(root.dataset.state).toBe('paused'))
    ;(button('Settings').element() as HTMLElement).focus()
    video.currentTime = 0
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(video.currentTime).toBe(5))
    await userEvent.keyboard('m')
    expect(video.muted).toBe(false)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(video.volume).toBeCloseTo(0.8)
    await expect.element(page.elementLocator(root).getByText('Volume 80 %')).toBeInTheDocument()
    await userEvent.keyboard('M')
    expect(video.muted).toBe(true)
  })

  test('after a press by mouse, the space bar plays; after a press by a key, the button keeps the focus', async () => {
    const { root, video, button } = await showVideo({ loop: true })
    await userEvent.click(button('Unmute'))
    expect(document.activeElement).toBe(root)
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(root.dataset.state).toBe('playing'))
    expect(video.muted).toBe(false)
    ;(button('Mute').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Unmute')).toHaveFocus()
  })

  test('the button in the middle is removed by its press, and the focus stays in the video', async () => {
    const { root, video, play } = await showVideo()
    const middle = () => root.querySelector<HTMLElement>('.sw-video-center')
    middle()?.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(middle()).toBeNull())
    expect(document.activeElement).toBe(root)
    await play()
    video.pause()
    await vi.waitFor(() => expect(root.dataset.state).toBe('paused'))
    expect(middle(), 'only at the begin and at the end').toBeNull()
    video.currentTime = 9.9
    await video.play()
    await vi.waitFor(() => expect(middle()).not.toBeNull())
  })

  test('the app can use a key itself, and fields of the app keep their keys', async () => {
    const { video, root } = await showVideo({
      onKeyDown: (event) => event.key === 'm' && event.preventDefault(),
      children: <input aria-label="Comment" />,
    })
    ;(position().element() as HTMLElement).focus()
    await userEvent.keyboard('m')
    expect(video.muted).toBe(true)
    root.querySelector<HTMLInputElement>('input[aria-label="Comment"]')?.focus()
    await userEvent.keyboard('m c')
    expect([video.muted, video.paused]).toEqual([true, true])
  })

  test('without controls, keys do nothing', async () => {
    const { root, video } = await showVideo({ controls: false, tabIndex: 0 })
    root.focus()
    await userEvent.keyboard(' m')
    expect([video.muted, video.paused]).toEqual([true, true])
    expect(root.querySelector('button')).toBeNull()
  })
})

describe('visibility', () => {
  test('[S9.6] the controls hide 3000 ms after the last use while the video plays, and a key shows them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { root, video, detailsOf } = await showVideo({ loop: true })
    ;(position().element() as HTMLElement).focus()
    video.play()
    await vi.waitFor(() => expect(root.dataset.state).toBe('playing'))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.advanceTimersByTime(2_999)
    await new Promise(requestAnimationFrame)
    expect(root.dataset.controls).toBe('shown')
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(root.dataset.controls).toBe('hidden'))
    await userEvent.keyboard('{Shift}')
    await vi.waitFor(() => expect(root.dataset.controls).toBe('shown'))
    expect(detailsOf('controlstoggle')).toEqual([{ show: false }, { show: true }])
  })

  test('a tap hides and shows them, a click plays and pauses', async () => {
    const { root, video, play } = await showVideo({ loop: true })
    await play()
    await touchTap(centreOf(root))
    await vi.waitFor(() => expect(root.dataset.controls).toBe('hidden'))
    await touchTap(centreOf(root))
    await vi.waitFor(() => expect(root.dataset.controls).toBe('shown'))
    expect(video.paused).toBe(false)
    await userEvent.click(root, { position: { x: 40, y: 90 } })
    await vi.waitFor(() => expect(video.paused).toBe(true))
  })

  test.each([
    ['showProgress', 'slider', 'Position'],
    ['showPlayBtn', 'button', 'Play'],
    ['showCenterPlayBtn', 'button', 'Play'],
    ['showMuteBtn', 'button', 'Unmute'],
    ['showFullscreenBtn', 'button', 'Full screen'],
  ] as const)('%s={false} hides the %s', async (prop, role, name) => {
    const { root, rerender } = await showVideo()
    const count = () => page.elementLocator(root).getByRole(role, { name, exact: true }).elements().length
    const before = count()
    expect(before).toBeGreaterThan(0)
    rerender({ [prop]: false })
    expect(count()).toBe(before - 1)
  })
})

describe('settings', () => {
  test('change the speed, and close by Escape, which returns the focus', async () => {
    const { video, button } = await showVideo()
    await userEvent.click(button('Settings'))
    const chosen = page.getByRole('radio', { name: '1×', exact: true })
    await expect.element(chosen).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(video.playbackRate).toBe(1.5)
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Settings')).toHaveFocus()
    await expect.element(button('Settings')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('Settings'))
    await mouseDrag({ x: 350, y: 600 }, { x: 350, y: 600 }, { steps: 1 })
    await expect.element(button('Settings')).toHaveAttribute('aria-expanded', 'false')
  })

  test('choose captions, which are shown above the controls', async () => {
    const { root, video, button } = await showVideo({ tracks })
    const text = () => root.querySelector('.sw-video-cues')?.textContent
    expect(text()).toBe('')
    await userEvent.click(button('Settings'))
    await userEvent.click(page.getByRole('radio', { name: 'Français' }))
    await expect.poll(text).toBe('Le bateau quitte le port.')
    video.currentTime = 5
    await expect.poll(text).toBe('Le soleil se couche derrière les collines.')
    await userEvent.keyboard('{Escape}c')
    await expect.poll(text).toBe('')
    await userEvent.keyboard('c')
    await expect.poll(text).toBe('Le soleil se couche derrière les collines.')
    await userEvent.click(button('Settings'))
    await userEvent.click(page.getByRole('radio', { name: 'Off' }))
    await expect.poll(text).toBe('')
    expect([...video.textTracks].map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])
  })

  test('captions with `default` are shown at first', async () => {
    const [english, french] = tracks
    const { root } = await showVideo({ tracks: [english, { ...french, default: true }] as typeof tracks })
    await expect.poll(() => root.querySelector('.sw-video-cues')?.textContent).toBe('Le bateau quitte le port.')
  })
})

describe('full screen and picture in picture', () => {
  test('a button and F open and close full screen', async () => {
    const { root, button, detailsOf } = await showVideo()
    await userEvent.click(button('Full screen'))
    await vi.waitFor(() => expect(document.fullscreenElement).toBe(root))
    await vi.waitFor(() => expect(root.dataset.fullScreen).toBe('true'))
    expect(root.getBoundingClientRect().width).toBe(innerWidth)
    await userEvent.keyboard('f')
    await vi.waitFor(() => expect(document.fullscreenElement).toBeNull())
    await vi.waitFor(() =>
      expect(detailsOf('fullscreenchange')).toEqual([
        { fullScreen: true, direction: 'horizontal' },
        { fullScreen: false, direction: 'horizontal' },
      ]),
    )
  })

  test('a button opens and closes picture in picture', async () => {
    if (!document.pictureInPictureEnabled) lacking('picture in picture')
    const { video, button, types, root } = await showVideo()
    Object.defineProperty(video, 'requestPictureInPicture', {
      value: async () => video.dispatchEvent(new Event('enterpictureinpicture')),
    })
    await userEvent.click(button('Picture in picture'))
    await expect.element(button('Picture in picture')).toHaveAttribute('aria-pressed', 'true')
    video.dispatchEvent(new Event('leavepictureinpicture'))
    await expect.element(button('Picture in picture')).toHaveAttribute('aria-pressed', 'false')
    expect(types()).toEqual(expect.arrayContaining(['enterpictureinpicture', 'leavepictureinpicture']))
    expect(root.dataset.state).toBe('paused')
  })
})

describe('accessibility', () => {
  const modes = [light, dark, rtl, forced]

  test('the demo has no violations', async () => {
    const { container } = render(<VideoDemo />)
    await expectNoAxeViolations(container, modes)
  })

  test('playing, with captions and settings, without violations', async () => {
    const { container, play, button } = await showVideo({ tracks, loop: true, title: 'In the harbour' })
    await play()
    await userEvent.click(button('Settings'))
    await userEvent.click(page.getByRole('radio', { name: 'English' }))
    await expectNoAxeViolations(container, modes)
  })

  test('an error has no violations', async () => {
    const { container, root } = await showVideo({ src: media('missing.webm') })
    await vi.waitFor(() => expect(root.dataset.failed).toBe('true'))
    await expectNoAxeViolations(container, modes)
  })

  test('Tab reaches all controls in their visual order', async () => {
    const { root } = await showVideo({ tracks, style: { inlineSize: 380 } })
    const names: (string | null)[] = []
    const expected = [
      'Play',
      ...(document.pictureInPictureEnabled ? ['Picture in picture'] : []),
      'Position',
      'Play',
      'Unmute',
      'Captions',
      'Settings',
      'Full screen',
    ]
    while (names.length < expected.length) {
      await userEvent.tab()
      const { activeElement } = document
      names.push(root.contains(activeElement) ? (activeElement?.getAttribute('aria-label') ?? null) : null)
    }
    expect(names).toEqual(expected)
  })
})
