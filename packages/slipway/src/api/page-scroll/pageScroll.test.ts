import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { getCurrentPages, navigateTo } from '../navigation/index.ts'
import type { PageScrollHost } from './host.ts'
import { type PageScrollToOptions, pageScrollTo } from './index.ts'

const load = async () => ({})

/** A host that scrolls until the signal fires. */
const endless: PageScrollHost = {
  scrollTo: (_key, _goal, _durationMs, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve('interrupted'))),
}
const hostThat = (end: Awaited<ReturnType<PageScrollHost['scrollTo']>>) => ({
  scrollTo: vi.fn<PageScrollHost['scrollTo']>(async () => end),
})

beforeEach(() =>
  setNavigator(createNavigator({ pages: { '/': page({ load }), '/a': page({ load }) } }, memoryHistory()())),
)
afterEach(() => setNavigator(undefined))

test.each<[PageScrollToOptions, object, number]>([
  [{ scrollTop: 40 }, { scrollTop: 40 }, 300],
  [{ scrollTop: -1, duration: 0 }, { scrollTop: -1 }, 0],
  [{ selector: '#end', duration: 50 }, { selector: '#end', offsetPx: 0 }, 50],
  [{ selector: '#end', offsetTop: -12.5 }, { selector: '#end', offsetPx: -12.5 }, 300],
])('%j scrolls the current page', async (options, goal, durationMs) => {
  await navigateTo({ url: '/a' })
  const host = hostThat('reached')
  await pageScrollTo(options, host)
  expect(host.scrollTo).toHaveBeenCalledWith(getCurrentPages().at(-1)?.key, goal, durationMs, expect.any(AbortSignal))
})

test.each<[object | undefined, string]>([
  [undefined, 'options must be an object'],
  [{}, 'name either scrollTop or selector'],
  [{ scrollTop: 1, selector: 'p' }, 'name either scrollTop or selector'],
  [{ scrollTop: '1' }, 'scrollTop must be a finite number'],
  [{ scrollTop: Number.NaN }, 'scrollTop must be a finite number'],
  [{ selector: 1 }, 'selector must be a string'],
  [{ selector: 'p', offsetTop: '1' }, 'offsetTop must be a finite number'],
  [{ scrollTop: 1, offsetTop: 1 }, 'offsetTop needs a selector'],
  [{ scrollTop: 1, duration: -1 }, 'duration must be a finite number, 0 or more'],
])('%j is rejected', async (options, detail) => {
  const host = hostThat('reached')
  await expect(pageScrollTo(options as PageScrollToOptions, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `pageScrollTo:fail ${detail}`,
  })
  expect(host.scrollTo).not.toHaveBeenCalled()
})

test.each([
  ['interrupted', 'cancelled', 'cancel'],
  ['no-page', 'not-found', 'page not found'],
  ['no-element', 'not-found', 'element not found'],
  ['invalid-selector', 'invalid-argument', 'selector is not valid'],
] as const)('a scroll that ends as %s rejects', async (end, code, detail) => {
  const call = pageScrollTo({ selector: 'p' }, hostThat(end))
  await expect(call).rejects.toMatchObject({ code, errMsg: `pageScrollTo:fail ${detail}` })
})

test('rejects with unavailable without a running app', async () => {
  setNavigator(undefined)
  await expect(pageScrollTo({ scrollTop: 1 }, endless)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a signal ends the scroll, also before it begins', async () => {
  const aborted = { code: 'cancelled', errMsg: 'pageScrollTo:fail abort' }
  const controller = new AbortController()
  const call = pageScrollTo({ scrollTop: 1, signal: controller.signal }, endless)
  controller.abort()
  await expect(call).rejects.toMatchObject(aborted)
  const host = hostThat('reached')
  await expect(pageScrollTo({ scrollTop: 1, signal: controller.signal }, host)).rejects.toMatchObject(aborted)
  expect(host.scrollTo).not.toHaveBeenCalled()
})

test('another call cancels the current one', async () => {
  const first = pageScrollTo({ scrollTop: 1 }, endless)
  await pageScrollTo({ scrollTop: 2 }, hostThat('reached'))
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
})

test('showing another page cancels the scroll', async () => {
  const call = pageScrollTo({ scrollTop: 1 }, endless)
  await navigateTo({ url: '/a' })
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
})
