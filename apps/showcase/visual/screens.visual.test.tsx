import { defineApp, page } from 'slipway'
import { renderApp } from 'slipway/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser, server } from 'vitest/browser'
import { createMemoryPlaces } from '../../../packages/slipway/src/testing/internal/apps/locationApp.tsx'
import { stubNavigator } from '../../../packages/slipway/src/testing/internal/fakes/stubNavigator.ts'
import { stillWorld } from '../testing/demoApp.tsx'
import './pictures.css'

const pictures = Object.keys(import.meta.glob('./pictures/screens/*/*.png', { query: '?url' }))
const isRecording = server.config.snapshotOptions.updateSnapshot === 'all'

/** System screens by name, with their addresses and the texts that appear once they have settled. */
const screens = [
  [
    'open-location',
    '/open-location?latitude=48.8584&longitude=2.2945&name=Eiffel%20Tower&address=Paris&scale=9',
    'Paris',
  ],
  ['choose-location', '/choose-location?latitude=38.7223&longitude=-9.1393', 'Place 20'],
] as const
const windows = { phone: [390, 844], desktop: [1280, 800] } as const
const looks = ['phone-light-ltr', 'phone-dark-rtl', 'desktop-light-ltr', 'desktop-dark-rtl']

beforeEach(async () => {
  await stillWorld()
  stubNavigator('geolocation', {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 1, message: 'denied' }),
  })
})

describe.each(screens)('%s', (name, url, settled) => {
  test.for(looks)('%s', async (look) => {
    const picture = `screens/${name}/${look}`
    expect(
      isRecording || pictures.includes(`./pictures/${picture}.png`),
      `There is no picture of ${name} yet. Record it with \`npm run test:visual -- --update -t ${name}\`, and look at it.`,
    ).toBe(true)
    const [device = 'phone', mode = 'light', direction = 'ltr'] = look.split('-')
    const [width, height] = windows[device as keyof typeof windows]
    await browser.viewport(width, height)
    document.documentElement.dir = direction
    const home = page({ load: async () => ({ default: () => null }), title: 'Home' })
    const app = defineApp({
      pages: { '/': home },
      mapProvider: createMemoryPlaces().provider,
      theme: { mode: mode as 'light' | 'dark', contrast: 'aa' },
    })
    const screen = await renderApp(app, { url })
    onTestFinished(screen.unmount)
    const map = () => screen.visiblePage().querySelector<HTMLElement>('.sw-map')
    await vi.waitFor(() => {
      expect(map()?.dataset.state).toBe('ready')
      expect(document.body.textContent).toContain(settled)
    })
    await document.fonts.ready
    await expect(browser.elementLocator(document.documentElement)).toMatchScreenshot(picture)
  })
})

test('each picture is of a screen', () => {
  const known = screens.flatMap(([name]) => looks.map((look) => `./pictures/screens/${name}/${look}.png`))
  expect(pictures.filter((path) => !known.includes(path))).toEqual([])
})
