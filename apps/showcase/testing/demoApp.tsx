import type { ComponentType } from 'react'
import { defineApp, overrideDefaults, page } from 'slipway'
import { type RenderedApp, renderApp } from 'slipway/testing'
import { expect, onTestFinished, vi } from 'vitest'
import { lessMotion } from '../../../packages/slipway/src/testing/internal/environment/lessMotion.ts'
import { scenes } from './scenes.ts'

const demos = import.meta.glob<ComponentType>('../../../packages/slipway/src/components/*/demo.tsx', {
  import: 'default',
})

/** Names of the components' folders. */
export const components: readonly string[] = Object.keys(demos).map(folderOf)

/** An app with the demos as pages, at the same addresses as in the showcase, so that links between them work. */
const app = defineApp({
  pages: {
    ...Object.fromEntries(
      Object.entries(demos).map(([file, load]) => [`/components/${folderOf(file)}`, demoPage(folderOf(file), load)]),
    ),
    '/settings': page({ load: async () => ({ default: () => null }) }),
  },
  // A toast stays until the test has inspected it.
  defaults: overrideDefaults({ toast: { durationMs: 600_000 } }),
})

/** Freezes the date and reduces motion. */
export async function stillWorld(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9, 41) })
  onTestFinished(() => void vi.useRealTimers())
  await lessMotion()
}

/**
 * Shows a component's demo until the test ends.
 *
 * @param act Called before waiting until the demo has settled.
 */
export async function showDemo(name: string, mode: 'light' | 'dark', act?: () => void): Promise<RenderedApp> {
  const screen = await renderApp({ ...app, theme: { mode, contrast: 'aa' } }, { url: `/components/${name}` })
  onTestFinished(screen.unmount)
  act?.()
  const { settled = '', unsettled } = scenes[name] ?? {}
  await vi.waitFor(() => expect(document.body.textContent).toContain(settled))
  if (unsettled) await vi.waitFor(() => expect(document.querySelector(unsettled)).toBeNull())
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

/** Returns a measurement once it has been constant for five frames. */
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

/** The name of a file's folder. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}

/** Scroll-driven animations never end either. */
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
