import { expect, test } from 'vitest'
import { type InstallPromptHost, onInstallPrompt, showInstallPrompt } from './index.ts'

test('listeners share one watch of the host, which ends with the last of them', () => {
  const watching = new Set<(isAvailable: boolean) => void>()
  const host: InstallPromptHost = {
    watch(listener) {
      watching.add(listener)
      return () => watching.delete(listener)
    },
    show: async () => 'accepted',
  }
  const heard: boolean[] = []
  const stops = [0, 1].map(() => onInstallPrompt(({ isAvailable }) => heard.push(isAvailable), host))
  for (const tell of watching) tell(true)
  for (const stop of stops) stop()
  expect([heard, watching.size]).toEqual([[true, true], 0])
})

test('a listener must be a function', () => {
  expect(() => onInstallPrompt('now' as never)).toThrow('onInstallPrompt:fail listener must be a function')
})

test('without a document there is no question', async () => {
  await expect(showInstallPrompt()).rejects.toMatchObject({ code: 'unavailable' })
  onInstallPrompt(() => expect.unreachable())()
})
