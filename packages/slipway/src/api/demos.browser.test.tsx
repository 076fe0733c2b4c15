import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../testing/internal/environment/axe.ts'
import { setPosition } from '../testing/internal/environment/geolocation.ts'
import { setPermission } from '../testing/internal/environment/permission.ts'
import { render } from '../testing/internal/environment/render.tsx'
import { ownName, socketUrl } from '../testing/internal/environment/testServer.ts'
import CoordinatesDemo from './coordinates/demo.tsx'
import EventBusDemo from './event-bus/demo.tsx'
import IdentityDemo from './identity/demo.tsx'
import { setToken } from './identity/index.ts'
import LocaleDemo from './locale/demo.tsx'
import { setLocale } from './locale/index.ts'
import LocationDemo from './location/demo.tsx'
import MapProviderDemo from './map-provider/demo.tsx'
import SavedFilesDemo from './saved-files/demo.tsx'
import SocketDemo from './socket/demo.tsx'
import StorageDemo from './storage/demo.tsx'
import { clearStorage } from './storage/index.ts'
import SystemInfoDemo from './system-info/demo.tsx'

/* `spec/demos.test.ts` checks that a demo calls each function; these tests check what the user sees. */

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const sees = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

afterEach(async () => {
  setToken(undefined)
  await clearStorage()
  await setLocale('en')
})

test('values are stored, counted, removed and cleared', async () => {
  const { container } = render(<StorageDemo />)
  const note = page.getByLabelText('Note')
  await userEvent.fill(note, 'Meet at 8')
  await press('Save')
  await sees(/^1 keys/)
  await press('Count keys synchronously')
  await sees(/^1 keys$/)
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await sees(/^0 keys/)
  await expect.element(note).toHaveValue('')
  for (const name of ['Clear', 'Clear synchronously']) {
    await userEvent.fill(note, 'Meet at 9')
    await press('Save')
    await sees(/^1 keys, \d+ of/)
    await press(name)
    await sees(/^0 keys, \d+ of/)
  }
  await expectNoAxeViolations(container)
})

test('files are saved, listed, read and removed', async () => {
  const { container } = render(<SavedFilesDemo />)
  await userEvent.fill(page.getByLabelText('Text'), 'Meet at 9')
  await press('Save')
  await sees('Saved files: 1')
  await press('Info about file 1')
  await sees(/^9 bytes, saved in \d{4}$/)
  await press('Read file 1')
  await sees('Content: Meet at 9')
  await press('Space')
  await sees(/^Used: \d+ of (\d+|unknown) bytes$/)
  await expectNoAxeViolations(container)
  await press('Remove file 1')
  await sees('Saved files: 0')
  await press('List')
  await sees('Saved files: 0')
})

test('a token is decoded, checked and observed outside components', async () => {
  const { container } = render(<IdentityDemo />)
  await press('Check token')
  await sees('Not valid')
  await press('Sign in as an editor')
  await sees('Signed in: ada')
  await press('Check token')
  await sees(/^Valid: ada, \d+ characters$/)
  await press('Decode')
  await sees(/^ada, owner, post.write, /)
  await userEvent.fill(page.getByLabelText('Token'), 'a.text')
  await press('Decode')
  await sees('decodeToken:fail the token is not a JWT')
  await expectNoAxeViolations(container)
})

test('each function of the system info returns its own fields', async () => {
  const { container } = render(<SystemInfoDemo />)
  for (const [name, text] of [
    ['getWindowInfo', /^windowWidth: \d+$/],
    ['getDeviceInfo', /^deviceType: /],
    ['getAppBaseInfo', /^appLanguage: en$/],
    ['getSystemInfo', /^ua: /],
    ['getSystemInfoSync', /^ua: /],
  ] as const) {
    await press(name)
    await sees(new RegExp(`^${name} returns \\d+ fields$`))
    await sees(text)
  }
  await expectNoAxeViolations(container)
})

test('the global functions use the open socket', async () => {
  const { container } = render(<SocketDemo />)
  const pressGlobal = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  await pressGlobal('Send')
  await sees('sendSocketMessage:fail WebSocket is not connected')
  await userEvent.fill(page.getByLabelText('Server'), socketUrl(ownName()))
  await press('Connect')
  await sees('Open')
  await pressGlobal('Send')
  await sees('Received: Meet at 8')
  await pressGlobal('Close')
  await sees('Closed with 1000')
  await expectNoAxeViolations(container)
})

test('a point is converted, with its distance and direction, and a mistake is named', async () => {
  const { container } = render(<CoordinatesDemo />)
  await sees('gcj02: 39.913345, 116.384047')
  await sees(/^Distance: 17\d\d m$/)
  await sees('Direction: 282°')
  await userEvent.fill(page.getByLabelText('Latitude'), '95')
  await sees('gcj02: convertCoordinates:fail latitude must be a number from -90 to 90')
  await sees('Distance: getDistance:fail to.latitude must be a number from -90 to 90')
  await expectNoAxeViolations(container)
})

test('the position is read, and updates start and stop', async () => {
  await setPosition({ latitude: 48.8584, longitude: 2.2945, accuracy: 20 })
  const { container } = render(<LocationDemo />)
  await press('Read position')
  await sees('48.85840, 2.29450, within 20 m')
  await press('High accuracy')
  await expect.element(page.getByRole('button', { name: 'High accuracy' })).toBeEnabled()
  await press('Start')
  await sees('Updates: 1')
  await setPosition({ latitude: 51.5007, longitude: -0.1246, accuracy: 9 })
  await sees('51.50070, -0.12460, within 9 m')
  await press('Stop')
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeEnabled()
  await expectNoAxeViolations(container)
})

test('the demo of the location explains a refusal', async () => {
  await setPermission('geolocation', 'denied')
  render(<LocationDemo />)
  await press('Read position')
  await sees(/^No permission\. Allow this page/)
  await press('Start')
  await expect.element(page.getByText(/^No permission\. Allow this page/).nth(1)).toBeVisible()
})

test('places are found by name and around a point, page by page', async () => {
  const { container } = render(<MapProviderDemo />)
  const field = page.getByRole('searchbox', { name: 'Name of a place' })
  const search = async (keyword: string) => {
    await userEvent.fill(field, keyword)
    await userEvent.keyboard('{Enter}')
  }
  const cells = () => page.getByRole('listitem').all().length
  await search('Paris')
  await sees(/^France$/)
  await sees(/GeoNames/)
  await search('San')
  await press('More places')
  await expect.poll(cells).toBeGreaterThan(20)
  await press('Its address')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Paris, France')
  await press('Around the Eiffel Tower')
  await sees(/^\d+ km$/)
  await search('nowhere at all')
  await expect.poll(cells).toBe(0)
  await expectNoAxeViolations(container)
})

test('events of the global bus and changes of the language are shown', async () => {
  const { container } = render(
    <>
      <EventBusDemo />
      <LocaleDemo />
    </>,
  )
  await press('Emit a greeting')
  await sees('Hello from the app')
  await sees('Language: en')
  await press('Français')
  await sees('Changed to fr')
  await expectNoAxeViolations(container)
})
