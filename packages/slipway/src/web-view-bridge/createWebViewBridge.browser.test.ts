import { expect, test, vi } from 'vitest'
import { createWebViewBridge } from './index.ts'

// The calls inside a web view are tested in `components/web-view/WebView.bridge.browser.test.tsx`. The parent of this page is Vitest.

test('outside of an app, getEnv reports it once no app has answered in time, and calls reject', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const bridge = createWebViewBridge({ origins: [location.origin] })
  const env = bridge.getEnv()
  const call = expect(bridge.navigateTo({ url: '/' })).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'navigateTo:fail no app shows this page in a web view',
  })
  await vi.advanceTimersByTimeAsync(2_999)
  const late = vi.fn()
  void env.then(late)
  await Promise.resolve()
  expect(late).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await env).toEqual({ webView: false, locale: '', actions: [] })
  await call
  bridge.close()
  vi.useRealTimers()
})

test('the limit can be set', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const bridge = createWebViewBridge({ origins: [location.origin], timeout: 10 })
  const env = bridge.getEnv()
  await vi.advanceTimersByTimeAsync(10)
  expect((await env).webView).toBe(false)
  bridge.close()
  vi.useRealTimers()
})

test.each(['https://app.example/', 'https://app.example/path', 'app.example', '*', 'null', ''])(
  'the origin %j is rejected, because it would never match',
  (origin) => {
    expect(() => createWebViewBridge({ origins: [origin] })).toThrow(
      expect.objectContaining({ code: 'invalid-argument', api: 'createWebViewBridge' }),
    )
  },
)
