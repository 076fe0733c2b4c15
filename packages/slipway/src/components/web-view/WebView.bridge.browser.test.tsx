import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { embeddedPageUrl, nextLoad, runInside } from '../../testing/internal/apps/embeddedPage.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { WebView, type WebViewProps } from './index.ts'

const app = window.location.origin
const src = embeddedPageUrl({ title: 'Shop', origins: [app] })
/** The same server by another name, which is another origin. */
const elsewhere = (url: string) => url.replace('127.0.0.1', 'localhost')

let first: Partial<WebViewProps> = {}
let change: (props: Partial<WebViewProps>) => void = () => {}

function WebPage(): ReactNode {
  const [props, setProps] = useState(first)
  change = (changed) => flushSync(() => setProps((now) => ({ ...now, ...changed })))
  return <WebView src={src} {...props} />
}

/** Renders an app whose page `/web` has a web view, above its page `/list`. */
async function start(given: Partial<WebViewProps> = {}) {
  const messages: unknown[] = []
  first = { onMessage: ({ detail }) => void messages.push(detail), ...given }
  const load = (Content: () => ReactNode) => async () => ({ default: Content })
  const pages = {
    '/': page({ load: load(() => <p>home</p>), title: 'Home' }),
    '/list': page({ load: load(() => <p>list</p>), under: '/' }),
    '/web': page({ load: load(WebPage), title: 'Web', under: '/list' }),
    '/item/:id': page({ load: load(() => <p>item</p>), params: { id: Number } }),
    '/secret': page({ load: load(() => <p>secret</p>), guard: () => false }),
  }
  const running = await renderApp({ pages }, { url: '/web' })
  onTestFinished(() => running.unmount())
  const find = () => running.element.querySelector<HTMLElement>('.sw-web-view')
  await vi.waitFor(() => expect(find()?.dataset.state).not.toBe('loading'))
  const frame = () => find()?.querySelector('iframe') ?? expect.unreachable('no frame')
  return {
    ...running,
    messages,
    frame,
    state: () => find()?.dataset.state,
    connected: () => vi.waitFor(() => expect(find()?.dataset.state).toBe('connected')),
    /** Calls the bridge in the page: `navigateTo({ url: '/' })`. */
    call: (code: string) => runInside(frame(), `return bridge.${code}`),
    title: () => running.visiblePage().querySelector('.sw-navigation-bar')?.textContent,
  }
}

