import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { Swiper, SwiperItem, type SwiperProps, type SwiperTurn } from '../../../components/swiper/index.ts'
import { loadPartsCode } from '../environment/partsCode.ts'
import { render } from '../environment/render.tsx'
import { centerOf } from '../input/touch.ts'

export const names = ['A', 'B', 'C', 'D', 'E']
export const slidesOf = (list: readonly string[]) =>
  list.map((name) => (
    <SwiperItem key={name} itemId={`id-${name}`}>
      {name}
    </SwiperItem>
  ))

/** Renders a swiper of 300 × 150 px that records its events. */
export async function show(props: SwiperProps = {}, dir = 'ltr') {
  const turns: SwiperTurn[] = []
  const rests: SwiperTurn[] = []
  const view = (more: SwiperProps = {}): ReactNode => (
    // Padding keeps the swiper away from the corner, where the mouse is.
    <div dir={dir} style={{ padding: 20 }}>
      <Swiper
        aria-label="Letters"
        style={{ inlineSize: 300 }}
        duration={0}
        onChange={({ detail }) => turns.push(detail)}
        onAnimationFinish={({ detail }) => rests.push(detail)}
        {...props}
        {...more}
      >
        {more.children ?? props.children ?? slidesOf(names)}
      </Swiper>
    </div>
  )
  const { container, rerender } = render(view())
  const root = container.querySelector('.sw-swiper') as HTMLElement
  loadPartsCode()
  await vi.waitFor(() => expect(scrollerOf(root).dataset.ready).toBe(''))
  return { root, turns, rests, rerender: (more: SwiperProps) => rerender(view(more)) }
}

export const scrollerOf = (root: Element) => root.querySelector('.sw-swiper-scroller') as HTMLElement

/** Returns the texts of the visible slides, from the start of the swiper to its end. */
export function seenIn(root: Element): string {
  const frame = root.getBoundingClientRect()
  const isRtl = getComputedStyle(root).direction === 'rtl'
  return [...root.querySelectorAll(':scope > div > .sw-swiper-list > *')]
    .map((slide) => ({ slide, rect: slide.getBoundingClientRect() }))
    .filter(
      ({ rect }) =>
        rect.right - 1 > frame.left &&
        rect.left + 1 < frame.right &&
        rect.bottom - 1 > frame.top &&
        rect.top + 1 < frame.bottom,
    )
    .sort(
      (one, other) =>
        (isRtl ? other.rect.left - one.rect.left : one.rect.left - other.rect.left) || one.rect.top - other.rect.top,
    )
    .map(({ slide }) => slide.textContent)
    .join('')
}

export const expectSeen = (root: Element, seen: string) => vi.waitFor(() => expect(seenIn(root)).toBe(seen))

/** Returns the start and end of a drag by this number of pixels, with its middle at the centre of the swiper. */
export function wayIn(root: Element, x: number, y = 0) {
  const middle = centerOf(root)
  return [
    { x: middle.x - x / 2, y: middle.y - y / 2 },
    { x: middle.x + x / 2, y: middle.y + y / 2 },
  ] as const
}
