import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { type AnyApp, page } from '../../router/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/memoryHistory.ts'
import { createNavigator } from '../../router/navigator.ts'
import {
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageState,
  usePageUnload,
  useRoute,
} from '../../router/react.tsx'
import { createApp } from '../createApp.tsx'
import { iosLook } from '../motion/looks.ts'
import { tabBar } from '../tab-bar/tabBar.ts'
import { windows } from '../windows/windows.ts'
import { dropPages } from './dropPages.ts'

const lives: string[] = []
const effects: string[] = []
let isRefused = false

/** A page with all that a user can leave behind in it, and with what only lives in its elements. */
function NotePage(): ReactNode {
  const { url } = useRoute()
  const [count, setCount] = useState(0)
  const [open, setOpen] = usePageState('open', false)
  usePageLoad(() => lives.push(`load ${url}`))
  usePageShow(() => lives.push(`show ${url}`))
  usePageReady(() => lives.push(`ready ${url}`))
  usePageHide(() => lives.push(`hide ${url}`))
  usePageUnload(() => lives.push(`unload ${url}`))
  useEffect(() => {
    effects.push(`on ${url}`)
    return () => void effects.push(`off ${url}`)
  }, [url])
  return (
    <>
      <input name="note" aria-label={`note of ${url}`} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`count ${count}`}
      </button>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        open
      </button>
      <div style={{ blockSize: 3_000 }} />
    </>
  )
}

/** A player that goes on while other pages are shown. */
function PlayerPage(): ReactNode {
  const [seconds, setSeconds] = useState(0)
  const [hasRows, setHasRows] = useState(true)
  const [open, setOpen] = useState(false)
  usePageShow(() => lives.push('show player'))
  usePageHide(() => lives.push('hide player'))
  useEffect(() => {
    effects.push('play')
    tick = () => setSeconds((now) => now + 1)
    removeRow = () => setHasRows(false)
    return () => void effects.push('stop')
  }, [])
  return (
    <>
      <output aria-label="seconds">{seconds}</output>
      {hasRows && <Row />}
      <button type="button" onClick={() => setOpen(true)}>
        settings
      </button>
      <Overlay open={open} aria-label="Settings" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => void navigateTo({ url: '/1' })}>
          more
        </button>
      </Overlay>
      <div style={{ blockSize: 3_000 }} />
    </>
  )
}

function Row(): ReactNode {
  usePageShow(() => lives.push('show row'))
  return null
}

let tick: () => void = () => {}
let removeRow: () => void = () => {}

const view = (Page: () => ReactNode, more: object = {}) => page({ load: async () => ({ default: Page }), ...more })

/** Runs an app of notes; returns its element. */
async function mount(url: string, config: object = {}): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const pages = {
    '/': view(NotePage),
    '/mine': view(NotePage),
    '/:id': view(NotePage),
    '/none/:id': view(NotePage, { keepAlive: 'none' }),
    '/guarded': view(NotePage, { keepAlive: 'none', guard: () => !isRefused }),
    '/player': view(PlayerPage, { keepAlive: 'live' }),
  }
  const unmount = createApp({
    pages,
    history: memoryHistory(url),
    motion: false,
    ...config,
  } as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(peekNavigator()?.drawn.get()).toBeDefined(), 10_000)
  return element
}

/** The chunk that remembers, and that drops, is loaded after the first page; a saved page shows that it is there. */
async function remembering(): Promise<void> {
  await vi.waitFor(() => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sessionStorage.getItem(`sw:page:${shownEntry()?.key}`)).not.toBeNull()
  }, 10_000)
  lives.length = 0
}

async function start(url: string, config: object = {}): Promise<HTMLElement> {
  const element = await mount(url, config)
  await remembering()
  return element
}

const push = (url: string) => navigateTo({ url })
const shownEntry = () => peekNavigator()?.stack.get().pages.at(-1)
const entryOf = (url: string) =>
  peekNavigator()
    ?.stack.get()
    .pages.find((entry) => entry.url === url)
