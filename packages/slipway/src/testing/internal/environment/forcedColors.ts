import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { emulateMedia } from './emulateMedia.ts'
import { render } from './render.tsx'

/** Emulates forced colours (high contrast) until the test ends or the returned function is called. */
export async function forcedColors(): Promise<() => Promise<void>> {
  const stop = await emulateMedia('forced-colors', 'active')
  await vi.waitUntil(() => matchMedia('(forced-colors: active)').matches)
  return stop
}

/** Returns the distinct background colours of the inputs in a tree, rendered with forced colours. */
export async function forcedGrounds(controls: ReactNode): Promise<ReadonlySet<string>> {
  await forcedColors()
  const { container } = render(controls)
  return new Set([...container.querySelectorAll('input')].map((input) => getComputedStyle(input).backgroundColor))
}

/** Returns the computed value of a system colour, such as `Highlight`. */
export function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
