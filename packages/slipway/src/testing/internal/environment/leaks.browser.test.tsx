import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Canvas } from '../../../components/canvas/index.ts'
import { MovableArea, MovableView } from '../../../components/movable-view/index.ts'
import { PullDownRefresh } from '../../../components/pull-down-refresh/index.ts'
import { ScrollView } from '../../../components/scroll-view/index.ts'
import { Swiper } from '../../../components/swiper/index.ts'
import { Video } from '../../../components/video/index.ts'
import { Viewer } from '../../../screens/preview-image/Viewer.tsx'
import { pageOf } from '../apps/pageOf.tsx'
import { show as showSwiper, slidesOf } from '../apps/shownSwiper.tsx'
import { media, tracks } from '../apps/shownVideo.tsx'
import { urls } from '../apps/shownViewer.tsx'
import { devTools } from './devTools.ts'
import { watchLeaks } from './watchLeaks.ts'

let show: (isShown: boolean) => void = () => {}
/** The elements around each mounted tree. Such an element stays in memory as long as any element of its tree does. */
let mounted: WeakRef<Element>[] = []

/** Several trees are mounted per frame, because a frame takes longer than mounting them. */
const atOnce = [1, 2, 3, 4]

function Toggled({ children }: { children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(false)
  show = (next) => flushSync(() => setShown(next))
  const note = (element: HTMLElement | null) => void (element && mounted.push(new WeakRef(element)))
  return (
    isShown &&
    atOnce.map((one) => (
      <div key={one} ref={note}>
        {children}
      </div>
    ))
  )
}

/** Waits for a frame, so that the work after the first render and after the unmount is done. */
const turn = () => new Promise(requestAnimationFrame)

/** Time for 50 cycles with a video in WebKitGTK, where four browsers share two processors. */
const limitMs = 180_000

test.each([
  [
    'Swiper',
    <Swiper key="" aria-label="Letters" autoplay circular navigation="auto">
      {slidesOf(['A', 'B', 'C'])}
    </Swiper>,
  ],
  [
    'ScrollView',
    <ScrollView key="" scrollY refresherEnabled scrollTop={40} scrollWithAnimation style={{ blockSize: 200 }}>
      <div style={{ blockSize: 900 }}>text</div>
    </ScrollView>,
  ],
  [
    'MovableView',
    <MovableArea key="" style={{ blockSize: 200 }}>
      <MovableView direction="all" scale x={20}>
        text
      </MovableView>
    </MovableArea>,
  ],
  ['Canvas', <Canvas key="" disableScroll onTouchStart={() => {}} />],
  ['Video', <Video key="" src={media('harbour.webm')} tracks={tracks} title="In the harbour" />],
  ['PullDownRefresh', <PullDownRefresh key="" onRefresh={() => {}} />],
  ['Viewer', <Viewer key="" urls={urls} index={1} onClose={() => {}} />],
] as const)(
  '%s mounted 200 times leaves no timer, observer, listener or element behind',
  { timeout: limitMs },
  async (_, tree) => {
    mounted = []
    await pageOf(<Toggled>{tree}</Toggled>)
    const cycle = async () => {
      show(true)
      await turn()
      show(false)
    }
    const leaks = watchLeaks()
    for (let count = 0; count < 200; count += atOnce.length) await cycle()
    // Some resources are created once, on first use or when idle, and kept. There are fewer of these than cycles.
    await vi.waitFor(() => expect(leaks().length).toBeLessThan(50))
    expect(mounted).toHaveLength(200)
    await vi.waitFor(async () => {
      await devTools().send('HeapProfiler.collectGarbage')
      expect(mounted.filter((root) => root.deref()).length).toBeLessThan(50)
    })
  },
)

test('60 seconds of autoplay change the slide 12 times, and the number of timers does not grow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const setInterval = vi.spyOn(window, 'setInterval')
  onTestFinished(() => {
    setInterval.mockRestore()
    vi.useRealTimers()
  })
  const { turns } = await showSwiper({ autoplay: true, circular: true })
  // An effect starts a new interval for each slide, so that each slide is shown for the full interval.
  const begun = (count: number) =>
    vi.waitFor(() => {
      expect(turns).toHaveLength(count)
      expect(setInterval.mock.calls.filter(([, ms]) => ms === 5_000)).toHaveLength(count + 1)
    })
  await begun(0)
  const running: number[] = []
  for (let second = 1; second <= 60; second++) {
    vi.advanceTimersByTime(1_000)
    await begun(Math.floor(second / 5))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    running.push(vi.getTimerCount())
  }
  expect(turns).toHaveLength(12)
  expect(Math.max(...running.slice(30))).toBeLessThanOrEqual(Math.max(...running.slice(0, 30)))
  expect(Math.max(...running)).toBeLessThanOrEqual(4)
})
