import { vi } from 'vitest'
import { emulateMedia } from './emulateMedia.ts'

/** Lets the system take the colours, as for high contrast, until the test ends. */
export async function forcedColors(): Promise<void> {
  await emulateMedia('forced-colors', 'active')
  await vi.waitUntil(() => matchMedia('(forced-colors: active)').matches)
}

/** What a system colour, such as `Highlight`, is computed to. */
export function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