describe('a page that connects', () => {
  test('confirms itself: the progress bar ends, and the link to the browser stays without the question', async () => {
    const { connected, frame } = await start()
    await connected()
    const view = frame().parentElement
    expect(view?.querySelector('[role=progressbar]')).toBeNull()
    expect(view?.querySelector('.sw-web-view-outside')?.textContent).toBe('Open in browser')
  })

  test('gets facts about the app', async () => {
    const { call, connected } = await start({ actions: ['navigateTo'] })
    await connected()
    expect(await call('getEnv()')).toMatchObject({ value: { webView: true, locale: 'en', actions: ['navigateTo'] } })
  })

  test('sends messages', async () => {
    const { call, connected, messages } = await start()
    await connected()
    await call('postMessage({ data: { saved: [1, new Date(0)] } })')
    expect(messages).toEqual([{ data: { saved: [1, new Date(0)] }, origin: new URL(src).origin }])
  })

  test('cannot send what the browser cannot copy', async () => {
    const { call, connected, messages } = await start()
    await connected()
    expect(await call('postMessage({ data: () => {} })')).toMatchObject({ code: 'invalid-argument' })
    expect(messages).toEqual([])
  })

  test.each([
    ["navigateTo({ url: '/item/1' })", ['/', '/list', '/web', '/item/1']],
    ["redirectTo({ url: '/item/2' })", ['/', '/list', '/item/2']],
    ["reLaunch({ url: '/item/3' })", ['/item/3']],
    ['navigateBack()', ['/', '/list']],
    ['navigateBack({ delta: 2 })', ['/']],
  ])('navigates by %s', async (code, target) => {
    const { call, connected, pages } = await start()
    await connected()
    void call(code)
    await vi.waitFor(() => expect(pages()).toEqual(target))
  })

  test.each([
    ["navigateTo({ url: '/nowhere' })", 'not-found', 'ApiError: navigateTo:fail'],
    ["navigateTo({ url: 'https://evil.example/' })", 'not-found', 'ApiError: navigateTo:fail'],
    ["navigateTo({ url: 'javascript:alert(1)' })", 'not-found', 'ApiError: navigateTo:fail'],
    ['navigateTo({ url: 7 })', 'invalid-argument', 'ApiError: navigateTo:fail url must be a string'],
    ['navigateTo()', 'invalid-argument', 'ApiError: navigateTo:fail url must be a string'],
    ["navigateTo({ url: '/secret' })", 'denied', 'ApiError: navigateTo:fail a guard refused page `/secret`'],
    ["switchTab({ url: '/list' })", 'invalid-argument', 'ApiError: switchTab:fail'],
    [
      'navigateBack({ delta: -1 })',
      'invalid-argument',
      'ApiError: navigateBack:fail delta must be a whole number of at least 1',
    ],
  ])('%s rejects with the code %s, as in the app', async (code, expected, text) => {
    const { call, connected, pages } = await start()
    await connected()
    const { error, code: actual } = await call(code)
    expect([actual, error?.startsWith(text)], error).toEqual([expected, true])
    expect(pages()).toEqual(['/', '/list', '/web'])
  })

  test('cannot navigate while another page covers it', async () => {
    const { call, connected, pages, frame } = await start()
    await connected()
    const covered = frame()
    await call("navigateTo({ url: '/item/1' })")
    const { code } = await runInside(covered, 'return bridge.navigateBack()')
    expect(code).toBe('unavailable')
    expect(pages()).toEqual(['/', '/list', '/web', '/item/1'])
  })

  test('sets the title of the navigation bar, also when its own title changes', async () => {
    const { connected, frame, title } = await start()
    await connected()
    await vi.waitFor(() => expect(title()).toContain('Shop'))
    await runInside(frame(), "document.title = 'Cart <b>2</b>'")
    await vi.waitFor(() => expect(title()).toContain('Cart <b>2</b>'))
    expect(document.title).toBe('Cart <b>2</b>')
  })

  test('sets no title without `syncTitle`', async () => {
    const { connected, call, frame, title } = await start({ syncTitle: false })
    await connected()
    await runInside(frame(), "document.title = 'Cart'")
    await call('postMessage({ data: 1 })')
    expect(title()).toContain('Web')
  })

  test('connects again after a navigation to another page of its origin', async () => {
    const { connected, frame, title, messages, call } = await start()
    await connected()
    const next = JSON.stringify(embeddedPageUrl({ title: 'Cart', origins: [app] }))
    await nextLoad(frame(), () => runInside(frame(), `setTimeout(() => location.assign(${next}))`))
    await vi.waitFor(() => expect(title()).toContain('Cart'))
    await call('postMessage({ data: 2 })')
    expect(messages).toEqual([{ data: 2, origin: new URL(src).origin }])
  })

  test('gets no answer after it has closed its bridge', async () => {
    const { connected, frame } = await start()
    await connected()
    const { code } = await runInside(
      frame(),
      'const call = bridge.postMessage({ data: 1 }); await bridge.getEnv(); await 0; bridge.close(); return call',
    )
    expect(code).toBe('cancelled')
  })
})

