import { onTestFinished } from 'vitest'
import { dispatchInput } from './pointerInput.ts'

/** Makes a media feature say something else, as a system's setting does, until the test ends. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  await emulate(name, value)
  onTestFinished(() => emulate(name, ''))
}

function emulate(name: string, value: string): Promise<void> {
  return dispatchInput('Emulation.setEmulatedMedia', { features: [{ name, value }] })
}
