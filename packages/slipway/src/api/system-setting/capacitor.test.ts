import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { getAppAuthorizeSetting } from './index.ts'

/** Stands in for the web view, whose globals Node does not have. */
beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'prompt' }) } })
  onTestFinished(() => void vi.unstubAllGlobals())
})

/** Starts a shell whose plugins report the given permissions, or fail with an error. */
function startShell(plugins: Readonly<Record<string, object>>): void {
  const entries = Object.entries(plugins).map(([name, reported]) => {
    const checkPermissions = async () => (reported instanceof Error ? Promise.reject(reported) : reported)
    return [name, { checkPermissions }]
  })
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: Object.fromEntries(entries) })
}

const web = {
  cameraAuthorized: 'not determined',
  locationAuthorized: 'not determined',
  microphoneAuthorized: 'not determined',
  notificationAuthorized: 'not determined',
}

test('without plugins the web view reports the permissions', async () => {
  startShell({})
  expect(await getAppAuthorizeSetting({}, host)).toStrictEqual(web)
})

test('the plugins report position, camera and photos', async () => {
  startShell({
    Geolocation: { location: 'denied', coarseLocation: 'denied' },
    Camera: { camera: 'granted', photos: 'limited' },
  })
  expect(await getAppAuthorizeSetting({}, host)).toStrictEqual({
    ...web,
    albumAuthorized: 'authorized',
    cameraAuthorized: 'authorized',
    locationAuthorized: 'denied',
  })
})

test.each([
  [{ location: 'denied', coarseLocation: 'granted' }, 'authorized'],
  [{ location: 'granted', coarseLocation: 'granted' }, 'authorized'],
  [{ location: 'granted' }, 'authorized'],
  [{ location: 'prompt-with-rationale', coarseLocation: 'prompt' }, 'not determined'],
])('the permissions %j for the position are %s', async (reported, expected) => {
  startShell({ Geolocation: reported })
  expect(await getAppAuthorizeSetting({}, host)).toStrictEqual({ ...web, locationAuthorized: expected })
})

test('permissions that a plugin cannot read are left out', async () => {
  const error = new Error('Location services are not enabled.')
  startShell({ Geolocation: error, Camera: error })
  const { microphoneAuthorized, notificationAuthorized } = web
  expect(await getAppAuthorizeSetting({}, host)).toStrictEqual({ microphoneAuthorized, notificationAuthorized })
})
