import { expect, test, vi } from 'vitest'
import { navigateTo } from '../../api/navigation/index.ts'
import type { HistoryListener } from '../../router/history/history.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { finish, moving, movingApp, rest, seen } from '../../testing/internal/apps/movingApp.tsx'
import { motionPlayer } from './motionPlayer.ts'

test('if the browser has moved pages itself, the page is rendered before its snapshot disappears, and nothing else moves', async () => {
  const history = memoryHistory('/')()
  const sights: unknown[] = []
  let isAnimated = true
  const listen = (listener: HistoryListener) =>
    history.listen((_, state) => {
      listener(isAnimated, state)
      sights.push([seen(), moving().length])
    })
  await movingApp({ history: () => ({ ...history, listen }) })
  // The code of motions is loaded a while after the first page.
  await vi.waitFor(() => expect(motionPlayer.current).toBeDefined())
  await navigateTo({ url: '/a' })
  expect(seen()).toEqual(['home', 'a'])
  finish()
  await rest()
  history.go(-1)
  await vi.waitFor(() => expect(sights).toHaveLength(1))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect([...sights, [seen(), moving().length]]).toEqual(Array(2).fill([['home'], 0]))
  isAnimated = false
  history.go(1)
  await vi.waitFor(() => expect(moving().length).toBeGreaterThan(0))
})
