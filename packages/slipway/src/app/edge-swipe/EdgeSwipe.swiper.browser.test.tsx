import { expect, test, vi } from 'vitest'
import { Swiper } from '../../components/swiper/index.ts'
import { left, view } from '../../testing/internal/apps/movingApp.tsx'
import { expectSeen, names, seenIn, slidesOf } from '../../testing/internal/apps/shownSwiper.tsx'
import { drag, open, urls } from '../../testing/internal/apps/swipingApp.tsx'
import { loadPartsCode } from '../../testing/internal/environment/partsCode.ts'
import { touchDrag } from '../../testing/internal/input/touch.ts'
import { edgeSwipe } from './edgeSwipe.ts'

const letters = (
  <Swiper aria-label="Letters" defaultCurrent={2} duration={0} style={{ blockSize: 300 }}>
    {slidesOf(names)}
  </Swiper>
)

test('at the edge of the screen the swipe takes precedence over the slides', async () => {
  await open(['/swiper'], {
    swipeBack: edgeSwipe(),
    pages: {
      '/': view('home'),
      '/swiper': view('swiper', {}, <div style={{ paddingBlockStart: 200 }}>{letters}</div>),
    } as never,
  })
  const root = document.querySelector('.sw-swiper') as HTMLElement
  loadPartsCode()
  await vi.waitFor(() => expect(root.querySelector('[data-ready]')).not.toBeNull())
  const finger = await drag(0.4)
  expect(left('swiper')).toBe(156)
  expect(seenIn(root)).toBe('C')
  await finger.end(200)
  await vi.waitFor(() => expect(left('swiper')).toBe(0))
  await expectSeen(root, 'C')
  await touchDrag({ x: 100, y: 400 }, { x: 340, y: 400 })
  await expectSeen(root, 'B')
  expect([left('swiper'), urls()]).toEqual([0, ['/', '/swiper']])
})
