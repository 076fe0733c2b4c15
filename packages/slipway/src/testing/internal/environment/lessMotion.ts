import { emulateMedia } from './emulateMedia.ts'

/** Asks for less motion, as a system's setting does, until the test ends. */
export async function lessMotion(): Promise<void> {
  await emulateMedia('prefers-reduced-motion', 'reduce')
}
