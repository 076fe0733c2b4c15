import type { ComponentType } from 'react'
import { defineApp, overrideDefaults, page } from 'slipway'
import { type RenderedApp, renderApp } from 'slipway/testing'
import { expect, onTestFinished, vi } from 'vitest'
import { lessMotion } from '../../../packages/slipway/src/testing/internal/environment/lessMotion.ts'
import { scenes } from './scenes.ts'

const demos = import.meta.glob<ComponentType>('../../../packages/slipway/src/components/*/demo.tsx', {
  import: 'default',
})

/** The components, by their folders. */
export const components: readonly string[] = Object.keys(demos).map(folderOf)

/** The app whose pages are the demos, at the addresses that they have in the showcase, so that links among them work. */
const app = defineApp({
  pages: {
    ...Object.fromEntries(
      Object.entries(demos).map(([file, load]) => [`/components/${folderOf(file)}`, demoPage(folderOf(file), load)]),
    ),
    '/settings': page({ load: async () => ({ default: () => null }) }),
  },
  // A toast stays until it was looked at.
  defaults: overrideDefaults({ toast: { durationMs: 600_000 } }),
})

/** Holds what demos show still: their date, and motion. */
export async function stillWorld(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9, 41) })
  onTestFinished(() => void vi.useRealTimers())
  await lessMotion()
}

/**
 * Shows a component's demo until the test ends.
 *
 * @param act What is done before the demo comes to rest.
 */
export async function showDemo(name: string, mode: 'light' | 'dark', act?: () => void): Promise<RenderedApp> {
  const screen = await renderApp({ ...app, theme: { mode, contrast: 'aa' } }, { url: `/components/${name}` })
  onTestFinished(screen.unmount)
  act?.()
  const { settled = '' } = scenes[name] ?? {}
  await vi.waitFor(() => expect(document.body.textContent).toContain(settled))
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map((animation) => animation.finished),
  )
  return screen
}

/** What something measures once it has stayed the same for several frames. */
export async function atRest(measure: () => number): Promise<number> {
  let last = Number.NaN
  for (let still = 0; still < 5; still++) {
    const now = measure()
    if (now !== last) still = 0
    last = now
    await new Promise(requestAnimationFrame)
  }
  return last
}

/** The name of the folder that a file is in. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}

/** What goes by a scroll position never ends either. */
const ends = ({ effect, timeline }: Animation) =>
  timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

function demoPage(name: string, load: () => Promise<ComponentType>) {
  return page({
    navigationBar: scenes[name]?.isWindow ? {} : false,
    title: name,
    load: async () => {
      const Demo = await load()
      const Page = () => (
        <div className="demo-body">
          <Demo />
        </div>
      )
      return { default: Page }
    },
  })
}
