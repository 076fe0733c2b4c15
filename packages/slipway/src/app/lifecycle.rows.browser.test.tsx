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

const heard: string[] = []

function PageListener({ name }: { name: string }): ReactNode {
  const say = (life: string) => () => void heard.push(`${name} ${life}`)
  usePageUnload(say('unload'))
  usePageHide(say('hide'))
  usePageReady(say('ready'))
  usePageShow(say('show'))
  usePageLoad(say('load'))
  return name
}

function AppListener(): ReactNode {
  useAppHide(() => heard.push('app hide'))
  useAppShow(() => heard.push('app show'))
  useAppLaunch(() => heard.push('app launch'))
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

/** Runs the rows' app with hooks in components under StrictMode; a reload is a new app at the same history. */
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
  heard.length = 0
  // With a network, a document is loaded again for code that is not there.
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const stage = await start(url)
  for (const step of after ?? []) await takeStep(stage, step)
  if (after || steps.length > 0) heard.length = 0
  for (const step of steps) await takeStep(stage, step)
  await vi.waitFor(() => expect(heard).toEqual(events))
  await nextFrames()
  expect(heard, 'and nothing more').toEqual(events)
})
