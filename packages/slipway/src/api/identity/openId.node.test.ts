import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { logIn, refresh } from '../../testing/internal/servers/openIdLogin.ts'
import { accessTokenSeconds, openIdClient, startOpenIdProvider } from '../../testing/internal/servers/openIdProvider.ts'
import {
  decodeToken,
  getToken,
  hasPermission,
  hasRole,
  isTokenValid,
  onTokenChange,
  setToken,
  tokenAuth,
} from './index.ts'

const host = { read: () => undefined, write: () => {}, onOtherChange: () => () => {} }
const ada = { uid: 'Ada 阿达 👩‍🚀', role: ['editor', 'rédactrice'], permission: ['post.write'] }

test('[S3.1] [S6.1] [S6.3] the token of an OpenID provider is read, refreshed, and expires at its time', async () => {
  for (const forTestsOnly of [/devInteractions/, /in-memory adapter/]) expectConsole('warn', forTestsOnly)
  const provider = await startOpenIdProvider()
  onTestFinished(provider.stop)
  provider.users.set('ada', ada)
  const tokens = await logIn(provider.issuer, 'ada')

  const keys = createRemoteJWKSet(new URL('/jwks', provider.issuer))
  const { payload } = await jwtVerify(tokens.access_token, keys, {
    issuer: provider.issuer,
    audience: openIdClient.resource,
  })
  expect(payload).toMatchObject({ ...ada, sub: 'ada' })
  expect(decodeToken(tokens.access_token)).toEqual({ ...ada, expiry: Number(payload.exp) * 1000 })

  provider.users.set('ada', { ...ada, role: ['admin'] })
  const { access_token: refreshed } = await refresh(provider.issuer, tokens.refresh_token)
  await jwtVerify(refreshed, keys)

  const { iat = 0 } = payload
  vi.useFakeTimers({ now: iat * 1000 })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(tokenAuth({}, host).start())
  const received = vi.fn()
  onTestFinished(onTokenChange(received))
  setToken(tokens.access_token, host)
  expect([hasRole('rédactrice'), hasPermission('post.write'), hasPermission('post.delete')]).toEqual([
    true,
    true,
    false,
  ])
  vi.advanceTimersByTime(accessTokenSeconds * 1000 - 1)
  expect(isTokenValid()).toBe(true)
  vi.advanceTimersByTime(1)
  expect([isTokenValid(), getToken(), received.mock.calls.length]).toEqual([false, undefined, 2])

  vi.setSystemTime(iat * 1000)
  setToken(refreshed, host)
  expect([hasRole('rédactrice'), hasPermission('post.delete')]).toEqual([false, true])
})
