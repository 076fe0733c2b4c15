import { finishMotions } from '../environment/finishMotions.ts'
import { nextFrame } from '../input/pointerInput.ts'

/** Reads of a part what moves: equal as long as it rests. */
type Reading = (part: HTMLElement) => number | string

const placeOf = ({ scrollTop, scrollLeft }: Element) => Math.round(scrollTop) + Math.round(scrollLeft)
const styleOf = (part: HTMLElement) => `${part.style.translate} ${part.style.transform}`
const inside =
  (selector: string, reading: Reading): Reading =>
  (part) =>
    reading(part.querySelector(selector) as HTMLElement)

/** How each part is found, if not by `data-part`, and read. The lowest page is the one below. */
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
  strip: ['.sw-preview-strip', placeOf],
  image: ['.sw-preview-slide[data-current] img', ({ style }) => style.transform],
}

/** Places where a drag begins that are no parts. */
const places: Readonly<Record<string, string>> = {
  beside: '[data-part=beside]',
  head: '.sw-popup-head',
}

/** Finds a part, or a place to begin at. */
export function partNamed(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(readings[name]?.[0] ?? places[name] ?? '')
  if (!found) throw new Error(`nothing is called ${name}`)
  return found
}

const read = () =>
  Object.entries(readings).flatMap(([name, [selector, reading]]) => {
    const part = document.querySelector<HTMLElement>(selector)
    return part ? [[name, reading(part)] as const] : []
  })

/** Notes from now on, frame by frame, each part that is elsewhere than it was. */
export function watchParts(): { readonly moved: ReadonlySet<string>; stop(): void } {
  const before = new Map(read())
  const moved = new Set<string>()
  const look = () => {
    for (const [name, now] of read()) if (isElsewhere(before.get(name), now)) moved.add(name)
    request = requestAnimationFrame(look)
  }
  let request = requestAnimationFrame(look)
  return { moved, stop: () => cancelAnimationFrame(request) }
}

// A pixel is the browser's own rounding.
const isElsewhere = (before: unknown, now: unknown) =>
  typeof before === 'number' && typeof now === 'number' ? Math.abs(now - before) > 1 : now !== before

/** Brings what moves by itself to its end, and waits until nothing has moved for some frames. */
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
