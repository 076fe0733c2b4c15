import { onTestFinished } from 'vitest'

/**
 * Begins to watch what a tree leaves in the document: elements in head and body, attributes of the root and the body, and
 * listeners on window, document, root, body and the visual viewport. A module that comes late brings its style sheet, which stays.
 *
 * @returns Lists, in words, what is there now and was not before; empty when all was taken away again.
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

/** Notes the listeners that come and go on the objects that outlive a component; ends with the test. */
function watchListeners(): () => string[] {
  const shared: unknown[] = [window, document, document.documentElement, document.body, window.visualViewport]
  // Nothing that is over: what a listener knows could not be collected.
  const listening = new Set<Listening>()
  // Vitest has given the window functions of its own.
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
