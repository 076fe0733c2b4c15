import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { peekNavigator } from '../../router/current.ts'
import {
  arrive,
  body,
  describeApp,
  part,
  saveAll,
  shownKey,
  start,
  state,
  stored,
  twoFrames,
} from '../../testing/internal/apps/draftingApp.tsx'
import { clearDrafts } from './clearDrafts.ts'

beforeEach(() => sessionStorage.clear())

test('after a reload the form is as the user left it, and controlled fields are in sync', async () => {
  const { reload } = await start('/form')
  await userEvent.fill(screen.getByLabelText('text'), 'half a sent')
  await userEvent.click(screen.getByLabelText('likes'))
  await userEvent.click(screen.getByLabelText('size m'))
  await userEvent.selectOptions(screen.getByLabelText('city'), 'oslo')
  await userEvent.fill(screen.getByLabelText('note'), 'Dear all, hello')
  await reload()
  await expect
    .element(state())
    .toHaveTextContent(JSON.stringify({ text: 'half a sent', likes: true, size: 'm', city: 'oslo' }))
  await expect.element(screen.getByLabelText('text')).toHaveValue('half a sent')
  await expect.element(screen.getByLabelText('likes')).toBeChecked()
  await expect.element(screen.getByLabelText('size m')).toBeChecked()
  await expect.element(screen.getByLabelText('note')).toHaveValue('Dear all, hello')
  await reload()
  await expect.element(screen.getByLabelText('text')).toHaveValue('half a sent')
})

test('after a reload every scroller has its position', async () => {
  const { reload } = await start('/a')
  body().scrollTop = 700
  part('.row').scrollLeft = 55
  const scrolled = new Promise((resolve) => part('.box').addEventListener('scroll', resolve, { once: true }))
  part('.box').scrollTop = 120
  await scrolled
  await reload()
  expect([body().scrollTop, part('.box').scrollTop, part('.row').scrollLeft]).toEqual([700, 120, 55])
})

test('pages below are restored, too', async () => {
  const { reload } = await start('/')
  body().scrollTop = 300
  await navigateTo({ url: '/form' })
  await userEvent.fill(screen.getByLabelText('search'), 'shoes')
  await navigateTo({ url: '/a' })
  body().scrollTop = 900
  await reload()
  expect(body().scrollTop).toBe(900)
  await navigateBack()
  await expect.element(screen.getByLabelText('search')).toHaveValue('shoes')
  await navigateBack()
  await vi.waitFor(() => expect(body().scrollTop).toBe(300))
})

test('a tab that is not shown is restored', async () => {
  const { reload } = await start('/')
  body().scrollTop = 250
  await switchTab({ url: '/mine' })
  body().scrollTop = 400
  await reload()
  expect(body().scrollTop).toBe(400)
  await switchTab({ url: '/' })
  await vi.waitFor(() => expect(body().scrollTop).toBe(250))
})

test('covered and uncovered, elements keep their scroll positions without page restore', async () => {
  await start('/')
  body().scrollTop = 300
  part('.box').scrollTop = 80
  await navigateTo({ url: '/a' })
  sessionStorage.clear()
  await navigateBack()
  await expect.element(screen.getByRole('heading', { name: 'home', level: 2 })).toBeVisible()
  expect([body().scrollTop, part('.box').scrollTop]).toEqual([300, 80])
})

test('Forward restores a page with its text and its scroll position, through several pages', async () => {
  const { history } = await start('/')
  await navigateTo({ url: '/b' })
  await navigateTo({ url: '/form' })
  await userEvent.fill(screen.getByLabelText('text'), 'unsent')
  await navigateTo({ url: '/a' })
  body().scrollTop = 640
  const pageA = shownKey()
  history.go(-3)
  await vi.waitFor(() => expect(shownKey()).not.toBe(pageA))
  history.go(2)
  await expect.element(screen.getByLabelText('text')).toHaveValue('unsent')
  history.go(1)
  await vi.waitFor(() => expect(shownKey()).toBe(pageA))
  await vi.waitFor(() => expect(body().scrollTop).toBe(640))
})