const elementOf = (url: string) => {
  const navigator = peekNavigator()
  const { pages = [], tabs = [] } = navigator?.stack.get() ?? {}
  const key = [...pages, ...tabs].find((entry) => entry.url === url)?.key
  return document.querySelector<HTMLElement>(`.sw-page[data-layer="${key}"]`)
}
const shown = () => elementOf(shownEntry()?.url ?? '') ?? expect.unreachable('no page is shown')
const part = <Type extends Element>(selector: string) =>
  shown().querySelector<Type>(selector) ?? expect.unreachable(`no ${selector}`)
/** The addresses of the pages that have elements. */
const drawn = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
    .filter((url) => elementOf(url))
const goneFrom = (url: string) => vi.waitFor(() => expect(elementOf(url)).toBeNull())

interface AccessibilityTree {
  readonly nodes: readonly { readonly ignored: boolean; readonly name?: { readonly value?: string } }[]
}

// The provider's package adds `send` to the type, which only the browser tests' own project knows.
const devTools = () => cdp() as unknown as { send(method: string, params?: object): Promise<unknown> }

/** The names of everything that a screen reader finds in the document of the test. */
async function namesForScreenReaders(): Promise<readonly string[]> {
  const { frameTree } = (await devTools().send('Page.getFrameTree')) as {
    frameTree: { childFrames?: readonly { frame: { id: string } }[] }
  }
  const frames = frameTree.childFrames ?? []
  const trees = await Promise.all(
    frames.map(({ frame }) => devTools().send('Accessibility.getFullAXTree', { frameId: frame.id })),
  )
  return (trees as AccessibilityTree[])
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ ignored, name }) => (ignored || !name?.value ? [] : [name.value]))
}

/** Leaves something of every kind in the page shown. */
async function use(): Promise<void> {
  const url = shownEntry()?.url ?? ''
  await userEvent.fill(part<HTMLInputElement>('input'), `text of ${url}`)
  for (const name of ['count 0', 'open']) {
    await userEvent.click(screen.elementLocator(shown()).getByRole('button', { name }))
  }
  part('.sw-page-body').scrollTop = 700
}

const left = () => ({
  text: part<HTMLInputElement>('input').value,
  open: part('[aria-pressed]').getAttribute('aria-pressed'),
  scrollTop: part('.sw-page-body').scrollTop,
  count: part('button:not([aria-pressed], .sw-head-button)').textContent,
})
const remembered = (url: string) => ({ text: `text of ${url}`, open: 'true', scrollTop: 700, count: 'count 0' })
const kept = (url: string) => ({ ...remembered(url), count: 'count 1' })

/** Goes back and waits until the page has what is remembered of it. */
async function backTo(expected: ReturnType<typeof left>): Promise<void> {
  await navigateBack()
  await vi.waitFor(() => expect(left()).toEqual(expected))
}

const moving = () => document.getAnimations().filter(({ id }) => id === 'sw-motion')
const storedOf = (key: string | undefined) => Object.keys(sessionStorage).filter((name) => name.endsWith(`:${key}`))

beforeEach(() => {
  sessionStorage.clear()
  lives.length = 0
  effects.length = 0
  isRefused = false
})

