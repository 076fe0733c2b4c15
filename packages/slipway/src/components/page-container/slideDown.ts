// Separate chunk: loaded when a page container mounts that a swipe closes.
import type { Unsubscribe } from '../../base/emitter.ts'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { scrollsFirst } from '../../hooks/gesture/scrollsFirst.ts'
import { leavesWhenLetGo } from './pageContainer.state.ts'

/** Lets a finger take the box of a container down with it. What it scrolls has the first word. */
export function attachSlideDown(box: HTMLElement, onLeave: () => void): Unsubscribe {
  let heldPx = 0
  return attachPan(box, {
    axis: 'y',
    // A mouse selects text.
    pointers: ['touch', 'pen'],
    // Else the box, which scrolls, had the first word also at its top.
    priority: 1,
    touchAction: 'auto',
    startRegion: ({ target }) => (target as Element).closest('.sw-overlay-content') === box,
    canBegin: ({ offset, target }) => offset.y > 0 && !scrollsFirst(pathOf(target), box, offset),
    onBegin() {
      heldPx = new DOMMatrix(getComputedStyle(box).transform).m42
      box.dataset.dragging = ''
    },
    onMove({ offset }) {
      box.style.transform = `translateY(${Math.max(0, heldPx + offset.y)}px)`
    },
    onEnd({ offset, velocity, cancelled }) {
      // From where it is, the style sheet takes it to where it rests.
      delete box.dataset.dragging
      box.style.transform = ''
      if (!cancelled && leavesWhenLetGo(heldPx + offset.y, velocity.y)) onLeave()
    },
  })
}

function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let node = target as Element | null; node; node = node.parentElement) path.push(node)
  return path
}
