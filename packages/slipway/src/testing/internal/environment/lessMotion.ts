import { emulateMedia } from './emulateMedia.ts'

/** Emulates the system setting for reduced motion until the test ends. */
export async function lessMotion(): Promise<void> {
  await emulateMedia('prefers-reduced-motion', 'reduce')
}
