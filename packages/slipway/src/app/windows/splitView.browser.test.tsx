import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { getCurrentPages, navigateBack, navigateTo, redirectTo, switchTab } from '../../api/navigation/index.ts'
import { hideLeftWindow, showLeftWindow } from '../../api/windows/index.ts'
import { type AnyApp, page } from '../../router/config.ts'
import type { History } from '../../router/history.ts'
import { memoryHistory } from '../../router/memoryHistory.ts'
import { useBackPress, usePageHide, usePageLoad, usePageShow, usePageUnload } from '../../router/react.tsx'
import { expectNoAxeViolations } from '../../testing/setup/axe.ts'
import { createApp } from '../createApp.tsx'
import { iosLook } from '../motion/looks.ts'
import { tabBar } from '../tab-bar/index.ts'
import { windows } from './windows.ts'

const lives: string[] = []
let mounts = 0
let history: History

function useLives(name: string): void {
  usePageLoad(() => lives.push(`load ${name}`))
  usePageShow(() => lives.push(`show ${name}`))
  usePageHide(() => lives.push(`hide ${name}`))
  usePageUnload(() => lives.push(`unload ${name}`))
}

/** A list as an app writes it: nothing in it knows of windows. */
function List(): ReactNode {
  useLives('list')
  useState(() => ++mounts)
  return (
    <>
      <input name="search" aria-label="Search" />
      {Array.from({ length: 60 }, (_, index) => index + 1).map((id) => (
        <button
          key={id}
          type="button"
          style={{ display: 'block', blockSize: 44 }}
          onClick={() => void navigateTo({ url: `/mail/${id}` })}
        >
          Open {id}
        </button>
      ))}
      <button type="button" onClick={() => void redirectTo({ url: '/list?filter=unread' })}>
        Only unread
      </button>
    </>
  )
}

function Mail({ params }: { params: { id: number } }): ReactNode {
  useLives(`mail ${params.id}`)
  return (
    <>
      <p>Text of {params.id}</p>
      <button type="button" onClick={() => void navigateTo({ url: `/mail/${params.id + 100}` })}>
        Next
      </button>
    </>
  )
}

function Draft(): ReactNode {
  useBackPress(() => true)
  return <p>A draft</p>
}

const view = (Content: (props: never) => ReactNode, title: string, more: object = {}) =>
  page({ load: async () => ({ default: Content }), title, ...more })

const wide = () => screen.viewport(1280, 800)
const phone = () => screen.viewport(390, 844)

beforeEach(async () => {
  lives.length = 0
  mounts = 0
  await phone()
  return () => phone()
})

async function mount(url = '/list', config: object = {}): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const own = () => {
    history = memoryHistory(url)()
    return history
  }
  const unmount = start(element, { history: own, ...config })
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('.sw-page p, .sw-page input, .sw-stack-empty')).not.toBeNull())
  return element
}

function start(element: Element, config: object): () => void {
  return createApp({
    pages: {
      '/': view(() => <p>At home</p>, 'Home'),
      '/list': view(List, 'Inbox'),
      '/mail/:id': page({
        load: async () => ({ default: Mail }),
        params: { id: Number },
        title: ({ id }) => `Mail ${id}`,
        under: '/list',
      }),
      '/draft': view(Draft, 'Draft'),
      '/lost': page({ load: () => new Promise(() => {}), under: '/list' }),
      '/full': view(() => <p>All of it</p>, 'Full', { leftWindow: false }),
    },
    windows: windows({ left: { page: '/list' } }),
    motion: false,
    ...config,
  } as unknown as AnyApp).mount(element)
}

const layer = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.sw-page')].find(
    (found) => found.querySelector('.sw-page-body')?.ariaLabel === title,
  )
const bodyOf = (title: string) => layer(title)?.querySelector('.sw-page-body') as HTMLElement
const at = (title: string) => {
  const found = layer(title)
  if (!found?.checkVisibility() || found.inert) return undefined
  const { left, right } = found.getBoundingClientRect()
  return [left, right]
}
/** Which pages are on the screen and in use, and where they lie. */
const seen = () =>
  Object.fromEntries(
    ['Home', 'Inbox', 'Mail 1', 'Mail 2', 'Mail 101', 'Draft', 'Full'].flatMap((title) => {
      const place = at(title)
      return place ? [[title, place]] : []
    }),
  )
