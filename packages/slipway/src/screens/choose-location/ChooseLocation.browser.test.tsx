import { type ChooseLocationOptions, type ChosenLocation, chooseLocation, getCurrentPages, navigateBack } from 'slipway'
import { createMapContext } from 'slipway/api/map-context'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createMemoryPlaces, type MemoryPlaces, startLocationApp } from '../../testing/internal/apps/locationApp.tsx'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'

const lisbon = { latitude: 38.7223, longitude: -9.1393 }

const root = () => document.querySelector('.sw-choose-location') as HTMLElement
const map = () => document.querySelector('.sw-choose-location-map') as HTMLDivElement
const rows = () => [...root().querySelectorAll('.sw-choose-location-row')].map(({ textContent }) => textContent)
const checked = () => root().querySelector('.sw-choose-location-row:has(:checked)')?.textContent
/** Waits until the list reports an error. */
const expectAlert = (text: string) =>
  vi.waitFor(() => expect(root().querySelector('[role=alert] > p')?.textContent).toBe(text))
const confirm = () => screen.getByRole('button', { name: 'Confirm' })
const context = () => createMapContext({ current: map() })
/** Drags the map by pixels, to the left and up. */
async function drag(x: number, y = 0): Promise<void> {
  const { left, top, width, height } = map().getBoundingClientRect()
  const from = { x: left + width / 2, y: top + height / 2 }
  await mouseDrag(from, { x: from.x - x, y: from.y - y })
}

/** Opens the page in an app, and waits until its map is shown. */
async function open(options: ChooseLocationOptions = lisbon, places: MemoryPlaces = createMemoryPlaces()) {
  await startLocationApp({ mapProvider: places.provider })
  const call = chooseLocation(options)
  call.catch(() => {})
  await vi.waitFor(() => expect(map().dataset.state).toBe('ready'))
  return { call, places }
}

test('[S2.1] map, search field, list, confirm and back are shown; a place of the list is returned', async () => {
  const { call } = await open()
  expect(getCurrentPages().map(({ path }) => path)).toEqual(['/', '/choose-location'])
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  expect(rows().slice(0, 2)).toEqual(['Point on the mapAt 38.722, The region', 'Place 10 m · Street 1'])
  expect(checked()).toMatch(/^Point on the map/)
  await expect.element(screen.getByRole('searchbox', { name: 'Search nearby places' })).toBeVisible()
  expect(document.title).toBe('Choose a location')
  await userEvent.click(screen.getByRole('radio', { name: /^Place 3/ }))
  expect(checked()).toMatch(/^Place 3/)
  await vi.waitFor(async () => expect((await context().getCenterLocation()).latitude).toBeCloseTo(38.7243, 4))
  await userEvent.click(confirm())
  expect(await call).toEqual({
    name: 'Place 3',
    address: 'Street 3',
    latitude: expect.closeTo(38.7243, 6),
    longitude: lisbon.longitude,
    distance: 222,
  } satisfies Record<keyof ChosenLocation, unknown>)
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('[S2.1] [S8.7] Back rejects with `chooseLocation:fail cancel`', async () => {
  const { call } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'chooseLocation:fail cancel' })
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('pressing Back or Confirm twice closes one page', async () => {
  const { call } = await open()
  const press = confirm().element() as HTMLElement
  press.click()
  press.click()
  await call
  await expect.element(screen.getByText('home')).toBeVisible()
  expect(getCurrentPages()).toHaveLength(1)
})

test('[S2.1] the pin and the list follow a drag of the map', async () => {
  const { call, places } = await open()
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  await drag(100)
  await vi.waitFor(() => expect(places.nearby).toHaveBeenCalledTimes(2))
  const { longitude = 0, radius, limit } = places.nearby.mock.calls[1]?.[0] ?? {}
  expect(longitude).toBeGreaterThan(lisbon.longitude)
  expect([radius, limit], '[S9.30]').toEqual([5_000, 20])
  await userEvent.click(confirm())
  const chosen = await call
  expect(chosen).toMatchObject({ name: 'At 38.722', address: 'The region' })
  expect(chosen.longitude).toBeCloseTo(longitude, 6)
})

test('[S9.30] a search begins a second after typing, and at once with Enter', async () => {
  const { places } = await open()
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await userEvent.fill(screen.getByRole('searchbox'), 'cafe')
  await vi.advanceTimersByTimeAsync(999)
  expect(places.search).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(places.search).toHaveBeenCalledOnce()
  expect(places.search.mock.calls[0]?.[0]).toMatchObject({ keyword: 'cafe', ...lisbon, limit: 20 })
  vi.useRealTimers()
  await vi.waitFor(() => expect(rows()[1]).toMatch(/^cafe 1/))
  await userEvent.type(screen.getByRole('searchbox'), 's{Enter}')
  expect(places.search).toHaveBeenCalledTimes(2)
})

test('a provider without searches while typing waits for Enter', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { places } = await open(lisbon, createMemoryPlaces({ searchesWhileTyping: false }))
  await userEvent.fill(screen.getByRole('searchbox'), 'cafe')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(places.search).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(places.search).toHaveBeenCalledOnce()
})

test('[S9.30] the end of the list loads further pages until there are none', async () => {
  await open()
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  const list = root().querySelector('.sw-choose-location-list') as HTMLElement
  for (const count of [41, 46]) {
    list.scrollTop = list.scrollHeight
    await vi.waitFor(() => expect(rows()).toHaveLength(count))
  }
  expect(root().querySelector('.sw-choose-location-end')).toBeNull()
  await expect.element(screen.getByText('© Memory').last()).toBeVisible()
})

test('an error is shown with a button that tries again; a further page that fails keeps the list', async () => {
  const places = createMemoryPlaces()
  places.nearby.mockRejectedValueOnce(new Error('down'))
  await open(lisbon, places)
  await expectAlert('The places could not be loaded')
  await expectNoAxeViolations(root())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  places.nearby.mockRejectedValueOnce(Object.assign(new Error('quota'), { name: 'HostError', code: 'denied' }))
  const list = root().querySelector('.sw-choose-location-list') as HTMLElement
  list.scrollTop = list.scrollHeight
  await expectAlert('The map service has refused the request')
  expect(rows()).toHaveLength(21)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(rows()).toHaveLength(41))
})

