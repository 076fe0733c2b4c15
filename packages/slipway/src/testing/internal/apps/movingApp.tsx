import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../app/createApp.tsx'
import { iosLook } from '../../../app/motion/looks.ts'
import { tabBar } from '../../../app/tab-bar/tabBar.ts'
import { type AnyApp, type MotionLook, page } from '../../../router/config/config.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

/** A look that does not come to an end by itself. */
export const slowed: MotionLook = { ...iosLook, durationMs: 100_000 }

/** A page with a title and a text, or with content of its own. */
export const view = (name: string, more: object = {}, content: ReactNode = null) =>
  page({
    load: async () => ({
      default: () => (
        <>
          <p>{name}</p>
          {content}
        </>
      ),
    }),
    title: name,
    ...more,
  })

/** An app that runs until the test ends. */
export interface MovingApp {
  readonly element: HTMLElement
  /** Takes the app away before the test ends. */
  leave(): void
}

/** Runs an app with two tabs, `/` and `/mine`, and the pages `/a`, `/b` and `/still`, until the test ends. */
export async function movingApp({ pages, ...config }: Partial<AnyApp> = {}): Promise<MovingApp> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: {
      '/': view('home'),
      '/mine': view('mine'),
      '/a': view('a'),
      '/b': view('b'),
      '/still': view('still', { motion: false }),
      ...pages,
    },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Home' },
        { path: '/mine', text: 'Mine' },
      ],
    }),
    history: memoryHistory(),
    motion: iosLook,
    ...config,
  } as unknown as AnyApp).mount(element)
  const leave = () => {
    if (!element.isConnected) return
    unmount()
    element.remove()
  }
  onTestFinished(leave)
  await vi.waitFor(() => expect(element.querySelector('.sw-page p')).not.toBeNull())
  return { element, leave }
}

/** The animations of pages under way. */
export const moving = () => document.getAnimations().filter(({ id }) => id === 'sw-motion')

/** Waits until no page moves, and those that are off the screen are gone from it. */
export const rest = () => vi.waitFor(() => expect(moving()).toEqual([]))

/** The titles of the pages on the screen. */
export const seen = () =>
  [...document.querySelectorAll('.sw-page')]
    .filter((found) => found.checkVisibility())
    .map((found) => found.querySelector('.sw-page-body')?.getAttribute('aria-label'))

/** What moves with a page. */
export function layer(name: string): HTMLElement {
  const found = document.querySelector(`.sw-page-body[aria-label="${name}"]`)?.closest<HTMLElement>('.sw-page')
  if (!found) throw new Error(`no page ${name}`)
  return found.closest<HTMLElement>('.sw-layer') ?? found
}

// `+ 0` makes a plain zero of a negative one.
/** Where a page is, in pixels from the left. */
export const left = (name: string) => Math.round(layer(name).getBoundingClientRect().left) + 0

/** Where a page is, in pixels from the top. */
export const top = (name: string) => Math.round(layer(name).getBoundingClientRect().top) + 0

/** Puts the motion at a part of its way, from 0 to 1, and holds it there. */
export function hold(part: number): void {
  for (const animation of moving()) {
    animation.pause()
    animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration)
  }
}

/** Brings the motion to its end. */
export function finish(): void {
  for (const animation of moving()) animation.finish()
}
