import { navigateTo, switchTab } from 'slipway/api/navigation'
import { setTheme } from 'slipway/api/theme'
import { defineApp, page } from 'slipway/router'
import { type RenderedApp, renderApp } from 'slipway/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tabBar } from '../app/tab-bar/tabBarConfig.ts'

const HomePage = () => <p>Welcome</p>
const MinePage = () => <p>Mine</p>
const ItemPage = ({ params }: { params: { id: number } }) => <p>Item {params.id}</p>

const app = defineApp({
  pages: {
    '/': page({ load: async () => ({ default: HomePage }), title: 'Home' }),
    '/mine': page({ load: async () => ({ default: MinePage }), title: 'Mine' }),
    '/item/:id': page({ load: async () => ({ default: ItemPage }), params: { id: Number }, under: '/' }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
})

/** Runs an app until the test ends. */
async function start(...[config = app, options]: Partial<Parameters<typeof renderApp>>): Promise<RenderedApp> {
  const screen = await renderApp(config, options)
  onTestFinished(screen.unmount)
  return screen
}

const titleOf = (screen: RenderedApp) => screen.visiblePage().querySelector('h1')?.textContent
const contentOf = (screen: RenderedApp) => screen.visiblePage().querySelector('.sw-page-body')?.textContent

test('resolves when the first page is shown', async () => {
  const screen = await start()
  expect(contentOf(screen)).toBe('Welcome')
  expect(titleOf(screen)).toBe('Home')
  expect([screen.url(), screen.pages()]).toEqual(['/', ['/']])
})

test('an app starts at the address in `url`, with the parent page under it', async () => {
  const screen = await start(app, { url: '/item/7' })
  expect(contentOf(screen)).toBe('Item 7')
  expect(screen.pages()).toEqual(['/', '/item/7'])
})

test('an app that a failed test has left mounted is unmounted', async () => {
  const left = await renderApp(app)
  await start(app, { url: '/item/7' })
  expect(left.element.isConnected).toBe(false)
  left.unmount()
  expect(document.body.textContent).toContain('Item 7')
})

test('an address without a page shows the "not found" screen', async () => {
  const screen = await start(app, { url: '/nowhere' })
  expect(contentOf(screen)).toContain('There is no page at /nowhere.')
})

test('only the top page is visible, and Back shows the page under it', async () => {
  const screen = await start()
  await navigateTo({ url: '/item/1' })
  await navigateTo({ url: '/item/2' })
  expect(screen.pages()).toEqual(['/', '/item/1', '/item/2'])
  expect(contentOf(screen)).toBe('Item 2')
  await screen.back()
  expect(contentOf(screen)).toBe('Item 1')
  expect(screen.url()).toBe('/item/1')
})

test('only the current tab page is visible', async () => {
  const screen = await start()
  await switchTab({ url: '/mine' })
  expect(titleOf(screen)).toBe('Mine')
  await screen.back()
  expect(titleOf(screen)).toBe('Home')
})

test('Back on the only page changes nothing', async () => {
  const screen = await start()
  await screen.back()
  expect(contentOf(screen)).toBe('Welcome')
})

test('waits for a page that loads slowly, also with fake timers', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let resolve: (module: object) => void = () => {}
  const loading = new Promise<object>((done) => {
    resolve = done
  })
  const slow = defineApp({ pages: { '/': page({ load: () => loading }) } })
  const started = vi.fn()
  const starting = start(slow).then((screen) => {
    started()
    return screen
  })
  const skeleton = () => {
    vi.advanceTimersByTime(50)
    return document.querySelector('.sw-page-skeleton')
  }
  await expect.poll(skeleton).not.toBeNull()
  expect(started).not.toHaveBeenCalled()
  resolve({ default: HomePage })
  expect(contentOf(await starting)).toBe('Welcome')
})

test('unmount restores the storage, and another app can run afterwards', async () => {
  localStorage.setItem('sw:theme:%2F:', '{"mode":"light"}')
  localStorage.setItem('mine', 'stays')
  const first = await renderApp(app)
  setTheme({ mode: 'dark' })
  localStorage.setItem('sw:more', 'goes')
  first.unmount()
  first.unmount()
  expect({ ...localStorage }).toEqual({ 'sw:theme:%2F:': '{"mode":"light"}', mine: 'stays' })
  expect(first.element.isConnected).toBe(false)
  const second = await start()
  expect(contentOf(second)).toBe('Welcome')
  localStorage.clear()
})

test('an app mounts in the given element, and unmount leaves this element in the document', async () => {
  const element = document.body.appendChild(document.createElement('section'))
  const screen = await renderApp(app, { element })
  expect(element).toContainElement(screen.visiblePage())
  screen.unmount()
  expect(element.isConnected).toBe(true)
  expect(element.childElementCount).toBe(0)
  element.remove()
})

test('rejects an invalid app, and leaves no elements behind', async () => {
  const before = document.body.childElementCount
  const broken = { pages: { home: page({ load: async () => ({}) }) } }
  await expect(renderApp(broken)).rejects.toThrow("Write '/home'.")
  expect(document.body.childElementCount).toBe(before)
})

test('React renders outside `act` while the app runs', async () => {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  scope.IS_REACT_ACT_ENVIRONMENT = true
  const screen = await renderApp(app)
  expect(scope.IS_REACT_ACT_ENVIRONMENT).toBe(false)
  screen.unmount()
  expect(scope.IS_REACT_ACT_ENVIRONMENT).toBe(true)
  scope.IS_REACT_ACT_ENVIRONMENT = false
})
