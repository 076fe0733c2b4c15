import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { switchTab } from '../../api/navigation/index.ts'
import { Swiper, SwiperItem } from '../../components/swiper/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { KeepAlive } from '../../router/config/keepAliveTypes.ts'
import { peekNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { usePageState } from '../../router/react/react.tsx'
import { remembering } from '../../testing/internal/apps/keepAliveApp.tsx'
import { renew } from '../../testing/internal/apps/splitViewApp.tsx'
import { loadPartsCode } from '../../testing/internal/environment/partsCode.ts'
import { createApp } from '../createApp.tsx'
import { tabBar } from '../tab-bar/index.ts'
import { windows } from './windowsConfig.ts'

beforeEach(renew)

/** A page whose content is higher the wider it is: in the narrow window it is too short to be scrolled. */
function Gallery({ name }: { name: string }): ReactNode {
  const [count, setCount] = usePageState('count', 0)
  return (
    <>
      <div style={{ display: 'flex' }}>
        <input name="text" aria-label={`text of ${name}`} />
        <button type="button" onClick={() => setCount(count + 1)}>{`count of ${name}: ${count}`}</button>
      </div>
      <Swiper aria-label={name} duration={0} style={{ inlineSize: '100%', blockSize: 200 }} defaultCurrent={1}>
        {['A', 'B', 'C'].map((letter) => (
          <SwiperItem key={letter}>{letter}</SwiperItem>
        ))}
      </Swiper>
      <div data-scroll-key="shelf" style={{ overflow: 'auto' }}>
        <div style={{ inlineSize: 4_000 }}>shelf</div>
      </div>
      <div style={{ aspectRatio: '1' }} />
    </>
  )
}

const feed = () => (
  <>
    <input name="text" aria-label="text of feed" />
    <div style={{ blockSize: 3_000 }} />
  </>
)

let history = memoryHistory('/')()

async function start(url: string, keepAlive?: KeepAlive): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const view = (Content: () => ReactNode) =>
    page({ load: async () => ({ default: Content }), ...(keepAlive && { keepAlive }) })
  history = memoryHistory(url)()
  const app = {
    pages: {
      '/': view(() => <Gallery name="home" />),
      '/feed': view(feed),
      '/mine': view(() => <Gallery name="mine" />),
    },
    tabBar: tabBar({ items: ['/', '/feed', '/mine'].map((path) => ({ path, text: path })) }),
    windows: windows({ left: { page: '/feed', minWidth: 900 } }),
    history: () => history,
    motion: false,
  }
  const unmount = createApp(app as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(peekNavigator()?.painted.get()).toBeTruthy())
  await remembering()
}

/** Width of the rail, which the tab bar is in the wide window. */
const rail = 80
const wide = () => screen.viewport(1280, 800)
const narrow = () => screen.viewport(640, 800)
const part = (path: string, selector: string) =>
  document.querySelector<HTMLElement>(`[data-path="${path}"] ${selector}`)
const bodyOf = (path: string) => part(path, '.sw-page-body')
const shown = (path: string) =>
  vi.waitFor(() => expect(bodyOf(path)?.checkVisibility({ visibilityProperty: true })).toBe(true))

async function use(path: string): Promise<void> {
  loadPartsCode()
  await vi.waitFor(() => expect(part(path, '.sw-swiper-scroller')?.dataset.ready).toBe(''))
  await userEvent.fill(part(path, 'input') ?? expect.unreachable(), 'unsent')
  await userEvent.click(part(path, 'button:not([class])') ?? expect.unreachable())
  part(path, '[data-scroll-key]')?.scrollTo(333, 0)
  bodyOf(path)?.scrollTo(0, 219)
  await vi.waitFor(() => expect(stateOf(path)).toEqual(used))
}

const stateOf = (path: string) => ({
  // Firefox scrolls by device pixels.
  scroll: Math.round(bodyOf(path)?.scrollTop ?? 0),
  shelf: Math.round(part(path, '[data-scroll-key]')?.scrollLeft ?? 0),
  text: (part(path, 'input') as HTMLInputElement | null)?.value,
  count: part(path, 'button:not([class])')?.textContent.at(-1),
  slide: part(path, '[data-shown]')?.textContent,
})
const used = { scroll: 219, shelf: 333, text: 'unsent', count: '1', slide: 'B' }

/** Widths of a page's scroller in each frame until an element is shown. */
async function widthsUntilShown(path: string): Promise<readonly number[]> {
  const widths = new Set<number>()
  const observer = new ResizeObserver(([entry]) => widths.add(Math.round(entry?.contentRect.width ?? 0)))
  observer.observe(bodyOf(path) ?? expect.unreachable())
  await shown(path)
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  observer.disconnect()
  return [...widths].filter((width) => width > 0)
}

test('a covered tab is not beside the window that shows another tab', async () => {
  await wide()
  await start('/')
  await switchTab({ url: '/feed' })
  await vi.waitFor(() => expect(document.querySelector('[data-path="/feed"][data-window]')).not.toBeNull())
  await vi.waitFor(() => expect(document.querySelector('[data-path="/"]')?.hasAttribute('data-covered')).toBe(true))
  const middle = document.elementFromPoint(innerWidth * 0.7, innerHeight / 2)
  expect(middle?.closest('[data-path]')).toBeNull()
  expect(document.querySelector('[data-path="/"]')?.checkVisibility({ visibilityProperty: true })).toBe(false)
})

test.each<KeepAlive | undefined>([undefined, 'paused', 'live'])(
  'a visit to the tab that a window shows leaves the other tabs unchanged (keepAlive %s)',
  async (keepAlive) => {
    await wide()
    await start('/', keepAlive)
    await use('/')
    await switchTab('/feed' as never)
    await shown('/feed')
    bodyOf('/feed')?.scrollTo(0, 700)
    history.go(-1)
    expect(await widthsUntilShown('/'), 'never laid out in the window').toEqual([1_280 - rail])
    expect(stateOf('/')).toEqual(used)
    await switchTab('/mine' as never)
    await shown('/mine')
    await use('/mine')
    await switchTab('/feed' as never)
    await shown('/feed')
    expect(bodyOf('/feed')?.scrollTop).toBe(700)
    await switchTab('/mine' as never)
    await shown('/mine')
    expect(stateOf('/mine')).toEqual(used)
  },
)

test.each<KeepAlive | undefined>([undefined, 'live'])(
  'a change of the layout during the visit leaves them unchanged, too (keepAlive %s)',
  async (keepAlive) => {
    await wide()
    await start('/', keepAlive)
    await use('/')
    await switchTab('/feed' as never)
    await shown('/feed')
    bodyOf('/feed')?.scrollTo(0, 700)
    for (const resize of [narrow, wide, narrow, wide]) {
      await resize()
      await vi.waitFor(() => expect(bodyOf('/feed')?.clientWidth).toBe(resize === wide ? 320 : 640))
      expect(bodyOf('/feed')?.scrollTop).toBe(700)
    }
    history.go(-1)
    await shown('/')
    expect(stateOf('/')).toEqual(used)
  },
)