describe('none', () => {
  test('a covered page goes, and comes back with its place, its text and its states', async () => {
    await start('/none/1')
    await use()
    await push('/2')
    await goneFrom('/none/1')
    await backTo(remembered('/none/1'))
  })

  test('it goes after the motion that covers it, and is there from the start of the one that uncovers it', async () => {
    await start('/none/1', { motion: { ...iosLook, durationMs: 100_000 } })
    await use()
    const opening = push('/2')
    await vi.waitFor(() => expect(moving()).toHaveLength(4))
    await opening
    expect(elementOf('/none/1')?.checkVisibility()).toBe(true)
    for (const animation of moving()) animation.finish()
    await goneFrom('/none/1')
    await navigateBack()
    expect(moving().length).toBeGreaterThan(0)
    expect(left()).toEqual(remembered('/none/1'))
  })

  test('a page that Back uncovers in the middle of the motion has lost nothing, and is told that it is shown', async () => {
    await start('/none/1', { motion: { ...iosLook, durationMs: 100_000 } })
    await use()
    await push('/2')
    lives.length = 0
    await navigateBack()
    expect(left()).toEqual(kept('/none/1'))
    expect(lives).toEqual(['unload /2', 'show /none/1'])
    for (const animation of moving()) animation.finish()
    await goneFrom('/2')
    expect(left()).toEqual(kept('/none/1'))
  })

  test('what was dropped loads again when it comes back, as after a reload; its end is told to nobody', async () => {
    await start('/none/1')
    await push('/2')
    await goneFrom('/none/1')
    expect(lives).toEqual(['hide /none/1', 'load /2', 'show /2', 'ready /2'])
    expect(effects.at(-1), 'its effects are off').not.toBe('on /none/1')
    lives.length = 0
    await navigateBack()
    expect(lives).toEqual(['unload /2', 'load /none/1', 'show /none/1', 'ready /none/1'])
    await push('/3')
    await goneFrom('/none/1')
    lives.length = 0
    await reLaunch({ url: '/4' })
    await vi.waitFor(() => expect(lives).toEqual(['unload /3', 'load /4', 'show /4', 'ready /4']))
  })

  test('nothing holds its elements', async () => {
    await start('/none/1')
    await userEvent.fill(part<HTMLInputElement>('input'), 'text')
    const page = new WeakRef(shown())
    await push('/2')
    await goneFrom('/none/1')
    await push('/3')
    await vi.waitFor(async () => {
      await devTools().send('HeapProfiler.collectGarbage')
      expect(page.deref()).toBeUndefined()
    })
  })

  test('a page that was covered before anything could be remembered of it stays until it is shown again', async () => {
    let whenIdle: () => void = () => {}
    const request = vi.spyOn(window, 'requestIdleCallback').mockImplementation((work) => {
      whenIdle = () => work({ didTimeout: false, timeRemaining: () => 1 })
      return 1
    })
    onTestFinished(() => request.mockRestore())
    await mount('/none/1')
    await use()
    await push('/2')
    whenIdle()
    await remembering()
    await push('/3')
    await vi.waitFor(() => expect(elementOf('/2')?.matches('[data-covered]')).toBe(true))
    expect(drawn()).toEqual(['/none/1', '/2', '/3'])
    await navigateBack({ delta: 2 })
    expect(left()).toEqual(kept('/none/1'))
    await push('/4')
    await goneFrom('/none/1')
    await backTo(remembered('/none/1'))
  })

  test('where nothing can be stored, nothing is dropped', async () => {
    await start('/none/1')
    sessionStorage.clear()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await use()
    await push('/none/2')
    await push('/3')
    await vi.waitFor(() => expect(elementOf('/none/2')?.matches('[data-covered]')).toBe(true))
    await navigateBack({ delta: 2 })
    expect(left()).toEqual(kept('/none/1'))
  })

  test('a tab goes with its bar, when no other was visited, and both come back', async () => {
    const bar = tabBar({ items: [{ path: '/' }, { path: '/mine' }].map((item) => ({ ...item, text: item.path })) })
    const pages = { '/': view(NotePage, { keepAlive: 'none' }), '/mine': view(NotePage), '/:id': view(NotePage) }
    await start('/', { pages, tabBar: bar })
    await use()
    await push('/1')
    await goneFrom('/')
    expect(document.querySelector('.sw-layer')).toBeNull()
    await backTo(remembered('/'))
    await expect.element(screen.getByRole('link', { name: '/mine' })).toBeVisible()
    await switchTab('/mine')
    await goneFrom('/')
    await switchTab('/')
    await vi.waitFor(() => expect(left()).toEqual(remembered('/')))
  })
})

