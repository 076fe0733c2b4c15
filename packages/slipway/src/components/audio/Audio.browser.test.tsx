import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { media } from '../../testing/internal/apps/shownVideo.tsx'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mediaRoom } from '../../testing/internal/environment/testServer.ts'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import { Audio, type AudioProps } from './index.ts'

describeConformance((props) => <Audio name="Fair winds" {...props} />, {
  selector: '.sw-audio',
  states: { '[hidden]': { controls: false } },
})

/** Renders a muted sound, and records its events. */
async function showAudio(props: AudioProps = {}) {
  const events: [string, unknown][] = []
  const listen = ({ type, detail }: { readonly type: string; readonly detail: unknown }) => events.push([type, detail])
  const {
    container,
    element: root,
    unmount,
  } = render(
    <Audio
      src={media('tone.webm')}
      name="Fair winds"
      author="The Crew"
      onPlay={listen}
      onPause={listen}
      onEnded={listen}
      onTimeUpdate={listen}
      onError={listen}
      {...props}
    />,
  )
  const audio = root.querySelector('audio') as HTMLAudioElement
  audio.muted = true
  if (!('src' in props)) await vi.waitFor(() => expect(root.querySelector('input:enabled')).not.toBeNull())
  return { container, root, audio, unmount, events, types: () => events.map(([type]) => type) }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const position = () => page.getByRole('slider', { name: 'Position' })

describe('a sound', () => {
  test('plays and pauses by its button, and emits its events', async () => {
    const { root, audio, types, events } = await showAudio()
    expect(root.dataset.state).toBe('paused')
    await userEvent.click(button('Play'))
    await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(0))
    await vi.waitFor(() => expect(root.dataset.state).toBe('playing'))
    await userEvent.click(button('Pause'))
    await vi.waitFor(() => expect(types()).toContain('pause'))
    expect(events.find(([type]) => type === 'timeupdate')?.[1]).toEqual({
      currentTime: expect.any(Number),
      duration: expect.closeTo(6, 1),
    })
    audio.currentTime = 5.9
    await audio.play()
    await vi.waitFor(() => expect(types()).toContain('ended'))
  })

  test('the seek bar shows the time and moves it', async () => {
    const { root, audio } = await showAudio({ dir: 'rtl' })
    await expect.poll(() => root.querySelector('.sw-audio-time')?.textContent).toBe('0:00 / 0:06')
    ;(position().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(audio.currentTime).toBe(5)
    await expect.element(position()).toHaveAttribute('aria-valuetext', '5 seconds of 6 seconds')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(audio.currentTime).toBe(0)
    await userEvent.click(position(), { position: { x: 7, y: 14 } })
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(audio.currentTime).toBeCloseTo(6, 0))
  })

  test('a missing file shows an error; the button tries again, and plays', async () => {
    const room = mediaRoom()
    await room.set('gone')
    const { root, audio, events } = await showAudio({ src: room.url('tone.webm') })
    await vi.waitFor(() => expect(root.dataset.failed).toBe('true'))
    await vi.waitFor(() => expect(events).toMatchObject([['error', { code: 'failed' }]]))
    await expect.element(page.getByText('The sound could not be played.')).toBeVisible()
    await room.set('up')
    await userEvent.click(button('Play'))
    await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(0))
    await vi.waitFor(() => expect(root.dataset.failed).toBeUndefined())
  })

  // WebKitGTK takes more than half a second for each, while four browsers share two processors.
  test('is unmounted with its download, 100 times without a leak', { timeout: 180_000 }, async () => {
    const { audio, unmount } = await showAudio()
    await audio.play()
    unmount()
    await vi.waitFor(() => expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY))
    expect(audio.paused).toBe(true)
    const leaks = watchLeaks()
    for (let count = 0; count < 100; count++) render(<Audio src={media('tone.webm')} />).unmount()
    await vi.waitFor(() => expect(leaks()).toEqual([]))
  })

  test('has no violations of accessibility, with a picture and after an error', async () => {
    const modes = [light, dark, rtl, forced]
    const { container } = await showAudio({ poster: media('harbour.jpg') })
    await expectNoAxeViolations(container, modes)
    const broken = await showAudio({ src: media('missing.webm') })
    await vi.waitFor(() => expect(broken.root.dataset.failed).toBe('true'))
    await expectNoAxeViolations(broken.container, modes)
  })
})
