import { expect, vi } from 'vitest'
import { type AdHost, httpAds, setAdProvider } from '../../../api/ad/index.ts'
import { AdView } from '../../../app/overlays/AdView.tsx'
import { Ad } from '../../../components/ad/index.ts'
import { msOf, msUntil, withClock } from '../environment/fakeClock.ts'
import { render } from '../environment/render.tsx'
import { find } from './measures.tsx'

/** The times of ads: of their configuration, until one counts as seen, and until a reward. */
export async function adBehaviour() {
  const unit = { unitId: 'a', format: 'banner' } as const
  const config = '{ "units": { "a": [{ "id": "a", "title": "A" }] } }'
  const hostWith = (get: AdHost['get']): AdHost => ({
    ...{ get, post: async () => true, beacon() {}, read: () => undefined, write() {}, onHide() {} },
  })
  const silent = hostWith((_, signal) => new Promise((_done, fail) => signal.addEventListener('abort', fail)))
  const configTimeoutMs = await msOf(() => httpAds({ configUrl: '/a' }, silent).load(unit))
  const isKeptAfter = (ageMs: number) =>
    withClock(async () => {
      const get = vi.fn(async () => config)
      const ads = httpAds({ configUrl: '/a' }, hostWith(get))
      await ads.load(unit)
      vi.setSystemTime(Date.now() + ageMs)
      await ads.load(unit)
      return get.mock.calls.length === 1
    })
  let [configCacheMs, outdatedMs] = [0, 1_000_000]
  while (outdatedMs - configCacheMs > 1) {
    const middleMs = Math.floor((configCacheMs + outdatedMs) / 2)
    if (await isKeptAfter(middleMs)) configCacheMs = middleMs
    else outdatedMs = middleMs
  }
  const report = vi.fn()
  setAdProvider({ load: async () => ({ id: 'a', title: 'A' }), report })
  const viewMs = await withClock(async () => {
    const { element } = render(<Ad unitId="a" />)
    await vi.waitFor(() => expect(element.dataset.state).toBe('loaded'))
    return msUntil(() => report.mock.calls.length > 0)
  })
  setAdProvider(undefined)
  const call = { onShow() {}, onClick() {}, onClose() {}, leave() {}, fail() {} }
  const { unmount } = render(<AdView request={{ kind: 'ad', id: 1, format: 'rewarded', title: 'A', ...call }} />)
  const rewardSeconds = Number(/\d+/.exec(find(document.body, '.sw-ad-view-reward').textContent ?? ''))
  unmount()
  return { configTimeoutMs, configCacheMs: outdatedMs, viewMs, rewardSeconds }
}
