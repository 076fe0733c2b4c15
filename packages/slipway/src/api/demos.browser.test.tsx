import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../testing/internal/environment/axe.ts'
import { render } from '../testing/internal/environment/render.tsx'
import { ownName, socketUrl } from '../testing/internal/environment/testServer.ts'
import EventBusDemo from './event-bus/demo.tsx'
import IdentityDemo from './identity/demo.tsx'
import { setToken } from './identity/index.ts'
import LocaleDemo from './locale/demo.tsx'
import { setLocale } from './locale/index.ts'
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
