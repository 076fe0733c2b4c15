import { onTestFinished } from 'vitest'
import { watchLeftovers } from './leftovers.ts'

const observers = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const

/**
 * Begins to watch what a tree starts and has to end: timers, observers, and all that `watchLeftovers` knows of.
 *
 * @returns Lists, in words, what has been started since and has not ended.
 */
export function watchLeaks(): () => string[] {
  const live = new Map<unknown, string>()
  const own: Partial<Window> = {}
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const start =
    (call: typeof setTimeout, name: string, isOnce: boolean) =>
    (handler: () => void, ms?: number, ...rest: unknown[]) => {
      const id = call(
        () => {
          if (isOnce) live.delete(id)
          handler()
        },
        ms,
        ...(rest as []),
      )
      live.set(id, `${name} of ${ms} ms`)
      return id
    }
  const stop = (call: typeof clearTimeout) => (id?: number) => {
    live.delete(id)
    call(id)
  }
  Object.assign(own, { setTimeout, clearTimeout, setInterval, clearInterval })
  Object.assign(window, {
    setTimeout: start(setTimeout, 'timeout', true),
    setInterval: start(setInterval as typeof setTimeout, 'interval', false),
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
  })
  onTestFinished(() => void Object.assign(window, own))
  for (const name of observers) {
    const { prototype } = window[name] as { prototype: { observe(...rest: unknown[]): void; disconnect(): void } }
    const { observe, disconnect } = prototype
    prototype.observe = function (...rest) {
      live.set(this, name)
      observe.apply(this, rest)
    }
    prototype.disconnect = function () {
      live.delete(this)
      disconnect.call(this)
    }
    onTestFinished(() => void Object.assign(prototype, { observe, disconnect }))
  }
  const leftovers = watchLeftovers()
  return () => [...live.values(), ...leftovers()]
}
