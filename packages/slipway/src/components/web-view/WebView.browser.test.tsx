import { describe, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { embeddedPageUrl, runInside } from '../../testing/internal/apps/embeddedPage.ts'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { playUrl, serverGate } from '../../testing/internal/environment/testServer.ts'
import { watchLeaks } from '../../testing/internal/environment/watchLeaks.ts'
import WebViewDemo from './demo.tsx'
import { WebView, type WebViewProps } from './index.ts'

const src = embeddedPageUrl()

describeConformance((props) => <WebView src={src} {...props} />, { selector: '.sw-web-view', hasOwnTitle: true })

/** Renders a web view, and returns its parts and what it reports. */
function show(props: Partial<WebViewProps> = {}) {
  const reports: [string, unknown][] = []
  const report = ({ type, detail }: { type: string; detail: unknown }) => void reports.push([type, detail])
  const node = (changed: Partial<WebViewProps> = {}) => (
    <WebView src={src} fullscreen={false} onLoad={report} onError={report} {...props} {...changed} />
  )
  const { element, container, rerender, unmount } = render(node())
  return {
    element,
    container,
    reports,
    unmount,
    rerender: (changed: Partial<WebViewProps>) => rerender(node(changed)),
    frame: () => container.querySelector('iframe') ?? expect.unreachable('no frame'),
    state: () => element.dataset.state,
  }
}

const whenLoaded = (state: () => string | undefined) => vi.waitFor(() => expect(state()).toBe('loaded'))

describe('a page', () => {
  test('is shown in a frame, and its load is reported with the address', async () => {
    const { frame, state, reports } = show()
    expect(state()).toBe('loading')
    await whenLoaded(state)
    expect(reports).toEqual([['load', { src }]])
    expect((await runInside(frame(), 'return document.title')).value).toBe('Embedded')
  })

  test('without a bridge has a progress bar until one second after its load', async () => {
    const gate = serverGate()
    const url = playUrl({ gate: gate.name }, { head: 200, header: { 'content-type': 'text/html' } }, { text: 'ready' })
    const { container, state } = show({ src: url })
    const bar = screen.elementLocator(container).getByRole('progressbar', { name: 'Loading' })
    await gate.reached()
    await expect.element(bar).toBeVisible()
    await gate.open()
    await whenLoaded(state)
    const [end] = document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'sw-web-view-end')
    expect(end?.effect?.getComputedTiming().endTime).toBe(1_000)
    await expect.element(bar).toBeVisible()
    end?.finish()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('that its server forbids to show in a frame can be opened in the browser', async () => {
    const blocked = embeddedPageUrl({ isBlocked: true })
    const { container, state } = show({ src: blocked })
    // Browsers report the load of their own error page.
    await whenLoaded(state)
    const link = container.querySelector('a')
    expect(link?.href).toBe(blocked)
    expect(link?.target).toBe('_blank')
    expect(link?.relList.contains('noopener')).toBe(true)
    expect(link?.textContent).toBe('Open in browser')
  })

  test('has no link to the browser without `openOutside`', async () => {
    const { container, state } = show({ openOutside: false })
    await whenLoaded(state)
    expect(container.querySelector('a')).toBeNull()
  })

  test('gets a new frame for a new address', async () => {
    const { frame, state, rerender, reports } = show()
    await whenLoaded(state)
    const before = frame()
    const next = embeddedPageUrl({ title: 'Next' })
    rerender({ src: next })
    expect(state()).toBe('loading')
    await whenLoaded(state)
    expect(frame()).not.toBe(before)
    expect(reports.map(([type]) => type)).toEqual(['load', 'load'])
    expect((await runInside(frame(), 'return document.title')).value).toBe('Next')
  })

  test('keeps its frame when other props change', async () => {
    const { frame, state, rerender } = show()
    await whenLoaded(state)
    const before = frame()
    rerender({ title: 'Other', className: 'other' })
    expect(frame()).toBe(before)
    expect(before.title).toBe('Other')
  })

  test('has the host of its address as the name of the frame', async () => {
    const { frame, state } = show()
    await whenLoaded(state)
    expect(frame().title).toBe(new URL(src).host)
  })

  test('gets only the device features of `allow`', async () => {
    const { frame, state } = show({ allow: 'fullscreen' })
    await whenLoaded(state)
    expect(frame().allow).toBe('fullscreen')
  })
})

describe('an address', () => {
  test.each([
    'javascript:document.title="hacked"',
    'data:text/html,<script>parent.document.title="hacked"</script>',
    'blob:x',
    'about:blank',
  ])('%s is refused with a coded error, and no frame is rendered', async (refused) => {
    const { container, state, reports } = show({ src: refused })
    await vi.waitFor(() => expect(reports).not.toEqual([]))
    expect(state()).toBe('refused')
    const errMsg = 'webView:fail the address must begin with https: or http:'
    expect(reports).toEqual([['error', { src: refused, code: 'invalid-argument', errMsg }]])
    expect(container.querySelector('iframe, a')).toBeNull()
    expect(container.textContent).toBe('This address cannot be shown.')
    expect(document.title).not.toBe('hacked')
  })

  test('is reported again if another one is refused, and can be corrected', async () => {
    const { state, reports, rerender } = show({ src: 'javascript:1' })
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    rerender({ src: 'javascript:2' })
    await vi.waitFor(() => expect(reports).toHaveLength(2))
    rerender({ src })
    await whenLoaded(state)
  })
})

test('by default it fills its page, else it has the size that CSS sets', async () => {
  const { element } = render(
    <div style={{ blockSize: 500 }}>
      <WebView src={src} />
      <WebView src={src} fullscreen={false} />
      <WebView src={src} fullscreen={false} style={{ blockSize: 77 }} />
    </div>,
  )
  expect([...element.children].map((child) => child.clientHeight)).toEqual([500, 240, 77])
})

test('mounted a hundred times, it leaves no timer, observer, listener or element behind', async () => {
  const leaks = watchLeaks()
  const elements = document.querySelectorAll('*').length
  const windows = window.length
  for (let round = 0; round < 100; round++) {
    const { state, unmount } = show()
    await whenLoaded(state)
    unmount()
  }
  expect(document.querySelectorAll('*').length).toBe(elements)
  expect(window.length).toBe(windows)
  expect(leaks()).toEqual([])
})

test('axe-core finds nothing in the demo', async () => {
  const { container } = render(<WebViewDemo />)
  await vi.waitFor(() => expect(container.textContent).toContain('Loaded'))
  await expectNoAxeViolations(container, [light, dark, rtl, forced])
})
