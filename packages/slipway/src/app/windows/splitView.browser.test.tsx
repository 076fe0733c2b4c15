import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, switchTab } from '../../api/navigation/index.ts'
import { closePreviewImage, previewImage } from '../../api/preview-image/index.ts'
import { hideLeftWindow, showLeftWindow } from '../../api/windows/index.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import {
  all,
  at,
  bodyOf,
  empty,
  layer,
  left,
  lives,
  mount,
  phone,
  press,
  renew,
  right,
  run,
  seen,
  start,
  urls,
  wide,
} from '../../testing/internal/apps/splitViewApp.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { holdImports } from '../../testing/internal/environment/holdImports.ts'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { iosLook } from '../motion/looks.ts'
import { tabBar } from '../tab-bar/index.ts'
import { windows } from './windowsConfig.ts'

beforeEach(renew)

test('a details page opened by its address has its list beside it, if the list’s guards allow it', async () => {
  await wide()
  const guard = vi.fn(() => true)
  await mount('/mail/1', { guard })
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  const guarded = guard.mock.calls.flat().map((route) => (route as { url: string }).url)
  expect(guarded.toSorted()).toEqual(['/list', '/mail/1'])
})

test('a split view at the start follows the direction of the document; the list keeps its state', async () => {
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await wide()
  await mount('/mail/1', { windows: windows({ start: { page: '/list' } }) })
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  document.documentElement.dir = 'rtl'
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: [960, 1280], 'Mail 1': [0, 960] }))
  await press('Open 2')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: [960, 1280], 'Mail 2': [0, 960] }))
  expect(run.mounts).toBe(1)
})

