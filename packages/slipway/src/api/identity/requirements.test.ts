import { expect, test } from 'vitest'
import type { AuthToken } from '../../base/identity/token.ts'
import { page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { optionalParam } from '../../router/config/params.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import { requirePermission, requireRole, requireToken } from './index.ts'

const ada: AuthToken = { uid: 'ada', role: ['editor'], permission: ['post.write'], expiry: 1 }
const admin: AuthToken = { ...ada, role: ['admin'], permission: [] }
const ask = (guard: Guard, token: AuthToken | undefined, url = '/edit/1?x=1') =>
  guard({ path: '/edit/:id', url, params: {}, token })

test.each<[string, Guard, AuthToken | undefined, boolean]>([
  ['requireToken', requireToken(), ada, true],
  ['requireToken', requireToken(), undefined, false],
  ['requireRole', requireRole('editor'), ada, true],
  ['requireRole of any', requireRole(['owner', 'editor']), ada, true],
  ['requireRole', requireRole('owner'), ada, false],
  ['requireRole of an empty list', requireRole([]), ada, false],
  ['requireRole for an admin', requireRole('editor'), admin, false],
  ['requireRole', requireRole('editor'), undefined, false],
  ['requirePermission', requirePermission('post.write'), ada, true],
  ['requirePermission of any', requirePermission(['post.delete', 'post.write']), ada, true],
  ['requirePermission', requirePermission('post.delete'), ada, false],
  ['requirePermission for an admin', requirePermission('post.delete'), admin, true],
  ['requirePermission', requirePermission('post.write'), undefined, false],
])('[S6.1] %s decides by the token', (_, guard, token, answer) => {
  expect(ask(guard, token)).toBe(answer)
})

test.each([
  ['/login', '/login?from=%2Fedit%2F1%3Fx%3D1'],
  ['/login?as=editor', '/login?as=editor&from=%2Fedit%2F1%3Fx%3D1'],
])('redirecting to %s passes the requested address', (redirectTo, url) => {
  expect(ask(requireRole('editor', { redirectTo }), undefined)).toMatchObject({ redirect: { url } })
})

test('the redirect target itself is shown without a token', () => {
  expect(ask(requireToken({ redirectTo: '/login?as=editor' }), undefined, '/login?from=%2F')).toBe(true)
})

test('an app can require a token, and one of its pages a role', async () => {
  const load = async () => ({})
  let token: AuthToken | undefined
  const pages = createNavigator(
    {
      pages: {
        '/': page({ load }),
        '/mine': page({ load, guard: requireRole('owner', { redirectTo: '/' }) }),
        '/edit/:id': page({ load, guard: requireRole('editor') }),
        '/login': page({ load, params: { from: optionalParam(String) } }),
      },
      tabBar: { items: [{ path: '/' }, { path: '/mine' }], back: 'first', operations: tabOperations },
      auth: { token: () => token, subscribe: () => () => {}, start: () => () => {} },
      guard: requireToken({ redirectTo: '/login' }),
    },
    memoryHistory('/login')(),
  )
  const urls = () => pages.stack.get().pages.map(({ url }) => url)
  const open = (url: string) => pages.open('reLaunch', { url }).catch(({ code }) => code)
  expect(await open('/edit/1')).toBe('denied')
  expect(urls()).toEqual(['/login?from=%2Fedit%2F1'])
  token = { ...ada, role: [] }
  expect([await open('/edit/1'), urls()]).toEqual(['denied', ['/login?from=%2Fedit%2F1']])
  token = ada
  await open('/edit/1')
  expect(urls()).toEqual(['/edit/1'])
  expect(await open('/mine')).toBe('denied')
  expect(urls()).toEqual(['/?from=%2Fmine'])
})
