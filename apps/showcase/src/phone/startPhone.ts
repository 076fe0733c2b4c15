import { wide } from '../parts/useMedia.ts'
import { look } from './look.ts'
import { size } from './size.ts'
import { outerWindow } from './windows.ts'

/** Gives the document in the frame the look of a phone, before its app starts. Only a frame covers areas of its screen. */
export function startPhone(): void {
  look.start()
  size.start()
  const frame = outerWindow.matchMedia(wide)
  const follow = () => document.documentElement.toggleAttribute('data-framed', frame.matches)
  frame.addEventListener('change', follow)
  follow()
}
