import { type ReactNode, StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { KeepAlive } from '../router/config/keepAliveTypes.ts'
import { whenNavigator } from '../router/current.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import {
  type LifeRow,
  type LifeStage,
  lifeApp,
  lifeName,
  lifeRows,
  lifeTabs,
  takeStep,
} from '../router/life-cycle/lifecycle.contract.ts'
import type { PageNavigator } from '../router/navigator.ts'
import {
  useBackPress,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageUnload,
} from '../router/react/react.tsx'
import { useAppHide, useAppLaunch, useAppShow } from '../router/react/useAppLife.ts'
import { topOf } from '../router/stack/stack.ts'
import { remembering } from '../testing/internal/apps/keepAliveApp.tsx'
import { createApp } from './createApp.tsx'
import { tabBar } from './tab-bar/tabBarConfig.ts'

const received: string[] = []

function PageListener({ name }: { name: string }): ReactNode {
  const record = (life: string) => () => void received.push(`${name} ${life}`)
  usePageUnload(record('unload'))
  usePageHide(record('hide'))
  usePageReady(record('ready'))
  usePageShow(record('show'))
  usePageLoad(record('load'))
  return name
}

function AppListener(): ReactNode {
  useAppHide(() => received.push('app hide'))
  useAppShow(() => received.push('app show'))
  useAppLaunch(() => received.push('app launch'))
  return null
}

function Stay(): ReactNode {
  useBackPress(() => true)
  return null
}

const loadPage = (path: string) => async () => ({
  default: () => (
    <StrictMode>
      <div>
        <AppListener />
        {path === '/stay' ? <Stay /> : <PageListener name={lifeName(path)} />}
      </div>
    </StrictMode>
  ),
})

const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Resolves when all covered pages have been dropped. A page is dropped only after it was stored. */
async function dropCovered(pages: PageNavigator): Promise<void> {
  await nextFrames()
  await vi.waitFor(() => expect([...pages.mounted.get()]).toEqual([topOf(pages.stack.get()).key]))
}

/** Runs the rows' app with hooks in components under StrictMode; a reload is a new app with the same history. */
async function start(url: string, mode: KeepAlive): Promise<LifeStage> {
  const element = document.body.appendChild(document.createElement('div'))
  const history = memoryHistory(url)()
  let unmount = () => {}
  let pages: PageNavigator
  const begin = async () => {
    const tabs = lifeTabs.map((path) => ({ path, text: path }))
    const app = {
      ...lifeApp(loadPage),
      tabBar: tabBar({ items: tabs }),
      history: () => history,
      motion: false as const,
      keepAlive: { default: mode },
    }
    unmount = createApp(app).mount(element)
    pages = await whenNavigator('test')
    await vi.waitFor(() => expect(pages.painted.get()).toBeTruthy())
    if (mode !== 'none') return
    // Hides and shows the app; these events are not part of the row.
    const before = [...received]
    await remembering()
    received.splice(0, received.length, ...before)
  }
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await begin()
  return {
    history,
    navigator: () => pages,
    setHidden(hidden) {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    },
    async reload() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      unmount()
      await begin()
    },
    settled: () => (mode === 'none' ? dropCovered(pages) : nextFrames()),
  }
}

/** The events of a row if covered pages are dropped: they load again when they are shown, and leave the stack without an event. */
function ofDropped(events: LifeRow['events']): readonly string[] {
  let hasUnloaded = false
  return events.flatMap((event): string | string[] => {
    const [name, life] = event.split(' ')
    if (life === 'unload') {
      const wasCovered = hasUnloaded
      hasUnloaded = true
      return wasCovered ? [] : event
    }
    const wasCovered = life === 'show' && !events.includes(`${name} load` as never) && !events.includes('app show')
    return wasCovered ? [`${name} load`, event, `${name} ready`] : event
  })
}

const rows = Object.values(lifeRows).flat()
const modes: readonly KeepAlive[] = ['live', 'paused', 'pinned', 'none']

test.each(modes.flatMap((mode) => rows.map((row) => ({ mode, ...row }))))('$mode: $happens', async (row) => {
  const { mode, after, url = '/', steps } = row
  const events = mode === 'none' ? ofDropped(row.events) : row.events
  received.length = 0
  // With a network, the document would be reloaded for code that failed to load.
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const stage = await start(url, mode)
  for (const step of after ?? []) await takeStep(stage, step)
  if (after || steps.length > 0) received.length = 0
  for (const step of steps) await takeStep(stage, step)
  await vi.waitFor(() => expect(received).toEqual(events))
  await nextFrames()
  expect(received, 'and nothing more').toEqual(events)
})
