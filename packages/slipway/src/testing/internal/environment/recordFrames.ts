/** A page on the screen in one frame. */
export interface PageInFrame {
  /** Its title. */
  readonly name: string
  readonly left: number
  readonly top: number
  readonly opacity: number
  /** How dark it is. */
  readonly dim: number
}

/** What was on the screen in one frame. */
export interface Frame {
  /** In the order in which they lie on each other, the lowest first. */
  readonly pages: readonly PageInFrame[]
  /** How much of the app no page covers in full, from 0 to 1. */
  readonly blank: number
}

/** One layer that was set in motion. */
export interface Start {
  readonly name: string
  /** The CSS properties that are animated. */
  readonly properties: readonly string[]
}

/** What happened while it was recorded. */
export interface Recording {
  readonly frames: readonly Frame[]
  /** The layers that were set in motion, in their order; the shades over them are not counted. */
  readonly starts: readonly Start[]
  /** All CSS properties that were animated, of shades too. */
  readonly properties: ReadonlySet<string>
}

const frameMs = 1_000 / 60

/**
 * Records each frame of the app from now on, until the function it returns is called. The motions of pages go on by a sixtieth
 * of a second from one frame to the next, however long the machine takes for it.
 */
export function recordFrames(app: HTMLElement): () => Recording {
  const frames: Frame[] = []
  const starts: Start[] = []
  const all = new Set<string>()
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options)
    if (animation.id !== 'sw-motion') return animation
    // Else it runs by the clock until the first frame that it is in, which may be long.
    animation.pause()
    const effect = animation.effect as KeyframeEffect
    const properties = propertiesOf(effect)
    for (const property of properties) all.add(property)
    if (!effect.pseudoElement) starts.push({ name: nameOf(this), properties })
    return animation
  }
  let request = 0
  const sample = () => {
    for (const animation of document.getAnimations()) if (animation.id === 'sw-motion') step(animation)
    frames.push(frameOf(app))
    request = requestAnimationFrame(sample)
  }
  sample()
  return () => {
    cancelAnimationFrame(request)
    frames.push(frameOf(app))
    Element.prototype.animate = animate
    return { frames, starts, properties: all }
  }
}

function step(animation: Animation): void {
  if (animation.playState === 'finished') return
  animation.pause()
  const { duration = 0 } = animation.effect?.getComputedTiming() ?? {}
  const nextMs = Number(animation.currentTime) + frameMs
  if (nextMs < Number(duration)) animation.currentTime = nextMs
  else animation.finish()
}

function propertiesOf(effect: KeyframeEffect): string[] {
  const own = ['offset', 'computedOffset', 'easing', 'composite']
  const names = effect.getKeyframes().flatMap(Object.keys)
  return [...new Set(names)].filter((name) => !own.includes(name)).sort()
}

const nameOf = (layer: Element) => layer.querySelector('.sw-page-body')?.getAttribute('aria-label') ?? ''

function frameOf(app: HTMLElement): Frame {
  const box = app.querySelector('.sw-app')?.getBoundingClientRect() ?? new DOMRect()
  const layers = [...app.querySelectorAll('.sw-app > :is(.sw-page, .sw-layer):not([data-covered])')].filter((layer) =>
    layer.checkVisibility(),
  )
  const full = layers.filter((layer) => getComputedStyle(layer).opacity === '1' && paints(layer))
  const rects = full.map((layer) => layer.getBoundingClientRect())
  const steps = Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40)
  const points = steps.flatMap((x) => steps.map((y) => [box.left + x * box.width, box.top + y * box.height] as const))
  const isIn = (x: number, y: number) => (rect: DOMRect) =>
    x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  return {
    pages: layers.map((layer) => {
      const { left, top } = layer.getBoundingClientRect()
      const opacity = Number(getComputedStyle(layer).opacity)
      return { name: nameOf(layer), left, top, opacity, dim: Number(getComputedStyle(layer, '::after').opacity) }
    }),
    blank: points.filter(([x, y]) => !rects.some(isIn(x, y))).length / points.length,
  }
}

/** Whether a layer shows the content of a page, and not an empty place. */
function paints(layer: Element): boolean {
  return [...layer.querySelectorAll('.sw-page-body > *')].some((content) => content.checkVisibility())
}