describe('only allowed origins', () => {
  test('a page of another origin gets no answer, and none of its calls has an effect', async () => {
    const { frame, state, messages, pages, title } = await start({
      src: elsewhere(src),
      origins: [new URL(src).origin],
    })
    const mail = (action: string, options: string) =>
      `parent.postMessage({ slipwayWebView: { id: 9, action: '${action}', options: ${options} } }, '*');`
    const calls =
      mail('connect', "{ title: 'Hacked' }") +
      mail('title', "{ title: 'Hacked' }") +
      mail('navigateTo', "{ url: '/item/1' }") +
      mail('navigateBack', '{}') +
      mail('postMessage', '{ data: 1 }')
    const received = `window.received = []; addEventListener('message', ({ data }) => data.slipwayWebView && received.push(data));`
    await runInside(frame(), received + calls)
    // The messages of a window arrive in their order, so the app has received those above.
    expect((await runInside(frame(), 'return received')).value).toEqual([])
    expect([state(), messages, pages()]).toEqual(['loaded', [], ['/', '/list', '/web']])
    expect(title()).toContain('Web')
  })

  test('several origins can be allowed', async () => {
    const { connected, call, messages } = await start({
      src: elsewhere(src),
      origins: [new URL(src).origin, new URL(elsewhere(src)).origin],
    })
    await connected()
    await call('postMessage({ data: 1 })')
    expect(messages).toEqual([{ data: 1, origin: new URL(elsewhere(src)).origin }])
  })

  test('a page that the frame navigates to has the rights of its own origin', async () => {
    const { connected, frame, messages, pages } = await start()
    await connected()
    const other = JSON.stringify(elsewhere(src))
    await nextLoad(frame(), () => runInside(frame(), `setTimeout(() => location.assign(${other}))`))
    await runInside(
      frame(),
      "parent.postMessage({ slipwayWebView: { id: 1, action: 'postMessage', options: { data: 1 } } }, '*');" +
        "parent.postMessage({ slipwayWebView: { id: 2, action: 'navigateBack', options: {} } }, '*')",
    )
    await runInside(frame(), 'return 1')
    expect(messages).toEqual([])
    expect(pages()).toEqual(['/', '/list', '/web'])
  })

  test('a frame in the frame, and a window beside it, have no rights, even with an allowed origin', async () => {
    const { connected, frame, messages } = await start()
    await connected()
    const message = "{ slipwayWebView: { id: 1, action: 'postMessage', options: { data: 'inner' } } }"
    const inner = JSON.stringify(embeddedPageUrl({ title: 'Inner' }))
    await runInside(
      frame(),
      `const inner = document.createElement('iframe')
      inner.src = ${inner}
      document.body.append(inner)
      await new Promise((resolve) => inner.addEventListener('load', resolve))
      const done = new Promise((resolve) => addEventListener('message', ({ data }) => data.ran && resolve()))
      inner.contentWindow.postMessage({ run: ${JSON.stringify(`top.frames; parent.parent.postMessage(${message}, '*')`)}, id: 1 }, '*')
      await done`,
    )
    const beside = document.createElement('iframe')
    beside.src = embeddedPageUrl({ title: 'Beside' })
    await nextLoad(beside, () => document.body.append(beside))
    onTestFinished(() => beside.remove())
    await runInside(beside, `parent.postMessage(${message}, '*')`)
    await runInside(beside, 'return 1')
    expect(messages).toEqual([])
  })

  test('the page accepts answers only of the origins of its own list', async () => {
    const foreign = embeddedPageUrl({ title: 'Shop', origins: ['https://other.example'] })
    const { frame, state } = await start({ src: foreign })
    expect((await runInside(frame(), 'return bridge.getEnv()')).value).toEqual({
      webView: false,
      locale: '',
      actions: [],
    })
    expect(await runInside(frame(), "return bridge.navigateTo({ url: '/' })")).toMatchObject({ code: 'unavailable' })
    expect(state()).toBe('loaded')
  })

  test('a page of the app’s own origin has no origin, and no rights', async () => {
    const { frame, state } = await start({ src: `${app}/nothing-here.svg` })
    expect(frame().sandbox.contains('allow-same-origin')).toBe(false)
    expect(state()).toBe('loaded')
  })
})

describe('only named actions', () => {
  const raw = (action: unknown, options: unknown = {}) => `
    return new Promise((resolve) => {
      addEventListener('message', ({ data }) => data.slipwayWebView?.id === 77 && resolve(data.slipwayWebView))
      parent.postMessage({ slipwayWebView: { id: 77, action: ${JSON.stringify(action)}, options: ${JSON.stringify(options)} } }, '*')
    })`

  test.each([
    'eval',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'openUrl',
    'setStorage',
    '',
    null,
    { a: 1 },
  ])('the action %j is refused', async (action) => {
    const { frame, connected, pages } = await start()
    await connected()
    const { value } = await runInside(frame(), raw(action, { url: '/item/1' }))
    expect(value).toMatchObject({ error: { code: 'unsupported' } })
    expect(pages()).toEqual(['/', '/list', '/web'])
  })

  test.each(['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack', 'postMessage'])(
    'the action %s is refused if the app does not allow it',
    async (action) => {
      const { frame, connected, pages, messages } = await start({ actions: [] })
      await connected()
      const { value } = await runInside(frame(), raw(action, { url: '/item/1', data: 1 }))
      expect(value).toMatchObject({ error: { code: 'denied', detail: 'the app does not allow this action' } })
      expect([pages(), messages]).toEqual([['/', '/list', '/web'], []])
    },
  )

  test('options that an action does not have are not passed on', async () => {
    const { frame, connected, pages } = await start()
    await connected()
    const { value } = await runInside(frame(), raw('navigateTo', { url: '/item/1', events: 7, state: { admin: true } }))
    expect(value).toEqual({ id: 77, result: undefined })
    expect(pages()).toEqual(['/', '/list', '/web', '/item/1'])
  })

  test.each([null, 1, 'text', [], { slipwayWebView: null }, { slipwayWebView: 'navigateBack' }, { other: {} }])(
    'the message %j is ignored',
    async (message) => {
      const { frame, connected, call, pages, messages } = await start()
      await connected()
      await runInside(frame(), `parent.postMessage(${JSON.stringify(message)}, '*')`)
      await call('postMessage({ data: 1 })')
      expect(messages).toHaveLength(1)
      expect(pages()).toEqual(['/', '/list', '/web'])
    },
  )

  test('changed settings apply to the next call', async () => {
    const { connected, call } = await start()
    await connected()
    change({ actions: [] })
    expect(await call('postMessage({ data: 1 })')).toMatchObject({ code: 'denied' })
  })
})
