import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import {
  type AdContent,
  type AdProvider,
  createInterstitialAd,
  createRewardedVideoAd,
  httpAds,
  setAdProvider,
} from '../../api/ad/index.ts'
import { page } from '../../router/config/config.ts'
import { expectNoAxeViolations, light } from '../../testing/internal/environment/axe.ts'
import { adServer, playUrl, serverGate } from '../../testing/internal/environment/testServer.ts'
import { renderApp } from '../../testing/renderApp.ts'

beforeEach(() => localStorage.clear())
afterEach(() => setAdProvider(undefined))

const load = async () => ({ default: () => <p>page</p> })

async function startApp() {
  const app = await renderApp({ pages: { '/': page({ load }), '/a': page({ load, under: '/' }) } }, { url: '/a' })
  onTestFinished(() => app.unmount())
  return app
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.sw-ad-view')
const close = screen.getByRole('button', { name: 'Close' })

/** Shows an ad of a provider in memory, in an app with a page below its page. */
async function showAd(content: Partial<AdContent> = {}, create = createRewardedVideoAd) {
  const app = await startApp()
  const events: string[] = []
  const provider: AdProvider = {
    load: async () => ({ id: 'lamp', title: 'Lamp', ...content }),
    report: ({ event }) => void events.push(event),
  }
  setAdProvider(provider)
  const ad = create({ adUnitId: 'game' })
  ad.onClose(({ isEnded }) => events.push(`closed ${isEnded}`))
  await ad.show()
  expect(dialog()?.open).toBe(true)
  return { app, ad, events }
}

test('[S7.6] shows an ad of the configured server over the page, and reports each event', async () => {
  await startApp()
  const { configUrl, reportUrl, requests } = adServer()
  setAdProvider(httpAds({ configUrl, reportUrl }))
  const ad = createRewardedVideoAd({ adUnitId: 'game' })
  await ad.show()
  await expect.element(screen.getByRole('dialog', { name: 'Advertisement' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Learn more' }).element() as HTMLAnchorElement
  expect([link.href, link.target, link.rel]).toEqual([
    'https://shop.example/lamp',
    '_blank',
    'noopener nofollow sponsored',
  ])
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  await close.click()
  await vi.waitFor(async () => {
    const events = (await requests()).flatMap(({ report }) => (report ? [(report as { event: string }).event] : []))
    expect(events.sort()).toEqual(['click', 'close', 'view'])
  })
})

describe('a rewarded ad', () => {
  test('has ended after its seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { events } = await showAd({ seconds: 3 })
    const reward = () => dialog()?.querySelector('.sw-ad-view-reward')?.textContent
    expect(reward()).toBe('Reward in 3 s')
    for (const text of ['Reward in 2 s', 'Reward in 1 s', 'Reward earned']) {
      vi.advanceTimersByTime(1_000)
      // Not `vi.waitFor`, which advances fake timers at each attempt.
      await expect.poll(reward).toBe(text)
    }
    // The effect that ends the timer follows the frame.
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    await close.click()
    expect(events).toEqual(['view', 'end', 'close', 'closed true'])
  })

  test('has 15 seconds by default', async () => {
    await showAd()
    await expect.element(screen.getByText('Reward in 15 s')).toBeVisible()
  })

  test.each([
    ['the button', () => close.click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('has not ended if the user closes it before by %s', async (_, leave) => {
    const { app, events } = await showAd()
    await leave()
    await vi.waitFor(() => expect(events).toEqual(['view', 'close', 'closed false']))
    await vi.waitFor(() => expect(dialog()?.open ?? false).toBe(false))
    expect(app.pages()).toEqual(['/', '/a'])
  })

  test('is closed by Back, which keeps the page', async () => {
    const { app, events } = await showAd()
    await app.back()
    await vi.waitFor(() => expect(events).toEqual(['view', 'close', 'closed false']))
    expect(app.pages()).toEqual(['/', '/a'])
  })

  test('with a video has ended when the video has', async () => {
    // A video that is still loading.
    const gate = serverGate()
    onTestFinished(gate.open)
    const { events } = await showAd({ video: playUrl({ gate: gate.name }) })
    const video = dialog()?.querySelector('video') ?? expect.unreachable('no video')
    expect([video.muted, video.hasAttribute('playsinline'), video.autoplay]).toEqual([true, true, true])
    await expect.element(screen.getByText('Reward at the end of the video')).toBeVisible()
    video.dispatchEvent(new Event('ended'))
    await expect.element(screen.getByText('Reward earned')).toBeVisible()
    await close.click()
    expect(events).toEqual(['view', 'end', 'close', 'closed true'])
  })

  test('whose video cannot be played counts the seconds', async () => {
    await showAd({ video: 'http://localhost:1/none.mp4', seconds: 9 })
    await expect.element(screen.getByText('Reward in 9 s')).toBeVisible()
    expect(dialog()?.querySelector('video')).toBeNull()
  })
})

test('an interstitial ad has always ended, and shows no seconds', async () => {
  const { events } = await showAd({}, createInterstitialAd)
  expect(dialog()?.textContent).not.toContain('Reward')
  await close.click()
  expect(events).toEqual(['view', 'end', 'close', 'closed true'])
})

test('texts of the ad are plain texts', async () => {
  const html = '<img src=x onerror="window.hacked = 1">'
  await showAd({ title: html, text: html })
  expect(dialog()?.querySelectorAll('img')).toHaveLength(0)
  expect(dialog()?.textContent).toContain(html)
})

test('a picture that cannot be loaded disappears', async () => {
  await showAd({ image: 'http://localhost:1/none.png' })
  await vi.waitFor(() => expect(dialog()?.querySelector('img')).toBeNull())
})

test('destroy closes it without an event', async () => {
  const { ad, events } = await showAd()
  ad.destroy()
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(events).toEqual(['view'])
})

test('when the app is unmounted, it ends, and the next app can show one', async () => {
  const { app, events } = await showAd()
  app.unmount()
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(events).toEqual(['view'])
  await showAd()
})

test('axe-core finds nothing', async () => {
  await showAd({ text: 'Shines all night', url: 'https://shop.example', image: undefined })
  await expectNoAxeViolations(dialog() as HTMLElement, [light])
})
