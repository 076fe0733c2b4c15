import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IdentityHost } from './host.ts'
import {
  getToken,
  getTokenText,
  hasPermission,
  hasRole,
  isTokenValid,
  onTokenChange,
  setToken,
  tokenAuth,
} from './index.ts'

const encode = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
const claims = { uid: 'ada', role: ['editor'], permission: ['post.write'] }
const now = 1_700_000_000_000
const lasting = (seconds: number) => encode({ ...claims, exp: now / 1000 + seconds })

function memoryHost(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored))
  const listeners = new Set<() => void>()
  const host: IdentityHost = {
    read: (key) => values.get(key),
    write: (key, token) => void (token === undefined ? values.delete(key) : values.set(key, token)),
    onOtherChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const otherWindow = (key: string, token: string | undefined) => {
    host.write(key, token)
    for (const listener of listeners) listener()
  }
  return { host, values, listeners, otherWindow }
}

let stop = () => {}
function start(host: IdentityHost, options = {}) {
  stop = tokenAuth({ storageKey: 'sw:token', clockSkew: 0, ...options }, host).start()
}

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  setToken(undefined, memoryHost().host)
  stop()
  vi.useRealTimers()
})

test('[S6.1] role and permission are read from the stored token', () => {
  start(memoryHost({ 'sw:token': lasting(60) }).host)
  expect([hasRole('editor'), hasRole('owner')]).toEqual([true, false])
  expect([hasPermission('post.write'), hasPermission('post.delete')]).toEqual([true, false])
  expect(getToken()).toMatchObject({ uid: 'ada' })
})

test('a token in a host that cannot store it stays valid when other windows may have changed it', () => {
  const { host, otherWindow } = memoryHost()
  start(host)
  const forgetful = { ...host, write: () => {} }
  setToken(lasting(60), forgetful)
  otherWindow('another key', 'x')
  expect(isTokenValid()).toBe(true)
})

test('listeners are not called if another window has changed nothing', () => {
  const { host, otherWindow } = memoryHost({ 'sw:token': lasting(60) })
  start(host)
  const received = vi.fn()
  onTokenChange(received)
  otherWindow('sw:token', lasting(60))
  expect(received).not.toHaveBeenCalled()
})

test('an expiry that no timer has reported is noticed when another window may have changed the token', () => {
  const { host, otherWindow } = memoryHost({ 'sw:token': lasting(60) })
  start(host)
  const received = vi.fn()
  onTokenChange(received)
  vi.setSystemTime(now + 60_000)
  otherWindow('sw:token', lasting(60))
  expect(received.mock.calls).toEqual([[undefined]])
})

