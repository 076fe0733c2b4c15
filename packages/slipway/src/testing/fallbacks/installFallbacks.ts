import { FinishedAnimation } from './animation.ts'
import { dialogMethods } from './dialog.ts'
import { FallbackIntersectionObserver, FallbackResizeObserver } from './observers.ts'
import { popoverMethods } from './popover.ts'

/**
 * Adds the browser features that an app needs and that a document without layout (jsdom) lacks. Existing features are kept.
 *
 * @returns Removes the added features.
 */
export function installFallbacks(): () => void {
  const missing = fallbacks().flatMap(([target, members]) =>
    Object.entries(members).flatMap(([name, value]) => {
      // Test runners define some names that the document lacks, with the value `undefined`.
      if (Reflect.get(target, name) !== undefined) return []
      return [{ target, name, value, before: Object.getOwnPropertyDescriptor(target, name) }]
    }),
  )
  for (const { target, name, value } of missing) {
    Object.defineProperty(target, name, { configurable: true, writable: true, value })
  }
  return () => {
    for (const { target, name, before } of missing) {
      if (before) Object.defineProperty(target, name, before)
      else Reflect.deleteProperty(target, name)
    }
  }
}

function fallbacks(): readonly (readonly [target: object, members: object])[] {
  let clipboard = ''
  return [
    [HTMLDialogElement.prototype, dialogMethods],
    [HTMLElement.prototype, popoverMethods],
    [
      Element.prototype,
      {
        animate: () => new FinishedAnimation(),
        getAnimations: () => [],
        scrollTo: scroll,
        scrollIntoView() {},
        setPointerCapture() {},
        releasePointerCapture() {},
        hasPointerCapture: () => false,
      },
    ],
    [
      window,
      {
        matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
        ResizeObserver: FallbackResizeObserver,
        IntersectionObserver: FallbackIntersectionObserver,
      },
    ],
    [
      navigator,
      {
        clipboard: {
          readText: async () => clipboard,
          writeText: async (text: string) => {
            clipboard = text
          },
        },
      },
    ],
  ]
}

function scroll(this: Element, to: ScrollToOptions | number = {}, y?: number): void {
  const { left, top } = typeof to === 'number' ? { left: to, top: y } : to
  if (left !== undefined) this.scrollLeft = left
  if (top !== undefined) this.scrollTop = top
}
