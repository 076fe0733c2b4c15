import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { isChromium, lacking } from '../../testing/internal/environment/devTools.ts'
import { setPermission } from '../../testing/internal/environment/permission.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import SystemSettingDemo from './demo.tsx'
import { getAppAuthorizeSetting, getSystemSetting } from './index.ts'

/** Replaces `Notification.permission` until the test ends. */
function setNotificationPermission(permission: NotificationPermission | undefined): void {
  vi.stubGlobal('Notification', permission && { permission })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('the orientation is that of the screen', () => {
  // WebKitGTK has no orientation of the screen; there, the window is as wide as a portrait one.
  const { type } = (screen.orientation as ScreenOrientation | undefined) ?? { type: 'portrait' }
  expect(getSystemSetting()).toEqual({ deviceOrientation: type.replace(/-.*/, '') })
})

test.each([
  ['granted', 'authorized'],
  ['denied', 'denied'],
  ['prompt', 'not determined'],
] as const)('a permission that is %s in Chromium is %s', async (setting, expected) => {
  if (!isChromium) lacking('permissions that a test can set')
  for (const name of ['geolocation', 'camera', 'microphone', 'notifications']) await setPermission(name, setting)
  expect(await getAppAuthorizeSetting()).toStrictEqual({
    cameraAuthorized: expected,
    locationAuthorized: expected,
    microphoneAuthorized: expected,
    notificationAuthorized: expected,
  })
})

test('names that the browser does not know are left out', async () => {
  setNotificationPermission(undefined)
  stubNavigator('permissions', {
    query: async ({ name }: { readonly name: string }) => {
      if (name !== 'geolocation') throw new TypeError(`'${name}' is not a valid value`)
      return { state: 'granted' }
    },
  })
  expect(await getAppAuthorizeSetting()).toStrictEqual({ locationAuthorized: 'authorized' })
})

test.each([
  ['default', { notificationAuthorized: 'not determined' }],
  ['denied', { notificationAuthorized: 'denied' }],
  [undefined, {}],
] as const)('without the Permissions API, Notification.permission %s gives %j', async (permission, expected) => {
  setNotificationPermission(permission)
  stubNavigator('permissions', undefined)
  expect(await getAppAuthorizeSetting()).toStrictEqual(expected)
})

test('the demo shows orientation and permissions', async () => {
  stubNavigator('permissions', { query: async () => ({ state: 'prompt' }) })
  const { container } = render(<SystemSettingDemo />)
  await expect.element(page.getByText(/^Orientation: (portrait|landscape)$/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Read permissions' }))
  await expect.element(page.getByText('cameraAuthorized: not determined')).toBeVisible()
  await expectNoAxeViolations(container)
})
