/** A page on the screen in one frame. */
export interface PageInFrame {
  /** Title of the page. */
  readonly name: string
  readonly left: number
  readonly top: number
  readonly opacity: number
  /** Opacity of the dark shade over the page. */
  readonly dim: number
}

/** The pages on the screen in one frame. */
export interface Frame {
  /** Pages in stacking order, the lowest first. */
  readonly pages: readonly PageInFrame[]
  /** Share of the app's area that no opaque page covers, from 0 to 1. */
  readonly blank: number
}

/** The start of an animation of one layer. */
export interface Start {
  readonly name: string
  /** The CSS properties that are animated. */
  readonly properties: readonly string[]
}

/** Result of `recordFrames`. */
export interface Recording {
  readonly frames: readonly Frame[]
  /** Started animations, in order, without those of the shades over the layers. */
  readonly starts: readonly Start[]
  /** All CSS properties that were animated, including those of the shades. */
  readonly properties: ReadonlySet<string>
}

const frameMs = 1_000 / 60

/**
 * Records each frame of the app until the returned function is called. Page animations advance by 1/60 second per frame,
 * independent of the machine's speed.
 */
export function recordFrames(app: HTMLElement): () => Recording {
  const frames: Frame[] = []
  const starts: Start[] = []
  const all = new Set<string>()
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options)
    if (animation.id !== 'sw-motion') return animation
    // Otherwise the animation runs by the clock until its first frame, which can take long.
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

/** Whether a layer shows the content of a page. An empty layer does not count as painted. */
function paints(layer: Element): boolean {
  return [...layer.querySelectorAll('.sw-page-body > *')].some((content) => content.checkVisibility())
}
