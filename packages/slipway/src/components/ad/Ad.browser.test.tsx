import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AdProvider, httpAds, setAdProvider } from '../../api/ad/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { adServer } from '../../testing/internal/environment/testServer.ts'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import AdDemo from './demo.tsx'
import { Ad, type AdProps } from './index.ts'

beforeEach(() => localStorage.clear())
afterEach(() => setAdProvider(undefined))

describeConformance((props) => <Ad unitId="home" {...props} />, { selector: '.sw-ad' })

function show(props: Partial<AdProps> = {}) {
  const reports: [string, unknown][] = []
  const report = ({ type, detail }: { type: string; detail: unknown }) => void reports.push([type, detail])
  const node = (changed: Partial<AdProps> = {}) => (
    <Ad unitId="home" onLoad={report} onError={report} {...props} {...changed} />
  )
  const rendered = render(node())
  const { element } = rendered
  return {
    ...rendered,
    element,
    reports,
    rerender: (changed: Partial<AdProps>) => rendered.rerender(node(changed)),
    becomes: (state: string) => vi.waitFor(() => expect(element.dataset.state).toBe(state)),
  }
}

/** A provider in memory, with one ad for each unit. */
function memoryAds(ad: object = {}) {
  const provider = {
    load: vi.fn<AdProvider['load']>(async ({ unitId }) => ({ id: unitId, title: `Ad of ${unitId}`, ...ad })),
    report: vi.fn<AdProvider['report']>(),
  }
  setAdProvider(provider)
  return provider
}

test('[S7.6] requests nothing unless ads are configured', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  const { becomes, reports } = show()
  await becomes('empty')
  expect(reports).toEqual([['error', { code: 'unavailable', errMsg: 'ad:fail no ads are configured' }]])
  expect(fetched).not.toHaveBeenCalled()
})

test('[S7.6] shows an ad of the configured server, and reports its view and a click', async () => {
  const { configUrl, reportUrl, requests } = adServer()
  setAdProvider(httpAds({ configUrl, reportUrl }))
  const { element, becomes, reports } = show()
  await becomes('loaded')
  expect(reports).toEqual([['load', {}]])
  const link = element.querySelector('a') ?? expect.unreachable('no link')
  expect([link.href, link.target, link.rel]).toEqual([
    'https://shop.example/boots',
    '_blank',
    'noopener nofollow sponsored',
  ])
  await expect(element).toMatchAriaInlineSnapshot(`
    - group "Advertisement":
      - link "Boots For any weather":
        - /url: https://shop.example/boots
        - strong: Boots
  `)
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  const report = { unitId: 'home', format: 'banner', ad: 'boots' }
  await vi.waitFor(async () =>
    expect((await requests()).flatMap((request) => request.report ?? [])).toEqual([
      { ...report, event: 'click' },
      { ...report, event: 'view' },
    ]),
  )
})

test.each([
  ['empty', 'not-found'],
  ['error', 'unavailable'],
  ['down', 'unavailable'],
  ['malformed', 'failed'],
  ['unknown', 'failed'],
] as const)('a server that is %s shows the content for no ad, with the code %s', async (state, code) => {
  const { configUrl, set } = adServer()
  await set(state)
  setAdProvider(httpAds({ configUrl }))
  const { element, becomes, reports } = show({ children: <p>Our own offer</p> })
  const { height } = element.getBoundingClientRect()
  await becomes('empty')
  expect(reports).toMatchObject([['error', { code }]])
  expect(element.textContent).toBe('Our own offer')
  expect(element.getBoundingClientRect().height).toBe(height)
})

test('a hostile ad is plain text without a link and a picture', async () => {
  const { configUrl, set } = adServer()
  await set('hostile')
  setAdProvider(httpAds({ configUrl }))
  const { element, becomes } = show()
  await becomes('loaded')
  expect(element.querySelectorAll('a, img, script')).toHaveLength(0)
  expect(element.textContent).toContain('<img src=x onerror="window.hacked = 1">')
  expect(window).not.toHaveProperty('hacked')
})

test('its space is reserved: a slow ad moves nothing', async () => {
  const { configUrl, set, gate } = adServer()
  await set('slow')
  setAdProvider(httpAds({ configUrl }))
  const { element, becomes } = show()
  const before = element.getBoundingClientRect().toJSON()
  await gate.reached()
  expect(element.dataset.state).toBe('loading')
  await gate.open()
  await becomes('loaded')
  expect(element.getBoundingClientRect().toJSON()).toEqual(before)
})

describe('by visibility', () => {
  test('it is loaded when it is near the viewport', async () => {
    const { load } = memoryAds()
    const { container } = render(
      <div style={{ blockSize: 400, overflow: 'auto' }}>
        <div style={{ blockSize: 3_000 }} />
        <Ad unitId="home" />
      </div>,
    )
    const element = container.querySelector('.sw-ad') as HTMLElement
    // The first measurement of another element, which begins later, comes after that of the ad.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(container))
    expect(load).not.toHaveBeenCalled()
    element.scrollIntoView()
    await vi.waitFor(() => expect(element.dataset.state).toBe('loaded'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a view is reported once, after half of it was visible for a second', async () => {
    const { report } = memoryAds()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { becomes } = show()
    await becomes('loaded')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(999)
    expect(report).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(report.mock.calls).toEqual([[{ unitId: 'home', format: 'banner', ad: 'home', event: 'view' }]])
    vi.advanceTimersByTime(10_000)
    expect(report).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  test('an ad that leaves the view within a second was not seen', async () => {
    const { report } = memoryAds()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { element, becomes } = show()
    await becomes('loaded')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    element.style.display = 'none'
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
    vi.advanceTimersByTime(10_000)
    expect(report).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})

test('another unit loads another ad, and an answer that is too late is ignored', async () => {
  const { load } = memoryAds()
  let release: (ad: { id: string; title: string }) => void = () => {}
  load.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
  const { element, rerender, becomes, reports } = show()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  rerender({ unitId: 'other' })
  await becomes('loaded')
  release({ id: 'late', title: 'Late' })
  await Promise.resolve()
  expect(element.textContent).toContain('Ad of other')
  expect(reports).toHaveLength(1)
})

test('a picture that cannot be loaded disappears, and the space stays', async () => {
  memoryAds({ image: adServer().configUrl })
  const { element, becomes } = show()
  await becomes('loaded')
  await vi.waitFor(() => expect(element.querySelector('img')).toBeNull())
  expect(element.clientHeight).toBe(88)
})

test('mounted a hundred times, it leaves no timer, observer, listener or element behind', async () => {
  memoryAds()
  const leaks = watchLeaks()
  const elements = document.querySelectorAll('*').length
  for (let round = 0; round < 100; round++) {
    const { becomes, unmount } = show()
    await becomes('loaded')
    unmount()
  }
  expect(document.querySelectorAll('*').length).toBe(elements)
  expect(leaks()).toEqual([])
})

test('axe-core finds nothing in the demo', async () => {
  const { container } = render(<AdDemo />)
  await vi.waitFor(() => expect(container.textContent).toContain('Become a member'))
  await vi.waitFor(() => expect(container.querySelectorAll('.sw-ad[data-state=loaded]')).toHaveLength(2))
  await expectNoAxeViolations(container, [light, dark, rtl, forced])
})
