import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { getAppAuthorizeSetting, getSystemSetting, type SystemSettingHost } from './index.ts'

const host: SystemSettingHost = {
  readOrientation: () => 'portrait',
  readPermissions: async () => ({ camera: 'granted', location: 'prompt', notification: undefined }),
}

test('returns the orientation synchronously', () => {
  expect(getSystemSetting({}, host)).toEqual({ deviceOrientation: 'portrait' })
})

test('resolves with the permissions that the platform reports', async () => {
  expect(await getAppAuthorizeSetting({}, host)).toStrictEqual({
    cameraAuthorized: 'authorized',
    locationAuthorized: 'not determined',
  })
})

test('an aborted call rejects at once', async () => {
  const slow = { ...host, readPermissions: () => new Promise<never>(() => {}) }
  const controller = new AbortController()
  const call = getAppAuthorizeSetting({ signal: controller.signal }, slow)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'getAppAuthorizeSetting:fail abort' })
})

test('an error of the platform is reported under the function’s name', async () => {
  const broken: SystemSettingHost = {
    readOrientation() {
      throw new HostError('denied', 'no')
    },
    readPermissions: () => Promise.reject(new HostError('denied', 'no')),
  }
  expect(() => getSystemSetting({}, broken)).toThrow(
    expect.objectContaining({ code: 'denied', errMsg: 'getSystemSetting:fail no' }),
  )
  await expect(getAppAuthorizeSetting({}, broken)).rejects.toMatchObject({ errMsg: 'getAppAuthorizeSetting:fail no' })
})

test('without a document both functions fail with `unavailable`', async () => {
  const refusal = { code: 'unavailable', errMsg: 'getSystemSetting:fail there is no document here' }
  expect(() => getSystemSetting()).toThrow(expect.objectContaining(refusal))
  await expect(getAppAuthorizeSetting()).rejects.toMatchObject({ code: 'unavailable' })
})
