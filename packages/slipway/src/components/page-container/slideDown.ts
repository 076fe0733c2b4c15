// Separate chunk: loaded when a page container mounts that a swipe closes.
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { scrollsFirst } from '../../hooks/gesture/scrollsFirst.ts'
import { leavesWhenLetGo } from './pageContainer.state.ts'

/** Lets a touch or pen slide the box of a container down. Scrollable content scrolls first. */
export function attachSlideDown(box: HTMLElement, onLeave: () => void): Unsubscribe {
  let startPx = 0
  return attachPan(box, {
    axis: 'y',
    // A mouse selects text instead.
    pointers: ['touch', 'pen'],
    // Without this priority, the box, which scrolls, would come first also at its top.
    priority: 1,
    touchAction: 'auto',
    startRegion: ({ target }) => (target as Element).closest('.sw-overlay-content') === box,
    canBegin: ({ offset, target }) => offset.y > 0 && !scrollsFirst(pathOf(target), box, offset),
    onBegin() {
      startPx = new DOMMatrix(getComputedStyle(box).transform).m42
      box.dataset.dragging = ''
    },
    onMove({ offset }) {
      box.style.transform = `translateY(${Math.max(0, startPx + offset.y)}px)`
    },
    onEnd({ offset, velocity, cancelled }) {
      // From this position, the style sheet animates the box to its final position.
      delete box.dataset.dragging
      box.style.transform = ''
      if (!cancelled && leavesWhenLetGo(startPx + offset.y, velocity.y)) onLeave()
    },
  })
}

function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let node = target as Element | null; node; node = node.parentElement) path.push(node)
  return path
}
