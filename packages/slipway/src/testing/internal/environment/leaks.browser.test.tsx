import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MovableArea, MovableView } from '../../../components/movable-view/index.ts'
import { PullDownRefresh } from '../../../components/pull-down-refresh/index.ts'
import { ScrollView } from '../../../components/scroll-view/index.ts'
import { Swiper } from '../../../components/swiper/index.ts'
import { Viewer } from '../../../screens/preview-image/Viewer.tsx'
import { pageOf } from '../apps/pageOf.tsx'
import { show as showSwiper, slidesOf } from '../apps/shownSwiper.tsx'
import { urls } from '../apps/shownViewer.tsx'
import { devTools } from './devTools.ts'
import { watchLeaks } from './watchLeaks.ts'

let show: (isShown: boolean) => void = () => {}
/** What has been there around a tree. As long as anything holds an element of the tree, this is held. */
let mounted: WeakRef<Element>[] = []

/** So many are shown side by side, as a frame takes longer than they do. */
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

/** Lets what comes after the first render come, and what goes with the last one go. */
const turn = () => new Promise(requestAnimationFrame)

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
  ['PullDownRefresh', <PullDownRefresh key="" onRefresh={() => {}} />],
  ['Viewer', <Viewer key="" urls={urls} index={1} onClose={() => {}} />],
] as const)('two hundred times %s leave no timer, observer, listener or element behind', async (_, tree) => {
  mounted = []
  await pageOf(<Toggled>{tree}</Toggled>)
  const cycle = async () => {
    show(true)
    await turn()
    show(false)
  }
  const leaks = watchLeaks()
  for (let count = 0; count < 200; count += atOnce.length) await cycle()
  // What comes when it is first needed, or when there is time, stays: less than one of a kind for each cycle.
  await vi.waitFor(() => expect(leaks().length).toBeLessThan(50))
  expect(mounted).toHaveLength(200)
  await vi.waitFor(async () => {
    await devTools().send('HeapProfiler.collectGarbage')
    expect(mounted.filter((root) => root.deref()).length).toBeLessThan(50)
  })
})

test('sixty seconds of autoplay turn twelve times, and leave what runs as it was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const setInterval = vi.spyOn(window, 'setInterval')
  onTestFinished(() => {
    setInterval.mockRestore()
    vi.useRealTimers()
  })
  const { turns } = await showSwiper({ autoplay: true, circular: true })
  // Each slide has its whole time, which an effect of React's begins.
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
