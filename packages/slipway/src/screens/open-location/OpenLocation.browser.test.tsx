import {
  createApp,
  defineApp,
  getCurrentPages,
  getMapApps,
  memoryHistory,
  navigateBack,
  type OpenLocationOptions,
  openLocation,
  overrideDefaults,
  page,
} from 'slipway'
import { createMapContext } from 'slipway/api/map-context'
import type { MapProvider } from 'slipway/api/map-provider'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'

const tower = { latitude: 48.8584, longitude: 2.2945, name: 'Eiffel Tower', address: '5 avenue Anatole France' }
const home = page({ load: async () => ({ default: () => <p>home</p> }), title: 'Home' })

type Options = Pick<Parameters<typeof defineApp>[0], 'mapProvider' | 'defaults'> & { readonly url?: string }

/** Starts an app with one page. */
async function start({ url = '/', ...config }: Options = {}): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp(
    defineApp({ ...config, pages: { '/': home }, history: memoryHistory(url), motion: false }),
  ).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(getCurrentPages()).toHaveLength(1))
}

const root = () => document.querySelector('.sw-open-location') as HTMLElement
const map = () => document.querySelector('.sw-open-location-map') as HTMLElement
const urls = () => getCurrentPages().map((shown) => shown.url.replace(/\?.*/, ''))

async function startWith(options: OpenLocationOptions, config?: Options): Promise<void> {
  await start(config)
  await openLocation(options)
  await vi.waitFor(() => expect(map().dataset.state).toBe('ready'))
}

test('[S2.2] openLocation() shows the marker, the name and the address over the page, and the button returns', async () => {
  await startWith(tower)
  expect(urls()).toEqual(['/', '/open-location'])
  await expect.element(screen.getByRole('heading', { name: 'Eiffel Tower' })).toBeVisible()
  await expect.element(screen.getByText('5 avenue Anatole France')).toBeVisible()
  await expect.element(screen.getByText('48.85840, 2.29450')).toBeVisible()
  expect(document.title).toBe('Eiffel Tower')
  const marker = map().querySelector('.sw-map-markers [aria-label="Eiffel Tower"]')?.getBoundingClientRect()
  const { left, width } = map().getBoundingClientRect()
  expect((marker?.left ?? 0) + (marker?.width ?? 0) / 2).toBeCloseTo(left + width / 2, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect.element(screen.getByText('home')).toBeVisible()
  expect(urls()).toEqual(['/'])
})

test.each([
  [undefined, 18],
  [12, 12],
  [1, 5],
  [40, 18],
])('[S5.15] [S9.10] with the scale %j, the map has the scale %d', async (scale, shown) => {
  await startWith({ ...tower, scale })
  expect(await createMapContext({ current: map() as HTMLDivElement }).getScale()).toEqual({ scale: shown })
})

test('[S9.10] an app can change the default scale', async () => {
  await startWith(tower, { defaults: overrideDefaults({ map: { openLocationScale: 9 } }) })
  expect(await createMapContext({ current: map() as HTMLDivElement }).getScale()).toEqual({ scale: 9 })
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const company: MapProvider = {
  name: 'Company maps',
  coordinateSystem: 'wgs84',
  attribution: '© Company',
  directionsUrl: ({ latitude, longitude }) => `https://maps.example.com/to/${latitude},${longitude}`,
}

test.each([
  ['a desktop', 'Linux', undefined, ['Navigate'], /openstreetmap\.org\/directions/],
  ['an iPhone', iPhone, undefined, ['Navigate'], /maps\.apple\.com/],
  ['an Android device', pixel, undefined, ['Navigate'], /^geo:/],
  ['a desktop with a provider', 'Linux', company, ['Navigate'], /maps\.example\.com/],
  [
    'an iPhone with a provider',
    iPhone,
    company,
    ['Navigate with Company maps', 'Navigate with Apple Maps'],
    /maps\.example\.com/,
  ],
] as const)('[S2.2] on %s, links lead to the navigation', async (_, userAgent, mapProvider, names, first) => {
  stubNavigator('userAgent', userAgent)
  await startWith(tower, mapProvider && { mapProvider })
  const links = [...root().querySelectorAll<HTMLAnchorElement>('.sw-open-location-app')]
  expect(links.map(({ textContent }) => textContent)).toEqual(names)
  expect(links[0]?.href).toMatch(first)
  expect(links.map(({ href }) => href)).toEqual(getMapApps(tower).map(({ url }) => url))
  expect(links.map(({ target }) => target)).toEqual(links.map(({ href }) => (href.startsWith('geo:') ? '' : '_blank')))
})

test('the coordinates are copied; a message reports if the browser refuses', async () => {
  const writeText = vi.fn(async (_: string) => {})
  stubNavigator('clipboard', { writeText })
  await startWith(tower)
  const copy = screen.getByRole('button', { name: 'Copy coordinates' })
  await userEvent.click(copy)
  expect(writeText).toHaveBeenCalledWith('48.85840, 2.29450')
  await expect.element(screen.getByText('Content copied')).toBeVisible()
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await userEvent.click(copy)
  await expect.element(screen.getByText('Could not copy the coordinates')).toBeVisible()
})

test('a button moves the map back to the place', async () => {
  await startWith({ ...tower, scale: 10 })
  const context = createMapContext({ current: map() as HTMLDivElement })
  await context.moveToLocation({ latitude: 48.5, longitude: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Show the location' }))
  await vi.waitFor(async () => {
    const { latitude, longitude } = await context.getCenterLocation()
    expect([latitude, longitude]).toEqual([expect.closeTo(48.8584, 4), expect.closeTo(2.2945, 4)])
  })
})

test('a place without a name has a general heading; a call while the page is shown replaces the place', async () => {
  await startWith({ latitude: 1, longitude: 2 })
  await expect.element(screen.getByRole('heading', { name: 'Location' })).toBeVisible()
  await openLocation(tower)
  await expect.element(screen.getByRole('heading', { name: 'Eiffel Tower' })).toBeVisible()
  await navigateBack()
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('[S2.2] a link shows its place, and Back leads to the root page', async () => {
  await start({ url: '/open-location?latitude=48.8584&longitude=2.2945&scale=9&name=Eiffel%20Tower' })
  await expect.element(screen.getByRole('heading', { name: 'Eiffel Tower' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('[S2.2] a link without coordinates shows a message and a button that goes back', async () => {
  await start({ url: '/open-location?latitude=north' })
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectNoAxeViolations(root())
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('pressing Back twice closes one page', async () => {
  await startWith(tower)
  const back = screen.getByRole('button', { name: 'Back' }).element() as HTMLElement
  back.click()
  back.click()
  await expect.element(screen.getByText('home')).toBeVisible()
  expect(urls()).toEqual(['/'])
})

test('Tab reaches the map, each button and each link', async () => {
  await startWith(tower)
  expect(await keyboardWalk(root())).toEqual([
    'button Back',
    'application Map',
    'button Show the location',
    'button Copy coordinates',
    'link Navigate',
  ])
})

test('axe-core finds nothing', async () => {
  await startWith(tower)
  await expectNoAxeViolations(root(), [light, dark, rtl, forced])
})
