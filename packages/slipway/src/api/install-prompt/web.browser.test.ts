import { expect, onTestFinished, test, vi } from 'vitest'
import { onInstallPrompt, showInstallPrompt } from './index.ts'

/** Makes the browser one that asks, as Chromium does outside its headless shell. */
function browserAsks(): void {
  if ('onbeforeinstallprompt' in window) return
  Object.assign(window, { onbeforeinstallprompt: null })
  onTestFinished(() => void delete (window as { onbeforeinstallprompt?: null }).onbeforeinstallprompt)
}

/** The event of a browser that offers the installation. */
function offer(outcome: string) {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

test.each(['accepted', 'dismissed'])(
  'the offer is reported, the question is shown once, and the answer is %s',
  async (outcome) => {
    browserAsks()
    const heard: boolean[] = []
    onTestFinished(onInstallPrompt(({ isAvailable }) => heard.push(isAvailable)))
    const { event, prompt } = offer(outcome)
    expect([heard, event.defaultPrevented]).toEqual([[true], true])
    await expect(showInstallPrompt()).resolves.toEqual({ outcome })
    expect(prompt).toHaveBeenCalledOnce()
    await expect(showInstallPrompt()).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test('an installed app is no longer offered, and a later listener hears of an offer that is still open', () => {
  browserAsks()
  const stop = onInstallPrompt(() => {})
  offer('accepted')
  stop()
  const heard: boolean[] = []
  onTestFinished(onInstallPrompt(({ isAvailable }) => heard.push(isAvailable)))
  window.dispatchEvent(new Event('appinstalled'))
  expect(heard).toEqual([true, false])
})

test('a browser that never asks rejects with unsupported', async () => {
  if ('onbeforeinstallprompt' in window) return expect(window.onbeforeinstallprompt).toBe(null)
  await expect(showInstallPrompt()).rejects.toMatchObject({ code: 'unsupported' })
})
