import { expect, test } from 'vitest'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { backPressIn } from '../opening/backPress.ts'
import { livePages, topOf } from '../stack/stack.ts'
import { tabOperations } from '../stack/tabOperations.ts'
import { appLifeIn } from './appLife.ts'
import { type LifeStage, lifeApp, lifeName, lifeRows, lifeTabs, takeStep } from './lifecycle.contract.ts'
import { livesIn } from './pageLives.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Runs the rows' app without a screen: a page counts as painted as soon as it is on top of the stack and has no gate. */
async function start(url: string): Promise<LifeStage & { readonly emitted: string[] }> {
  const history = memoryHistory(url)()
  const emitted: string[] = []
  let pages = begin()

  function begin(): PageNavigator {
    const begun = createNavigator(
      {
        ...lifeApp(() => async () => ({})),
        tabBar: { items: lifeTabs.map((path) => ({ path })), back: 'first', operations: tabOperations },
      },
      history,
    )
    const lives = livesIn(begun)
    const subscribed = new Set<string>()
    for (const life of ['launch', 'show', 'hide'] as const) appLifeIn(begun).on(life, () => emitted.push(`app ${life}`))
    const subscribe = (key: string, pageUrl: string) => {
      if (subscribed.has(key)) return
      subscribed.add(key)
      for (const life of ['load', 'show', 'ready', 'hide', 'unload'] as const) {
        lives.on(key, life, () => emitted.push(`${lifeName(pageUrl)} ${life}`))
      }
      if (pageUrl === '/stay') backPressIn(begun).onBack(key, () => true)
    }
    const paint = () => {
      const { key, url: pageUrl } = topOf(begun.stack.get())
      const alive = livePages(begun.stack.get()).map((page) => page.key)
      for (const other of subscribed) if (!alive.includes(other)) subscribed.delete(other)
      begun.shown(key)
      if (begun.pageGates.store.get().has(key)) return
      begun.painted.set('')
      subscribe(key, pageUrl)
      begun.painted.set(key)
    }
    const later = () => queueMicrotask(paint)
    begun.stack.subscribe(later)
    begun.pageGates.store.subscribe(later)
    later()
    return begun
  }

  await settled()
  return {
    emitted,
    history,
    navigator: () => pages,
    setHidden: (hidden) => pages.visible.set(!hidden),
    async reload() {
      pages.visible.set(false)
      pages.stop()
      pages = begin()
    },
    settled,
  }
}

test.each(Object.values(lifeRows).flat())('$happens', async ({ after, url = '/', steps, events }) => {
  const stage = await start(url)
  for (const step of after ?? []) await takeStep(stage, step)
  if (after || steps.length > 0) stage.emitted.length = 0
  for (const step of steps) await takeStep(stage, step)
  expect(stage.emitted.filter((event) => !event.startsWith('stay'))).toEqual(events)
})
