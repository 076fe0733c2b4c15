import {
  closePreviewImage,
  createApp,
  defineApp,
  getCurrentPages,
  memoryHistory,
  navigateBack,
  navigateTo,
  overrideDefaults,
  page,
  previewImage,
} from 'slipway'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`
const urls = ['tomato', 'gold', 'teal'].map(picture)

const view = (text: string) => async () => ({ default: () => <p>{text}</p> })
const pages = { '/': page({ load: view('home'), title: 'Home' }), '/album': page({ load: view('album') }) }

/** Starts an app; with the history of an earlier one it is the same app after a reload. */
async function start(url = '/', history = memoryHistory(url)(), count = 1): Promise<() => void> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp(defineApp({ pages, history: () => history })).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(getCurrentPages()).toHaveLength(count))
  return unmount
}

const viewer = screen.getByRole('group', { name: /^Image \d of \d$/ })
const urlsShown = () => getCurrentPages().map((shown) => shown.url)

async function expectBackAt(text: string): Promise<void> {
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(viewer).not.toBeInTheDocument()
}

test.each([
  ['a click', () => userEvent.click(viewer)],
  ['a tap', () => touchTap(centerOf(viewer.element()))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['navigateBack', () => navigateBack()],
  ['closePreviewImage', () => closePreviewImage()],
])('[S2.3] previewImage() shows the images over the page, and %s returns to it', async (_, close) => {
  await start()
  await previewImage({ urls, current: 1 })
  expect(urlsShown()).toEqual(['/', '/preview-image'])
  await expect.element(screen.getByRole('group', { name: 'Image 2 of 3' })).toHaveFocus()
  await expect.element(screen.getByRole('img', { name: 'Image 2 of 3' })).toBeInViewport({ ratio: 1 })
  // In WebKit, the matcher `toBeVisible` does not read `content-visibility`.
  await vi.waitFor(() => expect(screen.getByText('home').element().checkVisibility()).toBe(false))
  await vi.waitFor(() => {
    const { x, y, width, height } = viewer.element().getBoundingClientRect()
    // In WebKit a full-height element ends a 64th of a pixel too early.
    expect([x, y, width, Math.round(height)], 'the entire screen').toEqual([0, 0, innerWidth, innerHeight])
  })
  await close()
  await expectBackAt('home')
  expect(urlsShown()).toEqual(['/'])
})

test('closing twice closes one page', async () => {
  await start()
  await navigateTo({ url: '/album' })
  await previewImage({ urls })
  await expect.element(viewer).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expectBackAt('album')
  expect(urlsShown()).toEqual(['/', '/album'])
})

test('a call while the viewer is shown shows other images, and one Back returns', async () => {
  await start()
  await previewImage({ urls, current: 2 })
  await expect.element(screen.getByRole('group', { name: 'Image 3 of 3' })).toBeVisible()
  await previewImage({ urls: urls.slice(0, 2) })
  await expect.element(screen.getByRole('group', { name: 'Image 1 of 2' })).toBeVisible()
  await navigateBack()
  await expectBackAt('home')
})

test('a reload, and Forward, show the image that was shown last', async () => {
  const history = memoryHistory('/')()
  const unmount = await start('/', history)
  await previewImage({ urls, current: 1 })
  await expect.element(viewer).toHaveFocus()
  await userEvent.keyboard('{End}')
  const last = screen.getByRole('group', { name: 'Image 3 of 3' })
  await expect.element(last).toBeVisible()
  unmount()
  await start('/', history, 2)
  await expect.element(last).toHaveFocus()
  await expect.element(screen.getByRole('img', { name: 'Image 3 of 3' })).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{ArrowLeft}')
  await navigateBack()
  await expectBackAt('home')
  history.go(1)
  await expect.element(screen.getByRole('group', { name: 'Image 2 of 3' })).toHaveFocus()
})

test('[S2.3] a link shows the images that it names', async () => {
  await start('/preview-image?urls=/a.png&urls=/b.png&current=/b.png')
  await expect.element(screen.getByRole('group', { name: 'Image 2 of 2' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectBackAt('home')
})

test.each(['', '?urls=javascript:alert(1)', '?urls=http://elsewhere.example/a.png'])(
  '[S2.3] the link /preview-image%s shows a message and a button that goes back',
  async (search) => {
    await start(`/preview-image${search}`)
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
    await expectNoAxeViolations(document.querySelector('.sw-preview') as Element)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await expectBackAt('home')
  },
)

test('an app can limit the zoom with its defaults', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const app = defineApp({
    pages,
    history: memoryHistory('/'),
    defaults: overrideDefaults({ previewImage: { maxScale: 1.2 } }),
  })
  const unmount = createApp(app).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await previewImage({ urls })
  await expect.element(viewer).toHaveFocus()
  await vi.waitFor(() => expect((screen.getByRole('img').first().element() as HTMLImageElement).complete).toBe(true))
  await userEvent.keyboard('+')
  await vi.waitFor(() =>
    expect(screen.getByRole('img').first().element().getAttribute('style')).toContain('scale(1.2)'),
  )
})
