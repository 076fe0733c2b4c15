import { type ReactNode, useState } from 'react'
import { expect, vi } from 'vitest'
import { getCurrentPages, navigateTo } from '../../../api/navigation/index.ts'
import { edgeSwipe } from '../../../app/edge-swipe/edgeSwipe.ts'
import { modalPresentation } from '../../../app/modal/modalPresentation.ts'
import type { AnyApp } from '../../../router/config/config.ts'
import {
  useBackPress,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageUnload,
} from '../../../router/react/react.tsx'
import { type TimedTouch, timedTouch } from '../input/timedTouch.ts'
import { finish, layer, type MovingApp, movingApp, rest, seen, view } from './movingApp.tsx'

/** Width of the window, in pixels. */
export const width = 390
/** Distance after which a touch becomes a swipe, in pixels. */
export const slop = 10
export const edge = { x: 5, y: 400 }
/** Returns the point of a touch from the edge at which the page has moved by this share of its width, from 0 to 1. */
export const at = (progress: number) => ({ ...edge, x: edge.x + slop + progress * width })

export const received: string[] = []
export const next = () => received.splice(0)

function Lives({ name }: { name: string }): ReactNode {
  usePageLoad(() => void received.push(`load ${name}`))
  usePageShow(() => void received.push(`show ${name}`))
  usePageReady(() => void received.push(`ready ${name}`))
  usePageHide(() => void received.push(`hide ${name}`))
  usePageUnload(() => void received.push(`unload ${name}`))
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

export const asked: string[] = []
/** Resolves the result of the last `useBackPress` listener. */
export let answer: (stay: boolean) => void = () => {}

function Asking({ sync }: { sync?: boolean }): ReactNode {
  useBackPress(({ from }) => {
    asked.push(from)
    return (
      sync ??
      new Promise<boolean>((resolve) => {
        answer = resolve
      })
    )
  })
  return null
}

const tall = <div style={{ blockSize: 3_000 }}>tall</div>
const wide = (
  <div data-testid="wide" style={{ overflowX: 'auto', position: 'absolute', insetInline: 0, top: 250, blockSize: 300 }}>
    <div style={{ inlineSize: 2_000, blockSize: 100 }}>wide</div>
  </div>
)
const range = (
  <input
    type="range"
    aria-label="range"
    defaultValue={0}
    style={{ position: 'absolute', insetInlineStart: 0, margin: 0, top: 380 }}
  />
)

const pages = {
  '/': view('home', {}, <Lives name="home" />),
  '/a': view('a', { under: '/' }, <Lives name="a" />),
  '/b': view('b', {}, <Lives name="b" />),
  '/stays': view('stays', {}, <Asking sync />),
  '/goes': view('goes', {}, <Asking sync={false} />),
  '/asks': view('asks', {}, <Asking />),
  '/tall': view('tall', {}, tall),
  '/wide': view('wide', {}, wide),
  '/range': view('range', {}, range),
  '/modal': view('modal', { presentation: modalPresentation }),
  '/faded': view('faded', { motion: 'fade' }),
} as unknown as AnyApp['pages']

/** Runs the app, and opens pages above the first one. */
export async function open(urls: readonly string[], config: Partial<AnyApp> = {}): Promise<MovingApp> {
  const app = await movingApp({ pages, swipeBack: edgeSwipe(), tabBar: undefined as never, ...config })
  for (const url of urls) {
    await navigateTo({ url })
    finish()
    await rest()
  }
  next()
  return app
}

export const urls = () => getCurrentPages().map(({ url }) => url)

/** Drags the page from the edge so slowly that it gets no momentum. Returns the touch, which is not ended. */
export async function drag(progress: number): Promise<TimedTouch> {
  const finger = await timedTouch(edge)
  await finger.move(200, at(progress / 2))
  await finger.move(200, at(progress))
  return finger
}

/** Expects that nothing has changed: the page is visible at its place, and no event was emitted. */
export async function expectHome(name: string): Promise<void> {
  await rest()
  await vi.waitFor(() => expect(seen()).toEqual([name]))
  expect(next()).toEqual([])
  expect(getComputedStyle(layer(name)).transform).toBe('none')
}
