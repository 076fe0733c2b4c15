import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** A tree that is rendered for one test, and unmounted when the test ends. */
export interface Rendered {
  /** Element that contains the tree. */
  readonly container: HTMLElement
  /** The first element of the tree. */
  readonly element: HTMLElement
  rerender(node: ReactNode): void
  unmount(): void
}

/** Renders a node synchronously into a new element at the end of the body. */
export function render(node: ReactNode): Rendered {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const show = (next: ReactNode) => flushSync(() => root.render(next))
  const unmount = () => {
    flushSync(() => root.unmount())
    container.remove()
  }
  show(node)
  onTestFinished(unmount)
  return {
    container,
    get element() {
      const first = container.firstElementChild
      if (!(first instanceof HTMLElement)) throw new Error('the tree has no element')
      return first
    },
    rerender: show,
    unmount,
  }
}