test.each(['Open 2', 'Text of 1'])('`previewImage`, called after a press on %s, covers the window', async (name) => {
  await wide()
  const top = { load: async () => ({ default: () => <button type="button">In the bar</button> }) }
  await mount('/mail/1', { windows: windows({ top, start: { page: '/list' } }) })
  await vi.waitFor(() => expect(at('Mail 1')).toEqual(right))
  const target = screen.getByText(name, { exact: true }).element()
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const rectOf = (title: string) => layer(title)?.getBoundingClientRect().width
  await previewImage({ urls: ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'] })
  expect(urls()).toEqual(['/list', '/mail/1', '/preview-image'])
  const viewer = document.querySelector('[data-path="/preview-image"]')
  expect(viewer?.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: 1280, height: 800 })
  for (const [x, y] of [
    [10, 10],
    [160, 400],
    [800, 400],
  ] as const) {
    expect(viewer?.contains(document.elementFromPoint(x, y)), `at ${x}, ${y}`).toBe(true)
  }
  expect(screen.getByRole('complementary').query(), 'the list is hidden from screen readers').toBeNull()
  expect(screen.getByText('In the bar').element().closest('[inert]'), 'the bar is inert').not.toBeNull()
  expect([rectOf('Inbox'), rectOf('Mail 1')], 'the pages below keep their places').toEqual([320, 960])
  await closePreviewImage()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  expect(screen.getByText('In the bar').element().closest('[inert]')).toBeNull()
  expect(urls()).toEqual(['/list', '/mail/1'])
})

test('a list that a guard refuses is not on screen in any frame', async () => {
  await wide()
  let answer: (allowed: boolean) => void = () => {}
  const guarded = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const guard = ({ path }: { path: string }) => (path === '/list' ? guarded : true)
  const frames: string[] = []
  const element = document.body
  const observer = new MutationObserver(() => frames.push(element.textContent ?? ''))
  observer.observe(element, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  await mount('/mail/1', { guard })
  await vi.waitFor(() => expect(at('')).toEqual(left))
  answer(false)
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  expect(frames.filter((text) => text.includes('Open 1'))).toEqual([])
})

test('pages are shown and hidden by the stack, whatever the width of the screen', async () => {
  const walk = async () => {
    lives.length = 0
    await press('Open 1')
    await vi.waitFor(() => expect(lives).toContain('show mail 1'))
    await navigateBack()
    await vi.waitFor(() => expect(lives).toContain('show list'))
    return [...lives]
  }
  await mount()
  const onPhone = await walk()
  expect(onPhone).toEqual(['hide list', 'load mail 1', 'show mail 1', 'unload mail 1', 'show list'])
  await wide()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
  expect(await walk()).toEqual(onPhone)
  await phone()
  expect(lives, 'turning it shows and hides nothing').toEqual(onPhone)
})

test('back buttons: the list’s leads past its details, the first details page has none', async () => {
  await wide()
  await mount('/')
  await navigateTo({ url: '/list' })
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  const backButtons = () => screen.getByRole('button', { name: 'Back' }).elements()
  expect(backButtons().map((button) => button.closest('.sw-page'))).toEqual([layer('Inbox')])
  await press('Next')
  await expect.element(screen.getByText('Text of 101')).toBeVisible()
  expect(backButtons()).toHaveLength(2)
  await userEvent.click(backButtons()[0] as Element)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  expect(seen()).toEqual({ Home: [0, 1280] })
})

test('the focus moves into the details and returns to its row; the document has the title of the details', async () => {
  await wide()
  await mount()
  // The code that is loaded later moves the focus, which determines the page in use.
  await laterCode()
  await press('Open 3')
  await expect.element(screen.getByText('Text of 3')).toBeVisible()
  await vi.waitFor(() => expect(layer('Mail 3')?.contains(document.activeElement)).toBe(true))
  expect(document.title).toBe('Mail 3')
  await navigateBack()
  await expect.element(screen.getByRole('button', { name: 'Open 3', exact: true })).toHaveFocus()
  await vi.waitFor(() => expect(document.title).toBe('Inbox'))
})

test('the list and a page that fills an empty stack have no motion; one details page over another has', async () => {
  await wide()
  await mount('/', { motion: { ...iosLook, durationMs: 100_000 } })
  const moving = () => document.getAnimations().filter(({ id }) => id === 'sw-motion')
  await navigateTo({ url: '/list' })
  expect(moving()).toEqual([])
  expect(seen()).toEqual({ Inbox: left })
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  expect(moving()).toEqual([])
  await press('Next')
  await vi.waitFor(() => expect(moving()).not.toEqual([]))
  expect(layer('Inbox')?.getAnimations()).toEqual([])
  for (const animation of moving()) animation.finish()
  await vi.waitFor(() => expect(moving()).toEqual([]))
  await navigateBack({ delta: 2 })
  expect(moving()).toEqual([])
  expect(seen()).toEqual({ Inbox: left })
  await navigateBack()
  expect(moving()).toEqual([])
  await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
})

test('a page that turns the window off has the whole screen', async () => {
  await wide()
  await mount()
  // The code that is loaded later moves the focus, which determines the page in use.
  await laterCode()
  await press('Open 1')
  await navigateTo({ url: '/full' })
  await vi.waitFor(() => expect(seen()).toEqual({ Full: [0, 1280] }))
  await navigateBack()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
})

test('a hide call returns the list to the stack, a show call docks it', async () => {
  await wide()
  await mount()
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  await hideLeftWindow()
  expect(seen()).toEqual({ 'Mail 1': [0, 1280] })
  await showLeftWindow()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  await phone()
  await expect(showLeftWindow()).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([
  { wide: 'bar', bar: { left: 0, right: 320, bottom: 800 }, inset: 0 },
  { wide: 'rail', bar: { left: 0, right: 80, top: 0, bottom: 800 }, inset: 80 },
] as const)('a page of the tab bar can be the list; the $wide stays beside or below it', async (shape) => {
  await wide()
  await mount('/list', {
    tabBar: tabBar({
      wide: shape.wide,
      items: [
        { path: '/list', text: 'Mail' },
        { path: '/', text: 'Home' },
      ],
    }),
  })
  const list = [shape.inset, shape.inset + 320]
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: list, 'Mail 1': [shape.inset + 320, 1280] }))
  expect(document.querySelector('nav')?.getBoundingClientRect()).toMatchObject(shape.bar)
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await vi.waitFor(() => expect(seen()).toEqual({ Home: [shape.inset, 1280] }))
  await switchTab({ url: '/list' })
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: list }))
  await phone()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
  expect(run.mounts).toBe(1)
})

test('in right-to-left text an app can have its list on the right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await wide()
  await mount('/list', { windows: windows({ right: { page: '/list', style: { width: 360 } } }) })
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: [920, 1280], 'Mail 1': [0, 920] }))
})

test('the list is restored, although both pages were mounted before page restore was loaded', async () => {
  await wide()
  sessionStorage.clear()
  const arrive = holdImports()
  await mount()
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  arrive()
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('sw:page:'))).toHaveLength(2)
  }, 10_000)
})

test('after a reload both pages are restored', async () => {
  await wide()
  sessionStorage.clear()
  const lasting = memoryHistory('/list')()
  const config = { history: () => lasting }
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = start(element, config)
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Search' }), 'ada')
  await vi.waitFor(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('sw:page:'))).toHaveLength(2)
  }, 10_000)
  bodyOf('Inbox').scrollTop = 700
  unmount()
  element.remove()

  await mount('/list', config)
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  await vi.waitFor(() => expect(bodyOf('Inbox').scrollTop).toBe(700))
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('ada')
})

test('axe finds nothing, with details and without', async () => {
  await wide()
  const element = await mount()
  await expect.element(empty()).toBeVisible()
  await expectNoAxeViolations(element)
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  await expectNoAxeViolations(element)
  await expect.element(screen.getByRole('complementary', { name: 'Inbox' })).toBeVisible()
  await expect.element(screen.getByRole('main', { name: 'Mail 1' })).toBeVisible()
})