describe('the limit', () => {
  test('the lowest pages go, and each comes back as it was', async () => {
    await start('/1', { keepAlive: { limit: 2 } })
    const urls = ['/1', '/2', '/3', '/4', '/5']
    for (const url of urls) {
      if (url !== '/1') await push(url)
      await use()
    }
    await vi.waitFor(() => expect(drawn()).toEqual(['/3', '/4', '/5']))
    for (const url of ['/4', '/3']) await backTo(kept(url))
    for (const url of ['/2', '/1']) await backTo(remembered(url))
    expect(drawn()).toEqual(['/1'])
  })

  test('of eleven covered pages ten stay when nothing is said', async () => {
    await start('/1')
    for (let id = 2; id <= 11; id++) await push(`/${id}`)
    expect(drawn()).toHaveLength(11)
    await push('/12')
    await goneFrom('/1')
    expect(drawn()).toHaveLength(11)
  })

  test('tabs stay and do not count, shown or not', async () => {
    const bar = tabBar({ items: [{ path: '/' }, { path: '/mine' }].map((item) => ({ ...item, text: item.path })) })
    await start('/', { tabBar: bar, keepAlive: { limit: 1 } })
    await use()
    await switchTab('/mine')
    for (const url of ['/1', '/2', '/3']) await push(url)
    await goneFrom('/1')
    expect(drawn()).toEqual(['/mine', '/2', '/3'])
    await switchTab('/')
    expect(left()).toEqual(kept('/'))
  })

  test('a live page stays and does not count', async () => {
    await start('/player', { keepAlive: { limit: 1 } })
    for (const url of ['/1', '/2', '/3']) await push(url)
    await goneFrom('/1')
    expect(drawn()).toEqual(['/player', '/2', '/3'])
  })

  test('a page that a window holds stays, and goes when it is covered', async () => {
    await screen.viewport(1280, 800)
    onTestFinished(() => screen.viewport(390, 844))
    const held = { windows: windows({ left: { page: '/none/:id' } }), keepAlive: { limit: 0 } }
    await start('/none/1', held)
    await use()
    await push('/2')
    await push('/3')
    await goneFrom('/2')
    expect(elementOf('/none/1')?.querySelector('input')?.value).toBe('text of /none/1')
    await screen.viewport(390, 844)
    await goneFrom('/none/1')
    expect(drawn()).toEqual(['/3'])
    await navigateBack({ delta: 2 })
    await vi.waitFor(() => expect(left()).toEqual(remembered('/none/1')))
  })
})

test('a page that is shown next, though its elements do not say so yet, is not dropped', async () => {
  const load = async () => ({ default: () => null })
  const app = { pages: { '/': page({ load, keepAlive: 'none' }), '/:id': page({ load, keepAlive: 'none' }) } }
  const navigator = createNavigator(app as unknown as AnyApp, memoryHistory('/')())
  const root = document.createElement('div')
  const stop = dropPages(navigator, root, () => true)
  onTestFinished(() => {
    stop()
    navigator.stop()
  })
  await navigator.open('navigateTo', { url: '/1' })
  const keys = navigator.stack.get().pages.map(({ key }) => key)
  for (const key of keys) root.innerHTML += `<div class="sw-page" data-layer="${key}"></div>`
  for (const element of root.children) element.toggleAttribute('data-covered', true)
  await vi.waitFor(() => expect([...navigator.kept.get()]).toEqual([keys[1]]))
})

