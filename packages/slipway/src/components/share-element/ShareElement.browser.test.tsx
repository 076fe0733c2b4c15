import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { navigateBack, navigateTo, redirectTo } from '../../api/navigation/index.ts'
import { edgeSwipe } from '../../index.ts'
import type { AnyApp } from '../../router/config/config.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { finish, moving, movingApp, rest, slowed, view } from '../../testing/internal/apps/movingApp.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import ShareElementDemo from './demo.tsx'
import { ShareElement, type ShareElementProps } from './index.ts'

describeConformance((props) => <ShareElement name="photo" {...props} />, { selector: '.sw-share-element' })

const red = 'rgb(200, 0, 0)'

/** A shared element at a position in its page, identified by its colour. */
function Photo({ box, color = red, ...props }: Partial<ShareElementProps> & Boxed): ReactNode {
  const [left, top, width, height] = box
  return (
    <ShareElement
      name="photo"
      duration={1_000}
      easingFunction="linear"
      {...props}
      style={{ position: 'absolute', left, top, width, height, background: color, ...props.style }}
    />
  )
}

interface Boxed {
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly color?: string
}

const page = (content: ReactNode, more: object = {}) =>
  view(
    'page',
    { navigationBar: false, ...more },
    <div style={{ position: 'relative', blockSize: 2_000 }}>{content}</div>,
  )

const small = <Photo box={[20, 500, 80, 80]} style={{ borderRadius: 8 }} />
const large = <Photo box={[0, 100, 390, 195]} color="rgb(0, 0, 200)" />

async function open(pages: object = {}, config: Partial<AnyApp> = {}): Promise<void> {
  const all = { '/': page(small), '/a': page(large), '/b': page('nothing'), ...pages } as never
  await movingApp({ motion: slowed, tabBar: undefined as never, ...config, pages: all })
}

const ghosts = () => [...document.querySelectorAll<HTMLElement>('.sw-share-flight')]
const flights = () => document.getAnimations().filter(({ id }) => id === 'sw-share')

/** Seeks the flight to a part of its duration, and returns its visible box. */
function at(part: number): number[] {
  const [ghost] = ghosts()
  for (const flight of flights()) {
    flight.pause()
    flight.currentTime = part * Number(flight.effect?.getComputedTiming().duration)
  }
  if (!ghost) return []
  const [cutY = 0, cutX = cutY] = (getComputedStyle(ghost).clipPath.match(/[\d.]+(?=px)/g) ?? []).map(Number)
  const { x, y, width, height } = ghost.getBoundingClientRect()
  const scale = new DOMMatrix(getComputedStyle(ghost).transform).a
  return [x + cutX * scale, y + cutY * scale, width - 2 * cutX * scale, height - 2 * cutY * scale].map(
    (px) => Math.round(px) + 0,
  )
}

const land = () => {
  for (const flight of flights()) flight.finish()
}

const placeOf = (box: Boxed['box']) => {
  const body = document.querySelector('.sw-page-body > div')?.getBoundingClientRect()
  const [left, top, width, height] = box
  return [left, Math.round(top + (body?.top ?? 0)), width, height]
}

const seen = () =>
  [...document.querySelectorAll('.sw-page .sw-share-element')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => getComputedStyle(element).backgroundColor)

/** Expects that no element flies, and that all elements are visible in place. */
async function expectLanded(...colors: string[]): Promise<void> {
  await vi.waitFor(() => expect(ghosts()).toEqual([]))
  await rest()
  await vi.waitFor(() => expect(seen()).toEqual(colors))
  expect(document.querySelectorAll('.sw-page .sw-share-element[style*="opacity"]')).toHaveLength(0)
}