const left = [0, 320]
const right = [320, 1280]
const all = [0, 390]
const empty = () => screen.getByRole('main', { name: 'Details' })
const urls = () => getCurrentPages().map(({ url }) => url)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
const back = () => history.go(-1)

describe('the four rotations of ionic-framework#22930', () => {
  test('phone at the list, then wide: the list on the left, nothing chosen on the right', async () => {
    await mount()
    expect(seen()).toEqual({ Inbox: all })
    await wide()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
    await expect.element(empty()).toBeVisible()
    expect(document.querySelector('.sw-stack-empty')?.getBoundingClientRect()).toMatchObject({ left: 320, right: 1280 })
    await expect.element(screen.getByText('Nothing chosen yet')).toBeVisible()
    expect(urls()).toEqual(['/list'])
  })

  test('phone at a detail, then wide: the list on the left, the detail on the right', async () => {
    await mount()
    await press('Open 1')
    await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 1': all }))
    await wide()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
    await expect.element(empty()).not.toBeInTheDocument()
    expect(urls()).toEqual(['/list', '/mail/1'])
  })

  test('wide with list and detail, then phone: the detail, and Back goes to the list', async () => {
    await wide()
    await mount()
    await press('Open 1')
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
    await phone()
    await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 1': all }))
    back()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
    expect(history.url()).toBe('/list')
  })

  test('wide with a list and no detail, then phone: the list', async () => {
    await wide()
    await mount()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
    await phone()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
    await expect.element(empty()).not.toBeInTheDocument()
  })
})

test('the list keeps what is typed, its scroll position and its instance, whichever way the screen is turned', async () => {
  await mount()
  const field = () => document.querySelector<HTMLInputElement>('[aria-label="Search"]')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Search' }), 'ada')
  bodyOf('Inbox').scrollTop = 700
  const before = field()
  await wide()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
  expect(bodyOf('Inbox').scrollTop).toBe(700)
  await press('Open 20')
  await expect.element(screen.getByText('Text of 20')).toBeVisible()
  await phone()
  await vi.waitFor(() => expect(at('Inbox')).toBeUndefined())
  await wide()
  await vi.waitFor(() => expect(at('Inbox')).toEqual(left))
  expect(bodyOf('Inbox').scrollTop).toBe(700)
  await phone()
  await navigateBack()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
  expect(field()).toBe(before)
  expect(field()?.value).toBe('ada')
  expect(bodyOf('Inbox').scrollTop).toBe(700)
  expect(mounts).toBe(1)
})

test('what the list opens takes the place of the detail, and Back and Forward are true on every width', async () => {
  await wide()
  await mount('/')
  await navigateTo({ url: '/list' })
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  await press('Open 2')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 2': right }))
  expect(urls()).toEqual(['/', '/list', '/mail/2'])
  back()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
  history.go(1)
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 2': right }))
  await phone()
  await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 2': all }))
  back()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
  back()
  await vi.waitFor(() => expect(seen()).toEqual({ Home: all }))
  history.go(2)
  await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 2': all }))
})

test('what a detail opens lies over it, and choosing in the list takes both away', async () => {
  await wide()
  await mount()
  await press('Open 1')
  await press('Next')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 101': right }))
  expect(urls()).toEqual(['/list', '/mail/1', '/mail/101'])
  await press('Open 2')
  await vi.waitFor(() => expect(urls()).toEqual(['/list', '/mail/2']))
  back()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
})

test('two quick choices in the list leave the second one', async () => {
  await wide()
  await mount()
  for (const name of ['Open 1', 'Open 2']) {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button?.click()
  }
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 2': right }))
  await vi.waitFor(() => expect(urls()).toEqual(['/list', '/mail/2']))
})

test('on a phone the list opens its details on top of itself, as ever', async () => {
  await mount()
  await press('Open 1')
  await press('Next')
  await vi.waitFor(() => expect(urls()).toEqual(['/list', '/mail/1', '/mail/101']))
})

test('a list that opens itself anew takes its own place, and the detail goes', async () => {
  await wide()
  await mount()
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  await press('Only unread')
  await vi.waitFor(() => expect(urls()).toEqual(['/list?filter=unread']))
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
})

