import { HostError } from '../../base/call/HostError.ts'
import { marginText } from '../../base/page/margins.ts'
import { rectInPage, viewportOf } from '../../base/page/pageRect.ts'
import { nodesOf } from '../query-scope/findNodes.ts'
import type { IntersectionEvent, IntersectionObserverHost } from './host.ts'
import { levelOf } from './levelOf.ts'

/** Uses the browser's `IntersectionObserver`, which checks once per frame and only after changes. */
export const host: IntersectionObserverHost = {
  observe({ scope, target, all, reference, margins, thresholds, initialRatio }, listener) {
    const targets = nodesOf(target, scope).slice(0, all ? undefined : 1)
    const root = reference === undefined ? viewportOf(targets[0] as Element) : (nodesOf(reference, scope)[0] ?? null)
    if (!targets.every((element) => !root || root.contains(element))) {
      throw new HostError('invalid-argument', 'relativeTo must be an ancestor of the target')
    }
    const before = levelOf(initialRatio, initialRatio > 0, thresholds)
    const checked = new WeakSet<Element>()
    const notify = (entry: IntersectionObserverEntry) => {
      const isFirst = !checked.has(entry.target)
      checked.add(entry.target)
      if (isFirst && levelOf(entry.intersectionRatio, entry.isIntersecting, thresholds) === before) return
      listener(eventOf(entry))
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) notify(entry)
      },
      { root, rootMargin: marginText(margins), threshold: [...thresholds] },
    )
    for (const element of targets) observer.observe(element)
    return () => observer.disconnect()
  },
}

const emptyRect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }

function eventOf(entry: IntersectionObserverEntry): IntersectionEvent {
  const { target, rootBounds } = entry
  return {
    id: target.id,
    dataset: { ...(target as HTMLElement).dataset } as Record<string, string>,
    time: performance.timeOrigin + entry.time,
    intersectionRatio: entry.intersectionRatio,
    intersectionRect: entry.isIntersecting ? rectInPage(target, entry.intersectionRect) : emptyRect,
    boundingClientRect: rectInPage(target, entry.boundingClientRect),
    relativeRect: rootBounds ? rectInPage(target, rootBounds) : emptyRect,
  }
}