describe('when a page opens', () => {
  test('the element flies from its position in one page to its position in the other, and is hidden in both', async () => {
    await open()
    const from = placeOf([20, 500, 80, 80])
    await navigateTo({ url: '/a' })
    expect(ghosts()).toHaveLength(1)
    expect(at(0)).toEqual(from)
    expect(seen()).toEqual([])
    expect(at(0.9999)).toEqual(placeOf([0, 100, 390, 195]))
    expect(ghosts()[0]?.inert).toBe(true)
    const clone = ghosts()[0]?.firstElementChild as Element
    expect(getComputedStyle(clone).backgroundColor).toBe('rgb(0, 0, 200)')
    land()
    finish()
    await expectLanded('rgb(0, 0, 200)')
  })

  test('it is cropped with rounded corners, not distorted', async () => {
    await open()
    await navigateTo({ url: '/a' })
    at(0)
    const ghost = ghosts()[0] as HTMLElement
    const { a, d } = new DOMMatrix(getComputedStyle(ghost).transform)
    expect(a).toBeCloseTo(80 / 195, 4)
    expect(d).toBe(a)
    const round = Number(/round ([\d.]+)px/.exec(getComputedStyle(ghost).clipPath)?.[1])
    expect(round * a).toBeCloseTo(8, 2)
  })

  test('`duration` and `easingFunction` of the target apply', async () => {
    await open({ '/a': page(<Photo box={[0, 0, 100, 100]} duration={7_000} easingFunction="ease-in" />) })
    await navigateTo({ url: '/a' })
    expect(flights().map(({ effect }) => effect?.getTiming())).toMatchObject([{ duration: 7_000, easing: 'ease-in' }])
  })

  test('it stays above its position until the page transition has ended', async () => {
    await open()
    await navigateTo({ url: '/a' })
    land()
    await Promise.allSettled(flights().map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
    expect(at(1)).toEqual(placeOf([0, 100, 390, 195]))
    finish()
    await expectLanded('rgb(0, 0, 200)')
  })

  test('elements are matched by name', async () => {
    const two = (x: number) =>
      ['one', 'two'].map((name, place) => <Photo key={name} name={name} box={[x, 100 * place, 50, 50]} />)
    await open({
      '/': page(two(10)),
      '/a': page([...two(200), <Photo key="three" name="three" box={[0, 600, 9, 9]} />]),
    })
    await navigateTo({ url: '/a' })
    expect(ghosts()).toHaveLength(2)
  })

  test('if the target image is not loaded yet, the source image flies', async () => {
    const never = (
      <img src="/never-answered" alt="" loading="lazy" style={{ inlineSize: 10, marginBlockStart: 9_999 }} />
    )
    await open({
      '/a': page(
        <ShareElement name="photo" style={{ inlineSize: 300, blockSize: 150 }}>
          {never}
        </ShareElement>,
      ),
    })
    await navigateTo({ url: '/a' })
    const clone = ghosts()[0]?.firstElementChild as Element
    expect(getComputedStyle(clone).backgroundColor).toBe(red)
    at(0)
    expect(new DOMMatrix(getComputedStyle(ghosts()[0] as Element).transform).a).toBe(1)
  })

  test('its copy duplicates no id or name, and keeps its computed styles', async () => {
    const titled = (
      <section className="titled">
        <style>{'.titled b { color: rgb(1, 2, 3); font-size: 33px }'}</style>
        <ShareElement name="photo" id="mine" style={{ inlineSize: 100 }}>
          <b id="text">Text</b>
        </ShareElement>
      </section>
    )
    await open({ '/a': page(titled) })
    await navigateTo({ url: '/a' })
    expect(document.querySelectorAll('#mine, #text')).toHaveLength(2)
    const text = ghosts()[0]?.querySelector('b') as Element
    expect(getComputedStyle(text)).toMatchObject({ color: 'rgb(1, 2, 3)', fontSize: '33px' })
  })
})

describe('with Back', () => {
  async function comeAndGo(pages: object = {}, config: Partial<AnyApp> = {}): Promise<void> {
    await open(pages, config)
    await navigateTo({ url: '/a' })
    land()
    finish()
    await expectLanded('rgb(0, 0, 200)')
    await navigateBack()
  }

  test('it flies back', async () => {
    await comeAndGo()
    expect(at(0)).toEqual(placeOf([0, 100, 390, 195]))
    expect(at(0.9999)).toEqual(placeOf([20, 500, 80, 80]))
    land()
    finish()
    await expectLanded(red)
  })

  test('also to a page that stays mounted while covered', async () => {
    await comeAndGo({ '/': page(small, { keepAlive: 'live' }) })
    expect(at(0.9999)).toEqual(placeOf([20, 500, 80, 80]))
  })

  test('during a flight it reverses at its current position', async () => {
    await open()
    await navigateTo({ url: '/a' })
    const before = at(0.4)
    await navigateBack()
    expect(ghosts()).toHaveLength(1)
    expect(at(0)).toEqual(before)
    expect(at(0.9999)).toEqual(placeOf([20, 500, 80, 80]))
    land()
    finish()
    await expectLanded(red)
  })

  test('a page opened during a flight ends the flight', async () => {
    await open()
    await navigateTo({ url: '/a' })
    at(0.4)
    await navigateTo({ url: '/b' })
    expect(ghosts()).toEqual([])
    finish()
    await expectLanded()
  })
})

describe('no flight', () => {
  const expectNothing = async () => {
    await new Promise(requestAnimationFrame)
    expect(ghosts()).toEqual([])
  }

  test.each<[string, object]>([
    ['to another name', { '/a': page(<Photo name="other" box={[0, 0, 50, 50]} />) }],
    ['disabled in the page that opens', { '/a': page(<Photo transform={false} box={[0, 0, 50, 50]} />) }],
    ['disabled in the page that is left', { '/': page(<Photo transform={false} box={[0, 0, 50, 50]} />) }],
    ['from a position that is scrolled out of view', { '/': page(<Photo box={[0, 1_900, 50, 50]} />) }],
    ['to a position that is out of view', { '/a': page(<Photo box={[0, 1_900, 50, 50]} />) }],
    ['from an empty element', { '/': page(<Photo box={[0, 0, 0, 0]} />) }],
    ['to a page without a transition', { '/a': page(large, { motion: false }) }],
    [
      'with content that cannot be copied',
      {
        '/a': page(
          <ShareElement name="photo" style={{ inlineSize: 50 }}>
            <canvas />
          </ShareElement>,
        ),
      },
    ],
  ])('%s', async (_case, pages) => {
    await open(pages)
    await navigateTo({ url: '/a' })
    await expectNothing()
  })

  test('in an app without page transitions', async () => {
    await open({}, { motion: false })
    await navigateTo({ url: '/a' })
    await expectNothing()
  })

  test('with reduced motion', async () => {
    await lessMotion()
    await open()
    await navigateTo({ url: '/a' })
    await expectNothing()
  })

  test('when a page replaces another', async () => {
    await open()
    await navigateTo({ url: '/b' })
    finish()
    await rest()
    await redirectTo({ url: '/a' })
    await expectNothing()
  })
})

describe('end of a flight', () => {
  test('when the page scrolls, and when the window is resized', async () => {
    await open()
    for (const end of [
      () => {
        const scrollers = document.querySelectorAll('.sw-page-body')
        for (const scroller of scrollers) scroller.scrollTop = 30
      },
      () => window.dispatchEvent(new Event('resize')),
    ]) {
      await navigateTo({ url: '/a' })
      expect(ghosts()).toHaveLength(1)
      end()
      await vi.waitFor(() => expect(ghosts()).toEqual([]))
      finish()
      await rest()
      await navigateBack()
      land()
      finish()
      await rest()
    }
  })

  test('when the app is unmounted', async () => {
    const { leave } = await movingApp({
      motion: slowed,
      tabBar: undefined as never,
      pages: { '/': page(small), '/a': page(large) } as never,
    })
    await navigateTo({ url: '/a' })
    expect(ghosts()).toHaveLength(1)
    leave()
    expect(flights()).toEqual([])
    expect(ghosts()).toEqual([])
  })

  test('when the user starts to swipe back; the swipe and its end move only the page', async () => {
    await open({}, { swipeBack: edgeSwipe() })
    await navigateTo({ url: '/a' })
    expect(ghosts()).toHaveLength(1)
    // Far enough in the transition that the touch hits the edge of the page.
    for (const animation of moving()) animation.currentTime = 99_000
    const finger = await timedTouch({ x: 5, y: 400 })
    await finger.move(200, { x: 100, y: 400 })
    await finger.move(200, { x: 300, y: 400 })
    await vi.waitFor(() => expect(ghosts()).toEqual([]))
    await finger.end(200)
    await vi.waitFor(() => expect(document.querySelector('.sw-page[data-behind]')).not.toBeNull())
    expect(ghosts()).toEqual([])
    finish()
    await expectLanded(red)
  })
})

test('is announced as its content', async () => {
  const { scroller } = await pageOf(
    <ShareElement name="photo">
      <p>Harbour</p>
    </ShareElement>,
  )
  await expect(scroller).toMatchAriaInlineSnapshot(`
    - main:
      - paragraph: Harbour
  `)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, and its images fly, %s', async (dir) => {
  const demo = page(
    <div dir={dir}>
      <ShareElementDemo />
    </div>,
  )
  const { element } = await movingApp({
    motion: slowed,
    tabBar: undefined as never,
    pages: { '/': page(null), '/components/share-element': demo } as never,
  })
  for (const place of ['', '?place=Dunes']) {
    await navigateTo({ url: `/components/share-element${place}` })
    expect(ghosts()).toHaveLength(place ? 1 : 0)
    land()
    finish()
    await rest()
    await vi.waitFor(() => expect(ghosts()).toEqual([]))
    await expectNoAxeViolations(element.querySelector('.sw-page:not([data-behind]) .sw-page-body') as Element)
  }
})
