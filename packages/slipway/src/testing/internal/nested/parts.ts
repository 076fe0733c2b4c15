import { finishMotions } from '../environment/finishMotions.ts'
import { nextFrame } from '../input/pointerInput.ts'

/** Reads the position of a part. The value stays equal as long as the part does not move. */
type Reading = (part: HTMLElement) => number | string

const placeOf = ({ scrollTop, scrollLeft }: Element) => Math.round(scrollTop) + Math.round(scrollLeft)
const styleOf = (part: HTMLElement) => `${part.style.translate} ${part.style.transform}`
const inside =
  (selector: string, reading: Reading): Reading =>
  (part) =>
    reading(part.querySelector(selector) as HTMLElement)

/** The position of the marker in a map, from the corner of the map. */
const markerPlace: Reading = (map) => {
  const marker = map.querySelector('.sw-map-marker')?.getBoundingClientRect()
  const { left, top } = map.getBoundingClientRect()
  return marker ? Math.round(marker.left - left + 3 * (marker.top - top)) : 0
}

/** The selector of each part, and the reading of its position. `last-of-type` selects the top page. */
const readings: Readonly<Record<string, readonly [selector: string, reading: Reading]>> = {
  page: ['.sw-app > .sw-page:last-of-type .sw-page-body', placeOf],
  'pull-down refresh': ['.sw-pull', ({ dataset }) => dataset.phase ?? ''],
  'swipe back': ['.sw-app > .sw-page:last-of-type', (layer) => getComputedStyle(layer).transform],
  'scroll view': ['[data-part="scroll view"]', placeOf],
  list: ['[data-part=list]', placeOf],
  refresher: ['.sw-scroll-view-content', ({ dataset }) => dataset.phase ?? ''],
  row: ['[data-part=row]', placeOf],
  swiper: ['[data-part=swiper]', inside('.sw-swiper-scroller', placeOf)],
  'inner swiper': ['[data-part="inner swiper"]', inside('.sw-swiper-scroller', placeOf)],
  'outer swiper': ['[data-part="outer swiper"]', inside('.sw-swiper-scroller', placeOf)],
  slider: ['[data-part=slider]', (input) => (input as HTMLInputElement).valueAsNumber],
  'movable view': ['[data-part="movable view"]', styleOf],
  sheet: ['[data-part=sheet]', inside('.sw-overlay-content', (box) => getComputedStyle(box).transform)],
  'body of the sheet': ['.sw-bottom-sheet-body', placeOf],
  'swipe cell': ['[data-part="swipe cell"]', ({ style }) => style.getPropertyValue('--sw-swipe-cell-end')],
  'picker view': ['[data-part="picker view"]', inside('.sw-picker-view-column', placeOf)],
  map: ['[data-part=map]', markerPlace],
  strip: ['.sw-preview-strip', placeOf],
  image: ['.sw-preview-slide[data-current] img', ({ style }) => style.transform],
}

/** Elements at which a drag begins and that are not parts. */
const places: Readonly<Record<string, string>> = {
  beside: '[data-part=beside]',
  head: '.sw-popup-head',
}

/** Returns a part, or another element at which a drag begins. */
export function partNamed(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(readings[name]?.[0] ?? places[name] ?? '')
  if (!found) throw new Error(`no part is named ${name}`)
  return found
}

const read = () =>
  Object.entries(readings).flatMap(([name, [selector, reading]]) => {
    const part = document.querySelector<HTMLElement>(selector)
    return part ? [[name, reading(part)] as const] : []
  })

/** Records each part that changes its position, checked in every frame until `stop` is called. */
export function watchParts(): { readonly moved: ReadonlySet<string>; stop(): void } {
  const before = new Map(read())
  const moved = new Set<string>()
  const look = () => {
    for (const [name, now] of read()) if (hasMoved(before.get(name), now)) moved.add(name)
    request = requestAnimationFrame(look)
  }
  let request = requestAnimationFrame(look)
  return { moved, stop: () => cancelAnimationFrame(request) }
}

// The browser's rounding can differ by a pixel.
const hasMoved = (before: unknown, now: unknown) =>
  typeof before === 'number' && typeof now === 'number' ? Math.abs(now - before) > 1 : now !== before

/** Finishes all animations, and waits until no part has moved for this number of frames. */
export async function partsAtRest(frames: number): Promise<void> {
  let last = ''
  for (let still = 0; still < frames; still++) {
    finishMotions()
    await nextFrame()
    const now = JSON.stringify(read())
    if (now !== last) still = 0
    last = now
  }
}
