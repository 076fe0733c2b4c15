import { onTestFinished } from 'vitest'

/**
 * Starts to watch what a tree leaves in the document: elements in head and body, attributes of the root and the body, and
 * listeners on window, document, root, body and the visual viewport. Style sheets of modules that load later are ignored.
 *
 * @returns Function that describes each addition that still exists; the list is empty if everything was removed.
 */
export function watchLeftovers(): () => string[] {
  const elements = new Set(topElements())
  const attributes = new Set(rootAttributes())
  const listening = watchListeners()
  return () => [
    ...topElements()
      .filter((element) => !elements.has(element))
      .map((element) => `element ${element.outerHTML.slice(0, 120)}`),
    ...rootAttributes().filter((attribute) => !attributes.has(attribute)),
    ...listening(),
  ]
}

const topElements = () =>
  [...document.head.children, ...document.body.children].filter((element) => !element.matches('[data-vite-dev-id]'))

function rootAttributes(): string[] {
  return [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `attribute ${name}="${value}" of ${element.localName}`),
  )
}

interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: unknown
  readonly capture: boolean
}

type ListenerArgs = Parameters<EventTarget['addEventListener']>

/** Records the listeners that are added to and removed from objects that outlive a component, until the test ends. */
function watchListeners(): () => string[] {
  const shared: unknown[] = [window, document, document.documentElement, document.body, window.visualViewport]
  // Removed listeners are deleted, because an entry would keep the listener's closure in memory.
  const listening = new Set<Listening>()
  // Vitest has replaced the functions of the window, so they differ from those of the prototype.
  for (const holder of [EventTarget.prototype, window]) {
    if (!Object.hasOwn(holder, 'addEventListener')) continue
    const { addEventListener, removeEventListener } = holder
    holder.addEventListener = function (this: EventTarget, ...[type, listener, options]: ListenerArgs) {
      addEventListener.call(this, type, listener, options)
      const { capture = false, once = false, signal } = typeof options === 'object' ? options : { capture: options }
      if (!shared.includes(this) || !listener || once || signal?.aborted) return
      const entry = { target: this, type, listener, capture }
      listening.add(entry)
      signal?.addEventListener('abort', () => listening.delete(entry))
    }
    holder.removeEventListener = function (this: EventTarget, ...[type, listener, options]: ListenerArgs) {
      removeEventListener.call(this, type, listener, options)
      const { capture = false } = typeof options === 'object' ? options : { capture: options }
      for (const entry of listening) {
        const isSame = entry.type === type && entry.listener === listener && entry.capture === capture
        if (entry.target === this && isSame) listening.delete(entry)
      }
    }
    onTestFinished(() => {
      Object.assign(holder, { addEventListener, removeEventListener })
    })
  }

  return () => [...listening].map(({ target, type }) => `listener ${type} on ${target.constructor.name}`)
}
