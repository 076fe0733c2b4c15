import { type ReactNode, StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { whenNavigator } from '../router/current.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import {
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
import { createApp } from './createApp.tsx'
import { tabBar } from './tab-bar/tabBar.ts'

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

/** Runs the rows' app with hooks in components under StrictMode; a reload is a new app with the same history. */
async function start(url: string): Promise<LifeStage> {
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
    }
    unmount = createApp(app).mount(element)
    pages = await whenNavigator('test')
    await vi.waitFor(() => expect(pages.painted.get()).toBeTruthy())
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
    settled: nextFrames,
  }
}

test.each(Object.values(lifeRows).flat())('$happens', async ({ after, url = '/', steps, events }) => {
  received.length = 0
  // With a network, the document would be reloaded for code that failed to load.
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const stage = await start(url)
  for (const step of after ?? []) await takeStep(stage, step)
  if (after || steps.length > 0) received.length = 0
  for (const step of steps) await takeStep(stage, step)
  await vi.waitFor(() => expect(received).toEqual(events))
  await nextFrames()
  expect(received, 'and nothing more').toEqual(events)
})
