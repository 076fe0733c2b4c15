import { onTestFinished } from 'vitest'
import { watchLeftovers } from './leftovers.ts'

const observers = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const

/**
 * Starts to watch what a tree has to clean up: timers, observers, and everything that `watchLeftovers` watches.
 *
 * @returns Function that describes each resource that was created since and is not cleaned up.
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
