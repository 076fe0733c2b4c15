import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { turnWheel } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { navigateTo } from '../navigation/index.ts'
import { pageScrollTo } from './index.ts'

const show = () =>
  pageOf(
    <>
      <div data-part="above" style={{ blockSize: 1_000 }} />
      <p id="target" style={{ margin: 0, scrollMarginTop: 20 }}>
        target
      </p>
      <div style={{ blockSize: 3_000 }} />
    </>,
  )

const endOf = (scroller: HTMLElement) => scroller.scrollHeight - scroller.clientHeight
const scrolled = (scroller: HTMLElement) => vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0))

test.each([0, 40])(
  'with a duration of %i ms the page is exactly at the target when the call resolves',
  async (duration) => {
    const { scroller } = await show()
    await pageScrollTo({ scrollTop: 700, duration })
    expect(scroller.scrollTop).toBe(700)
    await pageScrollTo({ scrollTop: 1e9, duration })
    expect(scroller.scrollTop).toBe(endOf(scroller))
    await pageScrollTo({ scrollTop: -10, duration })
    expect(scroller.scrollTop).toBe(0)
  },
)

test('a smooth scroll-behavior of the page does not slow the steps down', async () => {
  const { scroller } = await show()
  scroller.style.scrollBehavior = 'smooth'
  await pageScrollTo({ scrollTop: 700, duration: 0 })
  expect(scroller.scrollTop).toBe(700)
})

test('an element is scrolled to the top edge, less its scroll margin and padding', async () => {
  const { scroller } = await show()
  await pageScrollTo({ selector: '#target', duration: 0 })
  expect(scroller.scrollTop).toBe(980)
  scroller.style.scrollPaddingTop = '44px'
  await pageScrollTo({ selector: '#target', duration: 0 })
  expect(scroller.scrollTop).toBe(936)
})

test.each([
  [-30, 950],
  [30, 1010],
  [-1e9, 0],
])('an offset of %i px is added to the element’s position', async (offsetTop, px) => {
  const { scroller } = await show()
  await pageScrollTo({ selector: '#target', offsetTop, duration: 0 })
  expect(scroller.scrollTop).toBe(px)
})

test('an element’s position is measured up to the end', async () => {
  const { scroller } = await show()
  scroller.style.overflowAnchor = 'none'
  const call = pageScrollTo({ selector: '#target', duration: 1_000 })
  await scrolled(scroller)
  const above = scroller.querySelector<HTMLElement>('[data-part=above]') as HTMLElement
  above.style.blockSize = '1500px'
  await call
  expect(scroller.scrollTop).toBe(1480)
})

test('jumps if the user prefers reduced motion', async () => {
  await lessMotion()
  const { scroller } = await show()
  void pageScrollTo({ scrollTop: 700, duration: 10_000 })
  expect(scroller.scrollTop).toBe(700)
})

test.each<[string, (scroller: HTMLElement) => Promise<unknown>]>([
  ['a touch', (scroller) => touchTap(centerOf(scroller))],
  ['the wheel', (scroller) => turnWheel(centerOf(scroller), { y: -5 })],
  ['a key that scrolls', () => userEvent.keyboard('{PageUp}')],
  ['another page', () => navigateTo({ url: '/other' })],
])('%s ends the scroll, and the page stays at its position', async (_name, interrupt) => {
  const { scroller } = await show()
  const call = pageScrollTo({ scrollTop: 2_000, duration: 20_000 })
  await scrolled(scroller)
  const [result] = await Promise.allSettled([call, interrupt(scroller)])
  expect(result).toMatchObject({ status: 'rejected', reason: { code: 'cancelled' } })
  expect(scroller.scrollTop).toBeLessThan(200)
})

test.each([
  ['#nowhere', 'not-found', 'element not found'],
  ['#', 'invalid-argument', 'selector is not valid'],
])('the selector %s fails', async (selector, code, detail) => {
  await show()
  await expect(pageScrollTo({ selector })).rejects.toMatchObject({ code, errMsg: `pageScrollTo:fail ${detail}` })
})
