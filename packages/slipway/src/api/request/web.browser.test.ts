import { describe, expect, inject, test } from 'vitest'
import { playUrl, serverUrl } from '../../testing/internal/environment/testServer.ts'
import { requestContract } from './host.contract.ts'
import { request } from './index.ts'
import { host } from './web.ts'

describe('a browser', () => {
  test.each(Object.entries(requestContract))('%s', (_, holds) => holds(host))
})

/** The server with this page's host name: another origin because of its port, but the same site, whose cookies browsers keep. */
const sameSite = (url: string) => url.replace(inject('testServer').replace(/:.*/, ''), location.hostname)

test('cookies of another origin are sent and stored only with withCredentials, and are never visible to the page', async () => {
  const setCookie = (cookie: string, withCredentials: boolean) =>
    request({ url: sameSite(playUrl({ head: 200, header: { 'set-cookie': cookie } })), withCredentials })
  const sentCookie = async (withCredentials: boolean) => {
    const { data } = await request<Echo>({ url: sameSite(serverUrl('/echo')), withCredentials })
    return data.header.cookie
  }
  await setCookie('token=refused', false)
  expect(await sentCookie(true)).toBeUndefined()
  const { header } = await setCookie('token=secret; HttpOnly', true)
  expect(header).not.toHaveProperty('set-cookie')
  expect(await sentCookie(false)).toBeUndefined()
  expect(await sentCookie(true)).toBe('token=secret')
  await setCookie('token=; Max-Age=0', true)
  expect(await sentCookie(true)).toBeUndefined()
})

interface Echo {
  readonly header: Readonly<Record<string, string>>
}

test('an address without an origin is relative to the page', async () => {
  const { statusCode, header } = await request({ url: '/@vite/client' })
  expect([statusCode, header['content-type']]).toEqual([200, expect.stringContaining('javascript')])
})
