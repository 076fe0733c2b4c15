import { Profiler, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { type AnyApp, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { whenNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { NavigatorContext, PageContext } from '../../router/react/contexts.ts'
import { topOf } from '../../router/stack/stack.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { renderApp } from '../../testing/renderApp.ts'
import { Navigator } from './index.ts'

const renders = vi.fn()
const ids = Array.from({ length: 1_000 }, (_, id) => id)

/** A page with many links: absolute ones, relative ones, and ones with parameters. */
function Rows(): ReactNode {
  return (
    <Profiler id="rows" onRender={renders}>
      {ids.map((id) =>
        [
          <Navigator key={id} url={`/order/${id}`}>{`absolute ${id}`}</Navigator>,
          <Navigator key={id} url={`../order/${id}`}>{`relative ${id}`}</Navigator>,
          <Navigator key={id} to="/order/:id" params={{ id }}>{`typed ${id}`}</Navigator>,
        ].at(id % 3),
      )}
    </Profiler>
  )
}

const view = (View: () => ReactNode) => async () => ({ default: View })
const pages = {
  '/': page({ load: view(() => <Navigator url="/lists/all">list</Navigator>) }),
  '/lists/all': page({ load: view(Rows) }),
  '/order/:id': page({ load: view(() => 'order'), params: { id: Number } }),
}

async function start() {
  const app = await renderApp({ pages } as unknown as AnyApp)
  onTestFinished(app.unmount)
  return { app, navigator: await whenNavigator('test') }
}

test('a push over 1,000 links renders none of them, computes no address, and needs no subscription per link', async () => {
  const { app, navigator } = await start()
  const subscribe = vi.spyOn(navigator.stack, 'subscribe')
  renders.mockClear()
  await userEvent.click(screen.getByRole('link', { name: 'list' }))
  await vi.waitFor(() => expect(app.visiblePage().querySelectorAll('.sw-navigator')).toHaveLength(ids.length))
  expect(renders).toHaveBeenCalled()
  expect(subscribe.mock.calls.length).toBeLessThan(20)

  const work = [vi.spyOn(navigator, 'hrefOf'), vi.spyOn(navigator, 'locate')]
  const calls = () => work.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  renders.mockClear()
  // Not by a click, because the link that is clicked renders its pressed look.
  await navigator.open('navigateTo', { url: '/order/2' })
  expect(calls(), 'after the push').toBeLessThan(20)
  await app.back()
  await vi.waitFor(() => expect(app.url()).toBe('/lists/all'))
  expect(calls(), 'after Back').toBeLessThan(20)
  expect(renders).not.toHaveBeenCalled()
})

test.each([
  ['absolute 3', '/order/3'],
  ['relative 4', '/order/4'],
  ['typed 5', '/order/5'],
])('the link "%s" of a covered page keeps its address, and opens it', async (name, url) => {
  const { app } = await start()
  await userEvent.click(screen.getByRole('link', { name: 'list' }))
  const link = () => screen.getByRole('link', { name, exact: true })
  await expect.element(link()).toHaveAttribute('href', url)
  const element = link().element()
  await userEvent.click(link())
  await vi.waitFor(() => expect(app.pages()).toEqual(['/', '/lists/all', url]))
  expect(element.getAttribute('href')).toBe(url)
})

test.each([
  ['in an app with windows a link in a page', { stepFor: () => undefined }, 'page'],
  ['in other apps no link in a page', undefined, null],
])('%s marks the page above its own as the current one', async (_, windows, mark) => {
  const navigator = createNavigator({ pages, windows } as unknown as AnyApp, memoryHistory('/lists/all')())
  const { container } = render(
    <NavigatorContext value={navigator}>
      <Navigator url="/order/1">outside</Navigator>
      <PageContext value={topOf(navigator.stack.get())}>
        <Navigator url="/order/1">inside</Navigator>
      </PageContext>
    </NavigatorContext>,
  )
  const marks = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'))
  expect(marks()).toEqual([null, null])
  await navigator.open('navigateTo', { url: '/order/1' })
  await vi.waitFor(() => expect(marks()).toEqual(['page', mark]))
})