test('a detail that wants to be asked before it is left is covered, not dropped', async () => {
  await wide()
  await mount()
  await navigateTo({ url: '/draft' })
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  expect(urls()).toEqual(['/list', '/draft', '/mail/1'])
  await navigateBack()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, Draft: right }))
})

test('a detail opened by its address has its list beside it, which its guards let be there', async () => {
  await wide()
  const guard = vi.fn(() => true)
  await mount('/mail/1', { guard })
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  const asked = guard.mock.calls.flat().map((route) => (route as { url: string }).url)
  expect(asked.toSorted()).toEqual(['/list', '/mail/1'])
})

test('a list that a guard keeps away is not on the screen in any frame', async () => {
  await wide()
  let answer: (allowed: boolean) => void = () => {}
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const guard = ({ path }: { path: string }) => (path === '/list' ? asked : true)
  const frames: string[] = []
  const element = document.body
  const observer = new MutationObserver(() => frames.push(element.textContent ?? ''))
  observer.observe(element, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  await mount('/mail/1', { guard })
  await vi.waitFor(() => expect(at('')).toEqual(left))
  answer(false)
  await expect.element(screen.getByText('No access')).toBeVisible()
  expect(frames.filter((text) => text.includes('Open 1'))).toEqual([])
})

test('pages are shown and hidden by the stack, so an app does not notice how wide the screen is', async () => {
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

test('the heads lead back where it makes sense: from the list past its details, from the first detail nowhere', async () => {
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

test('focus goes into the detail and comes back to its row; the document has the detail’s title', async () => {
  await wide()
  await mount()
  await press('Open 3')
  await expect.element(screen.getByText('Text of 3')).toBeVisible()
  await vi.waitFor(() => expect(layer('Mail 3')?.contains(document.activeElement)).toBe(true))
  expect(document.title).toBe('Mail 3')
  await navigateBack()
  await expect.element(screen.getByRole('button', { name: 'Open 3', exact: true })).toHaveFocus()
  await vi.waitFor(() => expect(document.title).toBe('Inbox'))
})

test('the list and what fills an empty place are there at once; one detail comes over another with a motion', async () => {
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

test('a page that does not want the window has the whole screen', async () => {
  await wide()
  await mount()
  await press('Open 1')
  await navigateTo({ url: '/full' })
  await vi.waitFor(() => expect(seen()).toEqual({ Full: [0, 1280] }))
  await navigateBack()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
})

test('a hide call puts the list back into the stack, a show call beside it', async () => {
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

test('a page of the tab bar can be the list; the bar stays with it', async () => {
  await wide()
  await mount('/list', {
    tabBar: tabBar({
      items: [
        { path: '/list', text: 'Mail' },
        { path: '/', text: 'Home' },
      ],
    }),
  })
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  const bar = () => document.querySelector('nav')?.getBoundingClientRect()
  expect(bar()).toMatchObject({ left: 0, right: 320, bottom: 800 })
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await vi.waitFor(() => expect(seen()).toEqual({ Home: [0, 1280] }))
  await switchTab({ url: '/list' })
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
  await phone()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
  expect(mounts).toBe(1)
})

test('from right to left an app has its list on the right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await wide()
  await mount('/list', { windows: windows({ right: { page: '/list', style: { width: 360 } } }) })
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: [920, 1280], 'Mail 1': [0, 920] }))
})

test('after a reload both are where they were', async () => {
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
  })
  bodyOf('Inbox').scrollTop = 700
  unmount()
  element.remove()

  await mount('/list', config)
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  await vi.waitFor(() => expect(bodyOf('Inbox').scrollTop).toBe(700))
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('ada')
})

test('axe finds nothing, with a detail and without', async () => {
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

test('[S8.14] a page that is drawn beside one that is lost does not let the document be reloaded again', async () => {
  await wide()
  sessionStorage.setItem('sw:reload', 'https://app.example/lost')
  onTestFinished(() => sessionStorage.removeItem('sw:reload'))
  await mount('/lost')
  await expect.element(screen.getByLabelText('Search')).toBeVisible()
  expect(sessionStorage.getItem('sw:reload')).toBe('https://app.example/lost')
  await navigateTo({ url: '/mail/1' })
  await vi.waitFor(() => expect(sessionStorage.getItem('sw:reload'), 'a page that has come does').toBeNull())
})
