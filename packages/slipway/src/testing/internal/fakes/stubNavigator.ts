import { onTestFinished } from 'vitest'

/** Gives `navigator` a property until the test ends, whether or not this browser has it. */
export function stubNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value })
  // The browser's own, if there is one, is on the prototype.
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}