test('[S6.3] a token is valid until its expiry; then listeners are called with `undefined`', () => {
  start(memoryHost({ 'sw:token': lasting(60) }).host)
  const received = vi.fn()
  onTokenChange(received)
  vi.advanceTimersByTime(59_999)
  expect([isTokenValid(), received.mock.calls.length]).toEqual([true, 0])
  vi.advanceTimersByTime(1)
  expect([isTokenValid(), getTokenText(), hasRole('editor')]).toEqual([false, undefined, false])
  expect(received).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('a token that lasts longer than a timer can wait does not expire early', () => {
  start(memoryHost({ 'sw:token': lasting(60 * 86_400) }).host)
  vi.advanceTimersByTime(30 * 86_400_000)
  expect(isTokenValid()).toBe(true)
  vi.advanceTimersByTime(30 * 86_400_000)
  expect(isTokenValid()).toBe(false)
})

test('[S6.3] a token that expires while the device sleeps is invalid, and listeners are called within a minute', () => {
  start(memoryHost({ 'sw:token': lasting(3600) }).host)
  const received = vi.fn()
  const stopListening = onTokenChange(received)
  vi.setSystemTime(now + 3_600_000)
  expect([isTokenValid(), getToken(), getTokenText(), hasRole('editor'), received.mock.calls.length]).toEqual([
    false,
    undefined,
    undefined,
    false,
    0,
  ])
  vi.advanceTimersByTime(60_000)
  expect(received).toHaveBeenCalledExactlyOnceWith(undefined)
  stopListening()
})

test('listeners are not called before a long-lived token expires', () => {
  start(memoryHost({ 'sw:token': lasting(86_400) }).host)
  const received = vi.fn()
  const stopListening = onTokenChange(received)
  const first = getToken()
  vi.advanceTimersByTime(86_399_999)
  expect([getToken() === first, received.mock.calls.length]).toEqual([true, 0])
  vi.advanceTimersByTime(1)
  expect([isTokenValid(), received.mock.calls.length]).toEqual([false, 1])
  stopListening()
})

test('a listener can set a new token, whose expiry is then observed', () => {
  const { host } = memoryHost({ 'sw:token': lasting(60) })
  start(host)
  const stopListening = onTokenChange((token) => token || setToken(lasting(600), host))
  vi.advanceTimersByTime(60_000)
  stopListening()
  expect([isTokenValid(), vi.getTimerCount()]).toEqual([true, 1])
  vi.advanceTimersByTime(540_000)
  expect(isTokenValid()).toBe(false)
})

test('an app without options has the defaults, after an app with options', () => {
  start(memoryHost().host, { storageKey: 'shop.login', clockSkew: 10_000 })
  stop()
  stop = tokenAuth({}, memoryHost({ 'sw:token': lasting(-5), 'shop.login': lasting(60) }).host).start()
  expect(isTokenValid()).toBe(false)
})

test('a token that is set after an app with options was unmounted, and before the next one, belongs to the next one', () => {
  start(memoryHost().host, { storageKey: 'shop.login' })
  stop()
  const { host } = memoryHost()
  setToken(lasting(60), host)
  stop = tokenAuth({}, host).start()
  expect(isTokenValid()).toBe(true)
})

test('`clockSkew` extends the validity of a token', () => {
  start(memoryHost({ 'sw:token': lasting(-5) }).host, { clockSkew: 10_000 })
  expect(isTokenValid()).toBe(true)
  vi.advanceTimersByTime(5_000)
  expect(isTokenValid()).toBe(false)
})

test('a token is stored under the app’s key, and removed', () => {
  const { host, values } = memoryHost()
  start(host, { storageKey: 'shop.login' })
  const token = lasting(60)
  setToken(token, host)
  expect([values.get('shop.login'), getTokenText()]).toEqual([token, token])
  setToken(undefined, host)
  expect([values.size, isTokenValid()]).toEqual([0, false])
})

test('an invalid token throws, and the previous token stays', () => {
  const { host } = memoryHost({ 'sw:token': lasting(60) })
  start(host)
  expect(() => setToken('nonsense', host)).toThrow(
    expect.objectContaining({ code: 'invalid-argument', errMsg: 'setToken:fail the token is not a JWT' }),
  )
  expect(() => setToken(7 as unknown as string, host)).toThrow('setToken:fail token must be a string')
  expect(isTokenValid()).toBe(true)
})

test.each(['nonsense', '', lasting(-1)])('an invalid stored token is ignored', (stored) => {
  start(memoryHost({ 'sw:token': stored }).host)
  expect([isTokenValid(), getToken()]).toEqual([false, undefined])
})

test('throws if the listener is not a function', () => {
  expect(() => onTokenChange('x' as never)).toThrow('onTokenChange:fail listener must be a function')
})

test('sign-in and sign-out in another window are observed until the app stops', () => {
  const { host, listeners, otherWindow } = memoryHost()
  start(host)
  otherWindow('sw:token', lasting(60))
  expect(isTokenValid()).toBe(true)
  otherWindow('sw:token', undefined)
  expect(isTokenValid()).toBe(false)
  stop()
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
})
