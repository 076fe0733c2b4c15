import type { ComponentType } from 'react'
import { defineApp, overrideDefaults, page } from 'slipway'
import { renderApp } from 'slipway/testing'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { lessMotion } from '../../../packages/slipway/src/testing/setup/lessMotion.ts'
import '../src/demo-page/demo-page.css'
import '../src/styles/showcase.css'
import './pictures.css'
import { machineFonts } from './machineFonts.ts'
import { scenes } from './scenes.ts'

const demos = import.meta.glob<ComponentType>('../../../packages/slipway/src/components/*/demo.tsx', {
  import: 'default',
})
const pictures = Object.keys(import.meta.glob('./pictures/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

/** The app whose pages are the demos, at the addresses that they have in the showcase, so that links among them work. */
const app = defineApp({
  pages: {
    ...Object.fromEntries(
      Object.entries(demos).map(([file, load]) => [`/components/${nameOf(file)}`, demoPage(nameOf(file), load)]),
    ),
    '/settings': page({ load: async () => ({ default: () => null }) }),
  },
  // A toast stays until its picture is taken.
  defaults: overrideDefaults({ toast: { durationMs: 600_000 } }),
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9, 41) })
  await lessMotion()
})

afterEach(() => void vi.useRealTimers())

describe.each(Object.keys(demos).map(nameOf))('%s', (name) => {
  test.for(['light-ltr', 'light-rtl', 'dark-ltr', 'dark-rtl'])('%s', async (look) => {
    expect(
      isRecording || pictures.includes(`./pictures/${name}/${look}.png`),
      `There is no picture of ${name} yet. Record it with \`npm run test:visual -- --update -t ${name}\`, and look at it.`,
    ).toBe(true)
    await draw(name, look)
    if (look === 'light-ltr') expect([...(await machineFonts())], 'texts in fonts of this machine').toEqual([])
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(`${name}/${look}`)
  })
})

test('each picture is of a component that is there', () => {
  const known = new Set(Object.keys(demos).map(nameOf))
  expect(pictures.filter((path) => !known.has(nameOf(path)))).toEqual([])
})

/** Shows a demo, or the scene that stands for it, in a window that is as high as it is. */
async function draw(name: string, look: string): Promise<void> {
  const { act, isWindow } = scenes[name] ?? {}
  await browser.viewport(390, 844)
  document.documentElement.dir = look.endsWith('rtl') ? 'rtl' : 'ltr'
  const mode = look.startsWith('dark') ? 'dark' : 'light'
  const screen = await renderApp({ ...app, theme: { mode, contrast: 'aa' } }, { url: `/components/${name}` })
  onTestFinished(screen.unmount)
  act?.()
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map((animation) => animation.finished),
  )
  const heightOf = () => screen.visiblePage().querySelector('.demo-body')?.getBoundingClientRect().height ?? 0
  const height = await atRest(heightOf)
  if (!isWindow) await browser.viewport(390, Math.ceil(height))
}

const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

/** What something measures once it has stayed the same for several frames. */
async function atRest(measure: () => number): Promise<number> {
  let last = Number.NaN
  for (let still = 0; still < 5; still++) {
    const now = measure()
    if (now !== last) still = 0
    last = now
    await new Promise(requestAnimationFrame)
  }
  return last
}

function demoPage(name: string, load: () => Promise<ComponentType>) {
  return page({
    head: scenes[name]?.isWindow ? {} : false,
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

/** The name of the folder that a file is in. */
function nameOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}
