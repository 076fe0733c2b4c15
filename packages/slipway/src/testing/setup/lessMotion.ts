import { onTestFinished } from 'vitest'
import { dispatchInput } from './pointerInput.ts'

/** Asks for less motion, as a system's setting does, until the test ends. */
export async function lessMotion(): Promise<void> {
  await emulate('reduce')
  onTestFinished(() => emulate(''))
}

function emulate(value: string): Promise<void> {
  return dispatchInput('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}
