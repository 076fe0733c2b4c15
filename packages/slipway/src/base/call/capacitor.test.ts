import { afterEach, expect, test, vi } from 'vitest'
import { capacitorPlatform, capacitorPlugin } from './capacitor.ts'
import { toApiError } from './toApiError.ts'

interface Haptics {
  vibrate(): Promise<void>
}

const haptics = () => capacitorPlugin<Haptics>('Haptics', '@capacitor/haptics')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a plugin is unavailable outside a native shell', () => {
  expect(capacitorPlatform()).toBe('web')
  expect(haptics).toThrow('Run: npm install @capacitor/haptics && npx cap sync')
})

test('a plugin is read from the bridge when it is used', () => {
  const plugin: Haptics = { vibrate: async () => {} }
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: { Haptics: plugin } })
  expect(capacitorPlatform()).toBe('android')
  expect(haptics()).toBe(plugin)
})

test('a plugin is unavailable if the shell was built without it', () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: {} })
  expect(haptics).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

test.each([
  ['a native method that is missing', 'UNIMPLEMENTED', 'unsupported'],
  ['a native service that is off', 'UNAVAILABLE', 'unavailable'],
])('the error of %s gets a code', (_, code, expected) => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: { Haptics: {} } })
  haptics()
  expect(toApiError('vibrateShort', Object.assign(new Error('off'), { code }))).toMatchObject({ code: expected })
})
