import { emulateMedia } from './emulateMedia.ts'

/** Asks for less motion, as a system's setting does, until the test ends. */
export function lessMotion(): Promise<void> {
  return emulateMedia('prefers-reduced-motion', 'reduce')
}