describe('guards', () => {
  test('a dropped page that is refused leaves nothing behind, and does not come back', async () => {
    await start('/guarded')
    await use()
    const key = entryOf('/guarded')?.key
    await push('/2')
    await goneFrom('/guarded')
    expect(storedOf(key)).toHaveLength(2)
    isRefused = true
    peekNavigator()?.recheck()
    expect(storedOf(key)).toEqual([])
    await navigateBack()
    await expect.element(screen.getByText('No access')).toBeVisible()
    expect(shown().querySelector('input')).toBeNull()
    isRefused = false
    peekNavigator()?.recheck()
    await vi.waitFor(() => expect(left()).toEqual({ text: '', open: 'false', scrollTop: 0, count: 'count 0' }))
  })
})

describe('live', () => {
  test('its effects go on while it is covered, and it is told of hide and show', async () => {
    await start('/player')
    part('.sw-page-body').scrollTop = 700
    await push('/1')
    expect(lives).toContain('hide player')
    tick()
    await vi.waitFor(() => expect(elementOf('/player')?.querySelector('output')?.textContent).toBe('1'))
    lives.length = 0
    await navigateBack()
    expect(effects).not.toContain('stop')
    expect(lives).toEqual(['unload /1', 'show row', 'show player'])
    expect(part('.sw-page-body').scrollTop).toBe(700)
    await expect.element(screen.getByLabelText('seconds')).toBeVisible()
  })

  test('covered it is neither seen nor reached, and costs no layout', async () => {
    await start('/player')
    await push('/1')
    const player = elementOf('/player')
    const output = player?.querySelector('output')
    const button = player?.querySelector('button')
    expect(output?.checkVisibility()).toBe(false)
    button?.focus()
    expect(document.activeElement).not.toBe(button)
    expect(getComputedStyle(player as Element).contentVisibility).toBe('hidden')
    expect(await namesForScreenReaders()).not.toContain('settings')
    await navigateBack()
    expect(await namesForScreenReaders()).toContain('settings')
  })

  test('it moves in full', async () => {
    await start('/player', { motion: { ...iosLook, durationMs: 100_000 } })
    await push('/1')
    const isSeen = () => elementOf('/player')?.querySelector('output')?.checkVisibility()
    expect(isSeen()).toBe(true)
    for (const animation of moving()) animation.finish()
    await vi.waitFor(() => expect(isSeen()).toBe(false))
    await navigateBack()
    expect(isSeen()).toBe(true)
  })

  test('a part of it that goes while it is covered is told nothing more', async () => {
    await start('/player')
    await push('/1')
    removeRow()
    tick()
    await vi.waitFor(() => expect(elementOf('/player')?.querySelector('output')?.textContent).toBe('1'))
    lives.length = 0
    await navigateBack()
    expect(lives).toEqual(['unload /1', 'show player'])
  })

  test('its overlay goes with it and returns with it', async () => {
    await start('/player')
    const dialog = () => elementOf('/player')?.querySelector('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'settings' }))
    await userEvent.click(screen.getByRole('button', { name: 'more' }))
    await vi.waitFor(() => expect(dialog()?.open).toBe(false))
    await userEvent.click(screen.getByRole('button', { name: 'count 0' }))
    await navigateBack()
    await expect.element(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await navigateBack()
    await vi.waitFor(() => expect(dialog()?.open).toBe(false))
  })

  test('a live tab goes on under a page and beside another tab, while other tabs rest', async () => {
    const bar = tabBar({
      items: [{ path: '/player' }, { path: '/mine' }].map((item) => ({ ...item, text: item.path })),
    })
    await start('/player', { tabBar: bar })
    await switchTab('/mine')
    await push('/1')
    await vi.waitFor(() => expect(effects).toContain('off /mine'))
    expect(effects).not.toContain('stop')
    expect(screen.getByRole('link', { name: '/mine' }).query()).toBeNull()
    await switchTab('/player')
    await expect.element(screen.getByLabelText('seconds')).toBeVisible()
    await push('/1')
    expect(effects).not.toContain('stop')
    expect(elementOf('/player')?.querySelector('output')?.checkVisibility()).toBe(false)
  })
})
