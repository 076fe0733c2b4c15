import { chooseLocation, getCurrentPages, openLocation, page, resultOf } from 'slipway'
import type { ChosenLocation } from 'slipway/api/choose-location'
import { createMapContext } from 'slipway/api/map-context'
import { combineProviders, osmTiles, photon } from 'slipway/api/map-provider'
import { useDefaults } from 'slipway/authoring'
import { useRoute } from 'slipway/router'
import { ChooserMap, PlaceList, PlaceSearch, useChooser } from 'slipway/screens/choose-location'
import { LocationCard, LocationMap, readLocation } from 'slipway/screens/open-location'
import { expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { startLocationApp } from '../../testing/internal/apps/locationApp.tsx'
import { mapServices, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'

const lisbon = { latitude: 38.7223, longitude: -9.1393 }

const map = () => document.querySelector('.sw-page:not([data-behind]) .sw-map') as HTMLDivElement
const mapIsReady = () => vi.waitFor(() => expect(map().dataset.state).toBe('ready'))
const rows = () => [...document.querySelectorAll('.sw-choose-location-row')].map(({ textContent }) => textContent ?? '')
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

/** The hosts of everything that the page has loaded since it was opened. */
const hosts = () => new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))

test('[S2.1] [S2.2] with the atlas alone, the user searches Paris, confirms, and sees it on a map', async () => {
  // No position of the user, as without a network.
  stubNavigator('geolocation', {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code: 2, message: 'no network' }),
  })
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(10_000)
  await startLocationApp()
  const call = chooseLocation()
  await mapIsReady()
  await expect.element(screen.getByText(/^Your position is unknown/)).toBeVisible()
  await userEvent.fill(screen.getByRole('searchbox'), 'Paris')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('radio', { name: /^Paris France/ }))
  await vi.waitFor(async () => {
    expect((await createMapContext({ current: map() }).getScale()).scale).toBeCloseTo(10, 2)
  })
  await confirm()
  const paris = await call
  expect(paris).toMatchObject({ name: 'Paris', address: 'France', latitude: expect.closeTo(48.85, 1) })
  await openLocation({ ...paris, scale: 9 })
  await expect.element(screen.getByRole('heading', { name: 'Paris' })).toBeVisible()
  await mapIsReady()
  await vi.waitFor(() =>
    expect([...map().querySelectorAll('.sw-map-place')].map(({ textContent }) => textContent)).toContain('Paris'),
  )
  expect([...hosts()].filter((host) => host !== location.host)).toEqual([])
})

test('[S2.1] a tile server and a geocoder that fail in the middle of a walk show an error, and a retry continues', async () => {
  const services = mapServices()
  const isServed = async (part: string) => (await services.requests()).some((path) => path.startsWith(part))
  const provider = combineProviders({
    tiles: osmTiles({ url: services.url('tiles/{z}/{x}/{y}.png') }),
    places: photon({ url: services.url('photon') }),
  })
  await startLocationApp({ mapProvider: provider })
  const call = chooseLocation(lisbon)
  await mapIsReady()
  await vi.waitFor(() => expect(rows()[1]).toMatch(/^Cafe 1/))
  expect((await createMapContext({ current: map() }).getScale()).scale, 'streets').toBe(16)
  await vi.waitFor(async () => expect(await isServed('/tiles/16/')).toBe(true))
  expect(await isServed('/photon/reverse')).toBe(true)

  await services.set('down')
  const { left, top, width, height } = map().getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  await mouseDrag({ x, y }, { x: x - 60, y })
  await expect.element(screen.getByText('The places could not be loaded')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('The places could not be loaded')).toBeVisible()

  await services.set('up')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(rows()[1]).toMatch(/^Cafe 1/))
  await userEvent.fill(screen.getByRole('searchbox'), 'Cafe 12')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('radio', { name: /^Cafe 12 / }))
  expect((await services.requests()).some((path) => path.startsWith('/photon/api?') && path.includes('12'))).toBe(true)
  await confirm()
  const cafe = await call
  expect(cafe).toMatchObject({ name: 'Cafe 12', latitude: expect.closeTo(38.7278, 3) })
  await openLocation({ ...cafe, scale: 14 })
  await mapIsReady()
  await vi.waitFor(async () => expect(await isServed('/tiles/14/')).toBe(true))
  expect(document.querySelector<HTMLAnchorElement>('.sw-open-location-app')?.href).toContain(
    'openstreetmap.org/directions',
  )
  expect(serverUrl('/')).toContain(new URL(services.url('photon')).host)
})

function MyChooser() {
  const chooser = useChooser()
  return (
    <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      <h1>Where shall we deliver?</h1>
      <PlaceSearch chooser={chooser} />
      <PlaceList chooser={chooser} />
      <ChooserMap chooser={chooser} />
      <button type="button" disabled={!chooser.chosen} onClick={chooser.confirm}>
        Deliver to {chooser.chosen?.name || 'this point'}
      </button>
    </main>
  )
}

function MyLocation() {
  const place = readLocation(useRoute().query, useDefaults().map)
  return (
    <main>
      <h1>Our shop</h1>
      {place && <LocationMap {...place} />}
      {place && <LocationCard {...place} />}
    </main>
  )
}

test('[S2.1] [S2.2] pages of the app with the same paths replace both screens, and use their parts', async () => {
  const services = mapServices()
  await startLocationApp({
    mapProvider: photon({ url: services.url('photon') }),
    pages: {
      '/choose-location': page({ load: async () => ({ default: MyChooser }), result: resultOf<ChosenLocation>() }),
      '/open-location': page({ load: async () => ({ default: MyLocation }) }),
    },
  })
  const call = chooseLocation(lisbon)
  await expect.element(screen.getByRole('heading', { name: 'Where shall we deliver?' })).toBeVisible()
  await mapIsReady()
  await userEvent.fill(screen.getByRole('searchbox'), 'Cafe 3')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('radio', { name: /^Cafe 3 / }))
  await userEvent.click(screen.getByRole('button', { name: 'Deliver to Cafe 3' }))
  const cafe = await call
  expect(cafe.name).toBe('Cafe 3')
  await openLocation({ ...cafe, scale: 40 })
  await expect.element(screen.getByRole('heading', { name: 'Our shop' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Cafe 3' })).toBeVisible()
  await mapIsReady()
  expect(await createMapContext({ current: map() }).getScale()).toEqual({ scale: 18 })
  await expect.element(screen.getByRole('link', { name: 'Navigate' })).toBeVisible()
  expect(getCurrentPages().map(({ path }) => path)).toEqual(['/', '/open-location'])
})