test('Forward does so after a reload, too', async () => {
  const { history, reload } = await start('/')
  await navigateTo({ url: '/form' })
  await userEvent.fill(screen.getByLabelText('text'), 'unsent')
  await navigateBack()
  await reload()
  history.go(1)
  await expect.element(screen.getByLabelText('text')).toHaveValue('unsent')
})

test.each([
  ['a redirect', () => redirectTo({ url: '/b' })],
  ['a relaunch', () => reLaunch({ url: '/b' })],
  ['a tab switch', () => switchTab({ url: '/mine' })],
])('%s deletes the stored data of the dropped pages', async (_, move) => {
  await start('/')
  await navigateTo({ url: '/form' })
  const key = shownKey()
  await userEvent.fill(screen.getByLabelText('text'), 'unsent')
  sessionStorage.setItem(`sw:state:%2F:${key}`, '{"x":[1]}')
  await move()
  expect(Object.keys(sessionStorage).filter((name) => name.endsWith(key))).toEqual([])
})

test('a page that is opened again starts empty, and cuts off the pages that Forward led to', async () => {
  await start('/')
  await navigateTo({ url: '/form' })
  const first = shownKey()
  await userEvent.fill(screen.getByLabelText('text'), 'unsent')
  await navigateBack()
  expect(stored()).toContain(`sw:page:%2F:${first}`)
  await navigateTo({ url: '/form' })
  await expect.element(screen.getByLabelText('text')).toHaveValue('')
  expect(stored()).not.toContain(`sw:page:%2F:${first}`)
})

test('an address typed into the browser keeps what other documents of the app have stored', async () => {
  const others = ['sw:page:%2F:other', 'sw:state:%2F:other']
  for (const name of others) sessionStorage.setItem(name, '{"seenAt":1,"scroll":{},"fields":{}}')
  await start('/form')
  await navigateTo({ url: '/a' })
  await reLaunch({ url: '/b' })
  expect(stored()).toHaveLength(1)
  for (const name of others) expect(sessionStorage.getItem(name), name).not.toBeNull()
})

test('clearDrafts deletes everything, and the forms’ current values are not stored again', async () => {
  const { reload } = await start('/form')
  await userEvent.fill(screen.getByLabelText('text'), 'mine')
  saveAll()
  sessionStorage.setItem('sw:state:%2F:x', '{}')
  sessionStorage.setItem('other', 'stays')
  clearDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
  await reload()
  await expect.element(screen.getByLabelText('text')).toHaveValue('')
})

test('a page that loads its rows gets its scroll position and its text once they are loaded', async () => {
  const { reload } = await start('/slow')
  arrive()
  await userEvent.fill(screen.getByLabelText('row 5'), 'five')
  body().scrollTop = 2_000
  await reload()
  expect(body().scrollTop).toBe(0)
  // A second reload in the meantime loses nothing.
  await reload()
  arrive()
  await vi.waitFor(() => expect(body().scrollTop).toBe(2_000))
  await expect.element(screen.getByLabelText('row 5')).toHaveValue('five')
})

test.each([
  ['wheel', new WheelEvent('wheel', { bubbles: true })],
  ['touch', new PointerEvent('pointerdown', { bubbles: true })],
  ['key', new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true })],
])('a user who acts by %s is not scrolled away', async (_, event) => {
  const { reload } = await start('/slow')
  arrive()
  await expect.element(screen.getByLabelText('row 99')).toBeInTheDocument()
  body().scrollTop = 2_000
  await reload()
  document.body.dispatchEvent(event)
  arrive()
  await expect.element(screen.getByLabelText('row 99')).toBeInTheDocument()
  await twoFrames()
  expect(body().scrollTop).toBe(0)
})

test('keys that reload the page do not count as activity of the user', async () => {
  const { reload } = await start('/slow')
  arrive()
  await expect.element(screen.getByLabelText('row 99')).toBeInTheDocument()
  body().scrollTop = 2_000
  await reload()
  for (const key of [{ key: 'r', ctrlKey: true }, { key: 'r', metaKey: true }, { key: 'F5' }])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
  await reload()
  arrive()
  await vi.waitFor(() => expect(body().scrollTop).toBe(2_000))
})

