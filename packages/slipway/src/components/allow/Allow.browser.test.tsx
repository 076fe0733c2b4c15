import fc from 'fast-check'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setToken, tokenAuth } from '../../api/identity/index.ts'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import AllowDemo from './demo.tsx'
import { Allow, type AllowProps, useAuth } from './index.ts'

/** Returns a token as a server would send it. */
function tokenFor({ role = [], permission = [], seconds = 60 }: TokenOptions): string {
  const exp = Date.now() / 1000 + seconds
  return `e30.${btoa(JSON.stringify({ uid: 'ada', role, permission, exp }))}.x`
}

interface TokenOptions {
  readonly role?: readonly string[]
  readonly permission?: readonly string[]
  readonly seconds?: number
}

let stop = () => {}
beforeEach(() => {
  stop = tokenAuth({ storageKey: 'test.allow' }).start()
})
afterEach(() => {
  setToken(undefined)
  stop()
  vi.useRealTimers()
})

const editor = { role: ['editor'], permission: ['post.write'] }
const admin = { role: ['admin'] }

test.each<[string, TokenOptions | undefined, AllowProps, boolean]>([
  ['nobody', undefined, {}, false],
  ['nobody', undefined, { role: [] }, false],
  ['anyone', {}, {}, true],
  ['anyone', {}, { role: 'editor' }, false],
  ['an editor', editor, { role: 'editor' }, true],
  ['an editor', editor, { role: ['owner', 'editor'] }, true],
  ['an editor', editor, { role: [] }, false],
  ['an editor', editor, { permission: 'post.write' }, true],
  ['an editor', editor, { permission: ['post.delete', 'post.write'] }, true],
  ['an editor', editor, { permission: 'post.delete' }, false],
  ['an editor', editor, { role: 'editor', permission: 'post.delete' }, false],
  ['an editor', editor, { role: 'editor', permission: 'post.write' }, true],
  ['an admin', admin, { permission: 'anything' }, true],
  ['an admin', admin, { role: 'editor' }, false],
])('[S6.1] %s with %j meets %j: %s', (_, token, props, allowed) => {
  if (token) setToken(tokenFor(token))
  const { container } = render(
    <Allow {...props} fallback="no">
      yes
    </Allow>,
  )
  expect(container.innerHTML).toBe(allowed ? 'yes' : 'no')
})

test('without a fallback it renders nothing', () => {
  const { container } = render(<Allow role="editor">yes</Allow>)
  expect(container.childNodes).toHaveLength(0)
})

function Who() {
  const { token, isTokenValid, hasRole, hasPermission } = useAuth()
  const answers = [isTokenValid, hasRole('editor'), hasRole(['a', 'editor']), hasPermission('x'), hasPermission(['x'])]
  return [token?.uid ?? 'nobody', ...answers].join(' ')
}

const shown = () => document.body.textContent.trim()

test('[S6.1] the hook updates at each change of the token', async () => {
  render(<Who />)
  expect(shown()).toBe('nobody false false false false false')
  setToken(tokenFor(editor))
  await expect.poll(shown).toBe('ada true true true false false')
  setToken(tokenFor({ permission: ['x'] }))
  await expect.poll(shown).toBe('ada true false false true true')
  setToken(undefined)
  await expect.poll(shown).toBe('nobody false false false false false')
})

test('[S6.3] allowed content is removed at the moment of expiry, without any interaction', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  setToken(tokenFor({ ...editor, seconds: 10 }))
  render(
    <Allow role="editor" fallback="no">
      yes
    </Allow>,
  )
  vi.advanceTimersByTime(9_999)
  await Promise.resolve()
  expect(shown()).toBe('yes')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(shown).toBe('no')
})

test('HTML from a server is rendered as signed out, and hydrates without warnings before it shows the user', async () => {
  const tree = (
    <StrictMode>
      <Allow role="editor" fallback={<p>no</p>}>
        <p>yes</p>
      </Allow>
    </StrictMode>
  )
  setToken(tokenFor(editor))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml(tree)
  expect(container.textContent).toBe('no')
  const failed = vi.fn()
  const root = hydrateRoot(container, tree, { onRecoverableError: failed })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(shown).toBe('yes')
  expect(failed).not.toHaveBeenCalled()
})

test('invalid roles, permissions and tokens allow nothing and do not break the render', () => {
  const { container, rerender } = render(null)
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.boolean(), (role, permission, signedIn) => {
      setToken(signedIn ? tokenFor(editor) : undefined)
      rerender(
        <Allow role={(role ?? null) as never} permission={permission as never}>
          yes
        </Allow>,
      )
      expect(container.innerHTML).toBe('')
    }),
    oddRuns,
  )
})

test('the hook renders with any stored value', () => {
  const { container, rerender } = render(null)
  const payload = fc
    .oneof(fc.json(), fc.string({ unit: 'binary' }))
    .map((text) => btoa(unescape(encodeURIComponent(text))))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        payload.map((part) => `e30.${part}.x`),
      ),
      (stored) => {
        stop()
        localStorage.setItem('test.allow', stored)
        stop = tokenAuth({ storageKey: 'test.allow' }).start()
        rerender(<Who key={stored} />)
        expect(container.textContent).toMatch(/^nobody false|^.* true/s)
      },
    ),
    oddRuns,
  )
})

test('axe-core finds nothing in the demo', async () => {
  const { container } = render(<AllowDemo />)
  await expectNoAxeViolations(container)
})

test('screen readers read the allowed content or the fallback', async () => {
  setToken(tokenFor(editor))
  const { container } = render(
    <>
      <Allow permission="post.write">
        <button type="button">Write</button>
      </Allow>
      <Allow role="owner" fallback={<p>For owners</p>}>
        <button type="button">Sell</button>
      </Allow>
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - button "Write"
    - paragraph: For owners
  `)
})
