import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../app/createApp.tsx'
import { iosLook } from '../../../app/motion/looks.ts'
import { tabBar } from '../../../app/tab-bar/tabBarConfig.ts'
import { type AnyApp, type MotionLook, page } from '../../../router/config/config.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

/** A page motion of 100 s, which does not end during a test. */
export const slowed: MotionLook = { ...iosLook, durationMs: 100_000 }

/** Returns a page with a title, a text, and additional content. */
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
  /** Unmounts the app before the test ends. */
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

/** Returns the running animations of pages. */
export const moving = () => document.getAnimations().filter(({ id }) => id === 'sw-motion')

/** Waits until no page moves. */
export const rest = () => vi.waitFor(() => expect(moving()).toEqual([]))

/** Returns the titles of the visible pages. */
export const seen = () =>
  [...document.querySelectorAll('.sw-page:not([data-covered])')]
    .filter((found) => found.checkVisibility())
    .map((found) => found.querySelector('.sw-page-body')?.getAttribute('aria-label'))

/** Returns the element that moves with a page: its layer, or the page itself. */
export function layer(name: string): HTMLElement {
  const found = document.querySelector(`.sw-page-body[aria-label="${name}"]`)?.closest<HTMLElement>('.sw-page')
  if (!found) throw new Error(`no page ${name}`)
  return found.closest<HTMLElement>('.sw-layer') ?? found
}

// `+ 0` turns -0 into 0.
/** Returns the distance of a page from the left edge, in pixels. */
export const left = (name: string) => Math.round(layer(name).getBoundingClientRect().left) + 0

/** Returns the distance of a page from the top edge, in pixels. */
export const top = (name: string) => Math.round(layer(name).getBoundingClientRect().top) + 0

/** Pauses the page animations at this progress, from 0 to 1. */
export function hold(part: number): void {
  for (const animation of moving()) {
    animation.pause()
    animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration)
  }
}

/** Finishes the page animations. */
export function finish(): void {
  for (const animation of moving()) animation.finish()
}