test('without a network, the list says so, and continues when the network returns', async () => {
  const places = createMemoryPlaces()
  places.nearby.mockRejectedValueOnce(new Error('down'))
  stubNavigator('onLine', false)
  await open(lisbon, places)
  await expectAlert('You are offline')
  stubNavigator('onLine', true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
})

test('a list without places leaves the point under the pin to choose', async () => {
  const places = createMemoryPlaces()
  places.search.mockResolvedValue({ places: [], nextCursor: undefined })
  const { call } = await open({ ...lisbon, keyword: 'nothing' }, places)
  await expect.element(screen.getByText('No places found', { exact: true }).last()).toBeVisible()
  await expectNoAxeViolations(root())
  await userEvent.click(confirm())
  expect(await call).toMatchObject({ name: 'At 38.722', ...lisbon })
})

test('[S2.1] without a point, the position of the user is the pin; the button returns to it', async () => {
  const getCurrentPosition = vi.fn((done: (position: object) => void) =>
    done({ coords: { latitude: 10, longitude: 20, accuracy: 5 }, timestamp: 0 }),
  )
  stubNavigator('geolocation', { getCurrentPosition })
  const { places } = await open({})
  await vi.waitFor(() => expect(places.nearby.mock.calls[0]?.[0]).toMatchObject({ latitude: 10, longitude: 20 }))
  await drag(120)
  await vi.waitFor(() => expect(places.nearby).toHaveBeenCalledTimes(2))
  await userEvent.click(screen.getByRole('button', { name: 'Show my position' }))
  await vi.waitFor(() => expect(places.nearby.mock.calls[2]?.[0]).toMatchObject({ latitude: 10, longitude: 20 }))
  await vi.waitFor(async () => expect((await context().getCenterLocation()).longitude).toBeCloseTo(20, 4))
})

test('while the position is being found, and when access is denied, a text says so; a search still finds a place', async () => {
  let refuse: ((error: object) => void) | undefined
  stubNavigator('geolocation', {
    getCurrentPosition: (_: unknown, fail: (error: object) => void) => {
      refuse = fail
    },
  })
  const { call } = await open({})
  await expect.element(screen.getByText('Finding your position…')).toBeVisible()
  await expect.element(confirm()).toBeDisabled()
  await vi.waitFor(() => expect(refuse).toBeDefined())
  refuse?.({ code: 1, message: 'denied' })
  await expect.element(screen.getByText(/^Access to your position is denied/)).toBeVisible()
  await expectNoAxeViolations(root())
  await userEvent.fill(screen.getByRole('searchbox'), 'cafe')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('radio', { name: /^cafe 2 / }))
  await userEvent.click(confirm())
  expect(await call).toMatchObject({ name: 'cafe 2' })
})

test('[S2.1] the whole walk works by keyboard', async () => {
  const { call } = await open()
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  expect(await keyboardWalk(root())).toEqual([
    'button Back',
    'button Confirm',
    'application Map',
    'button Show my position',
    'searchbox Search nearby places',
    'button Cancel',
    'radio Point on the map At 38.722, The region',
  ])
  ;(screen.getByRole('searchbox').element() as HTMLElement).focus()
  await userEvent.keyboard('cafe{Enter}')
  await vi.waitFor(() => expect(rows()[1]).toMatch(/^cafe 1/))
  ;(root().querySelector('input:checked') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(checked()).toMatch(/^cafe 2/)
  ;(confirm().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(await call).toMatchObject({ name: 'cafe 2' })
})

test('screen readers hear the number of places', async () => {
  await open()
  await vi.waitFor(() =>
    expect([...root().querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain('Places: 20'),
  )
})

test('a link opens the page; its confirm button goes back', async () => {
  await startLocationApp({ mapProvider: createMemoryPlaces().provider }, '/choose-location?latitude=1&longitude=2')
  await userEvent.click(confirm())
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('[S2.1] narrow pages have one column, wide ones two', async () => {
  await open()
  const boxOf = (selector: string) => (root().querySelector(selector) as HTMLElement).getBoundingClientRect()
  const app = document.querySelector('.sw-app') as HTMLElement
  app.style.inlineSize = '390px'
  expect(boxOf('.sw-choose-location-panel').top).toBeCloseTo(map().getBoundingClientRect().bottom, 0)
  app.style.inlineSize = '800px'
  expect(boxOf('.sw-choose-location-panel').right).toBeCloseTo(map().getBoundingClientRect().left, 0)
  expect(boxOf('.sw-choose-location-title').width).toBeGreaterThan(50)
})

test('axe-core finds nothing', async () => {
  await open()
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  await expectNoAxeViolations(root(), [light, dark, rtl, forced])
  await navigateBack()
})

test('in a page from right to left, names of each script begin at the right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await open()
  await vi.waitFor(() => expect(rows()).toHaveLength(21))
  const texts = [...root().querySelectorAll('.sw-choose-location-texts > bdi')]
  const gapOf = (text: Element) =>
    Math.round((text.parentElement as Element).getBoundingClientRect().right - text.getBoundingClientRect().right)
  expect(new Set(texts.map(gapOf))).toEqual(new Set([0]))
  await navigateBack()
})
