import { onTestFinished } from 'vitest'

/** Defines a property of `navigator` until the test ends, even if this browser has no such property. */
export function stubNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value })
  // The browser's own property, if any, is on the prototype, so deleting the stub restores it.
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}
