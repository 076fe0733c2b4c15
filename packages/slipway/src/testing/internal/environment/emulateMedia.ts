import { onTestFinished } from 'vitest'
import { dispatchInput } from '../input/pointerInput.ts'

/** What is emulated now. The browser takes all of it at once, and forgets what is not said again. */
const inForce = new Map<string, string>()

/** Makes a media feature say something else, as a system's setting does, until the test ends or the answer is called. */
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
