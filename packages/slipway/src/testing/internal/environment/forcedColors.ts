import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { emulateMedia } from './emulateMedia.ts'
import { render } from './render.tsx'

/** Lets the system take the colours, as for high contrast, until the test ends or the answer is called. */
export async function forcedColors(): Promise<() => Promise<void>> {
  const stop = await emulateMedia('forced-colors', 'active')
  await vi.waitUntil(() => matchMedia('(forced-colors: active)').matches)
  return stop
}

/** The grounds of controls that the system colours, each colour once. */
export async function forcedGrounds(controls: ReactNode): Promise<ReadonlySet<string>> {
  await forcedColors()
  const { container } = render(controls)
  return new Set([...container.querySelectorAll('input')].map((input) => getComputedStyle(input).backgroundColor))
}

/** What a system colour, such as `Highlight`, is computed to. */
export function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
