import { onTestFinished } from 'vitest'
import { dispatchInput } from '../input/pointerInput.ts'

/** The emulated media features. Each command to the browser replaces all features, so it must contain all of them. */
const inForce = new Map<string, string>()

/** Emulates a media feature, like a system setting, until the test ends or the returned function is called. */
export async function emulateMedia(name: string, value: string): Promise<() => Promise<void>> {
  await emulate(name, value)
  const stop = () => emulate(name, '')
  onTestFinished(stop)
  return stop
}

async function emulate(name: string, value: string): Promise<void> {
  inForce.set(name, value)
  await dispatchInput('Emulation.setEmulatedMedia', {
    features: Array.from(inForce, ([name, value]) => ({ name, value })),
  })
  if (value === '') inForce.delete(name)
}