test('late content does not move the page', async () => {
  const { reload } = await start('/slow')
  arrive()
  await expect.element(screen.getByLabelText('row 99')).toBeInTheDocument()
  body().scrollTop = 2_000
  await reload()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000)
  await twoFrames()
  arrive()
  await expect.element(screen.getByLabelText('row 99')).toBeInTheDocument()
  await twoFrames()
  expect(body().scrollTop).toBe(0)
})

test('the page is saved when the app is hidden', async () => {
  await start('/a')
  body().scrollTop = 333
  saveAll()
  expect(sessionStorage.getItem(`sw:page:%2F:${shownKey()}`)).toContain('[333,0]')
})

test('a page and its scrollers keep their positions while its guard runs again', async () => {
  let answer: () => void = () => {}
  let isSlow = false
  // The guard also runs for the root page, to which Back leads.
  const guard: Guard = ({ path }) =>
    path === '/' || !isSlow || new Promise<boolean>((resolve) => (answer = () => resolve(true)))
  await start('/a', { guard })
  body().scrollTop = 800
  part('.row').scrollLeft = 55
  const scrolled = new Promise((resolve) => part('.box').addEventListener('scroll', resolve, { once: true }))
  part('.box').scrollTop = 120
  await scrolled
  isSlow = true
  peekNavigator()?.rerunGuards()
  await expect.element(screen.getByRole('heading', { name: 'a', level: 2 })).not.toBeInTheDocument()
  expect(body().scrollTop).toBe(0)
  answer()
  await expect.element(screen.getByRole('heading', { name: 'a', level: 2 })).toBeVisible()
  await vi.waitFor(() =>
    expect([body().scrollTop, part('.box').scrollTop, part('.row').scrollLeft]).toEqual([800, 120, 55]),
  )
})

test('a page keeps its scroll position, too, if an overlay opens as soon as its guard allows the page', async () => {
  let answer: () => void = () => {}
  let isSlow = false
  // The guard also runs for the root page, to which Back leads.
  const guard: Guard = ({ path }) =>
    path === '/' || !isSlow || new Promise<boolean>((resolve) => (answer = () => resolve(true)))
  await start('/dialog', { guard })
  body().scrollTop = 800
  await navigateTo({ url: '/b' })
  isSlow = true
  await navigateBack()
  expect(document.querySelector('[data-path="/dialog"] .box'), describeApp()).toBeNull()
  answer()
  await expect.element(screen.getByRole('dialog', { name: 'over it' })).toBeVisible()
  await vi.waitFor(() => expect(body().scrollTop).toBe(800))
})

test('a guarded page restored from the back-forward cache keeps its scroll position', async () => {
  await start('/a', { guard: async () => true })
  body().scrollTop = 800
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(screen.getByRole('heading', { name: 'a', level: 2 })).not.toBeInTheDocument()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(screen.getByRole('heading', { name: 'a', level: 2 })).toBeVisible()
  await vi.waitFor(() => expect(body().scrollTop).toBe(800))
})

test('the stored data of a refused page is deleted', async () => {
  let allowed = true
  await start('/form', { guard: () => allowed })
  await userEvent.fill(screen.getByLabelText('text'), 'secret plan')
  saveAll()
  const name = `sw:page:%2F:${shownKey()}`
  expect(sessionStorage.getItem(name)).toContain('secret plan')
  allowed = false
  peekNavigator()?.rerunGuards()
  expect(sessionStorage.getItem(name)).toBeNull()
})

test('a storage that throws has no other effect', async () => {
  await start('/')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await navigateTo({ url: '/form' })
  await userEvent.fill(screen.getByLabelText('text'), 'x')
  await navigateBack()
  await expect.element(screen.getByRole('heading', { name: 'home', level: 2 })).toBeVisible()
})
