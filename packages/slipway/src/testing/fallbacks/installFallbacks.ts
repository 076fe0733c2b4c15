import { FinishedAnimation } from './animation.ts'
import { dialogMethods } from './dialog.ts'
import { AllSeeingIntersectionObserver, SilentResizeObserver } from './observers.ts'
import { popoverMethods } from './popover.ts'

/**
 * Adds what an app needs of a browser and a document without layout (jsdom) does not have. What is there stays.
 *
 * @returns Takes it away again.
 */
export function installFallbacks(): () => void {
  const missing = fallbacks().flatMap(([target, members]) =>
    Object.entries(members).flatMap(([name, value]) => {
      // Test runners list names that their document does not have, as undefined.
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
        ResizeObserver: SilentResizeObserver,
        IntersectionObserver: AllSeeingIntersectionObserver,
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
