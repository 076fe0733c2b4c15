import { type CSSProperties, useRef } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { names, scrollerOf, seenIn, slidesOf } from '../../testing/internal/apps/shownSwiper.tsx'
import { loadPartsCode } from '../../testing/internal/environment/partsCode.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Swiper, SwiperItem, type SwiperProps } from './index.ts'
import { SlideContext } from './slideContext.ts'
import { leadOf, roundsOf, stopsOf } from './swiper.state.ts'

const swiper = (props: SwiperProps, dir: string) => (
  <div dir={dir} style={{ padding: 20 }}>
    <Swiper aria-label="Letters" circular style={{ inlineSize: 300 }} {...props}>
      {slidesOf(names)}
    </Swiper>
  </div>
)

const listOf = (root: Element) => root.querySelector('.sw-swiper-list') as HTMLElement

describe.each(['ltr', 'rtl'])('a circular swiper that is not touched yet, %s', (dir) => {
  test.each<[string, SwiperProps, string]>([
    ['two slides at its end', { displayMultipleItems: 2, defaultCurrent: 4 }, 'EA'],
    ['three slides at its end', { displayMultipleItems: 3, defaultCurrent: 3 }, 'DEA'],
    ['its last slide before the first one', { previousMargin: 40, nextMargin: 40 }, 'EAB'],
    ['its first slide after the last one', { previousMargin: 40, nextMargin: 40, defaultCurrent: 4 }, 'DEA'],
    ['the neighbours of a slide in the middle', { previousMargin: 40, nextMargin: 40, defaultCurrent: 2 }, 'BCD'],
    ['vertical neighbours', { vertical: true, previousMargin: 20, nextMargin: 20 }, 'EAB'],
  ])('shows %s, and the same once its code is loaded', async (_what, props, seen) => {
    // A rendering of the server is what an untouched swiper shows; other tests may have loaded the code.
    const holder = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => holder.remove())
    holder.innerHTML = serverHtml(swiper(props, dir))
    const root = holder.querySelector('.sw-swiper') as HTMLElement
    const positions = (of: Element) =>
      [...listOf(of).children].map((slide) => {
        const { left, top } = slide.getBoundingClientRect()
        const from = of.getBoundingClientRect()
        return [Math.round(left - from.left), Math.round(top - from.top)]
      })
    // Vertical slides are sorted by their inline position, which is the same.
    const sorted = (text: string) => (props.vertical ? [...text].sort().join('') : text)
    expect(sorted(seenIn(root))).toBe(sorted(seen))
    const untouched = positions(root)
    const { container } = render(swiper(props, dir))
    const live = container.querySelector('.sw-swiper') as HTMLElement
    loadPartsCode()
    await vi.waitFor(() => expect(scrollerOf(live).dataset.ready).toBe(''))
    expect(positions(live)).toEqual(untouched)
  })
})

type UseTrack = typeof import('./useTrack.ts').useTrack

/** Loads an instance of the hook whose late code is not loaded. */
let instances = 0
const freshUseTrack = async () => {
  const url = `./useTrack.ts?untouched=${instances++}`
  return ((await import(/* @vite-ignore */ url)) as { useTrack: UseTrack }).useTrack
}

interface TrackProps {
  /** An instance of the hook whose late code is not loaded. */
  readonly useTrack: UseTrack
  readonly current: number
  readonly keys: readonly string[]
  readonly durationMs: number
  readonly rests: number[]
}

function Track({ useTrack, current, keys, durationMs, rests }: TrackProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const track = { count: keys.length, shown: 1, isCircular: true }
  const { placedIndex } = useTrack(scroller, {
    ...{ requested: current, initial: 0, keys, track, isVertical: false, isFixed: false, durationMs, isEager: false },
    onChange: () => {},
    onMove: undefined,
    onFinish: (index) => rests.push(index),
  })
  const position = leadOf(track) + placedIndex
  const rounds = roundsOf(position, position, track)
  const measures = {
    '--sw-swiper-count': keys.length,
    '--sw-swiper-shown': 1,
    '--sw-swiper-lead': leadOf(track),
    '--sw-swiper-stops': stopsOf(track),
    '--sw-swiper-position': position,
    '--sw-swiper-before': '0px',
    '--sw-swiper-after': '0px',
  }
  return (
    <div className="sw-swiper" style={{ inlineSize: 300 }}>
      <div ref={scroller} className="sw-swiper-scroller" style={measures as CSSProperties}>
        <div className="sw-swiper-rail">
          {Array.from({ length: stopsOf(track) }, (_, stop) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity besides its position.
            <span key={stop} className="sw-swiper-stop" />
          ))}
        </div>
        <div className="sw-swiper-list">
          {keys.map((name, at) => (
            <SlideContext key={name} value={{ name, kind: 'slide', isShown: true, round: rounds[at] ?? 0 }}>
              <SwiperItem>{name}</SwiperItem>
            </SlideContext>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A circular swiper of 300 px, whose track is not loaded. */
async function renderTrack(durationMs: number, first = 0) {
  const useTrack = await freshUseTrack()
  const rests: number[] = []
  const view = (current: number, keys: readonly string[]) => (
    <Track {...{ useTrack, current, keys, durationMs, rests }} />
  )
  const { container, rerender } = render(view(first, names))
  const root = container.querySelector('.sw-swiper') as HTMLElement
  const xOf = (name: string) =>
    ([...listOf(root).children].find(({ textContent }) => textContent === name)?.getBoundingClientRect().left ?? 0) -
    root.getBoundingClientRect().left
  return {
    root,
    rests,
    xOf,
    isReady: () => scrollerOf(root).dataset.ready === '',
    show: (current: number, keys: readonly string[] = names) => rerender(view(current, keys)),
  }
}

describe('a change of the slide before the swiper is touched', () => {
  test.each([
    [1, 'B', 300],
    [4, 'E', -300],
  ])('to %i takes the duration, in the shorter direction', async (current, name, fromPx) => {
    const { root, rests, xOf, isReady, show } = await renderTrack(10_000)
    expect(isReady()).toBe(false)
    show(current)
    expect(xOf(name), 'still where it was').toBeCloseTo(fromPx, 0)
    const motion = await vi.waitUntil(() => listOf(root).getAnimations()[0])
    motion.pause()
    expect(motion.effect?.getTiming().duration).toBe(10_000)
    const away = [1_000, 3_000, 6_000].map((ms) => {
      motion.currentTime = ms
      return Math.abs(xOf(name)) * (xOf(name) > 0 === fromPx > 0 ? 1 : -1)
    })
    expect(away).toEqual(away.toSorted((a, b) => b - a))
    expect(away[0]).toBeLessThan(299)
    expect(away.at(-1)).toBeGreaterThan(1)
    motion.finish()
    await vi.waitFor(() => expect(rests).toEqual([current]))
    expect(xOf(name)).toBeCloseTo(0, 0)
  })

  test('is shown without animation if the duration is 0', async () => {
    const { root, show } = await renderTrack(0)
    show(2)
    await vi.waitFor(() => expect(seenIn(root)).toBe('C'))
  })

  test('is none if slides are added before the current one', async () => {
    const { root, isReady, show } = await renderTrack(10_000, 1)
    show(3, ['X', 'Y', ...names])
    expect(seenIn(root)).toBe('B')
    expect(isReady()).toBe(false)
  })
})
