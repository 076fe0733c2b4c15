import { type ReactNode, useEffect, useState } from 'react'
import { createApp, tabBar } from 'slipway'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, reLaunch } from '../api/navigation/index.ts'
import { setTheme } from '../api/theme/index.ts'
import { switchLocale } from '../base/locale/locale.ts'
import { type AnyApp, page } from '../router/config.ts'
import { peekNavigator } from '../router/current.ts'
import { memoryHistory } from '../router/memoryHistory.ts'
import { optional } from '../router/params.ts'
import { expectNoAxeViolations } from '../testing/setup/axe.ts'
import { expectConsole } from '../testing/setup/consoleGuard.ts'
import { watchLeftovers } from '../testing/setup/leftovers.ts'
import { devtools } from './index.ts'

const view = (content: ReactNode) => async () => ({ default: () => content })

function Breaking(): ReactNode {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(true), [])
  if (isBroken) throw new Error('broken on purpose')
  return null
}

const config = {
  pages: {
    '/': page({ load: view(<button type="button">Home button</button>), title: 'Home' }),
    '/mine': page({ load: view(<p>Mine</p>), title: 'Mine' }),
    '/order/:id': page({
      load: view(<button type="button">Order button</button>),
      params: { id: Number, from: optional(String) },
      title: 'Order',
    }),
    '/refused': page({ load: view(<p>Secret</p>), guard: () => false, title: 'Refused' }),
    '/broken': page({ load: view(<Breaking />), title: 'Broken' }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
  motion: false,
} as unknown as AnyApp

/** Runs the app, with the focus on a button of its first page. */
async function start(url = '/', more: Partial<AnyApp> = {}): Promise<() => void> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({ ...config, history: memoryHistory(url), ...more } as AnyApp).mount(element)
  const end = () => {
    unmount()
    element.remove()
  }
  onTestFinished(end)
  await vi.waitFor(() => expect(element.querySelector('.sw-page :is(p, button)')).not.toBeNull(), 10_000)
  element.querySelector<HTMLElement>('button')?.focus()
  return end
}

const panel = screen.getByRole('complementary', { name: 'Slipway devtools' })
const dom = () => document.querySelector('.sw-devtools')
const pressKey = () => userEvent.keyboard('{Control>}{Shift>}{Alt>}{d}{/Alt}{/Shift}{/Control}')
const button = (name: string | RegExp) => panel.getByRole('button', { name, exact: true })
const show = (name: string) => userEvent.click(panel.getByRole('tab', { name }))
const pages = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
const texts = (selector: string) =>
  [...(dom()?.querySelectorAll(selector) ?? [])].map((element) => element.textContent?.trim())
const rows = () => texts('.sw-devtools-list > li')
const events = () => texts('.sw-devtools-event')

function edges(selector: string) {
  const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }
}

async function open(url: string): Promise<void> {
  await userEvent.fill(panel.getByLabelText('Address to open'), url)
  await userEvent.click(button('Open'))
}

beforeEach(() => sessionStorage.clear())

describe('asking for it', () => {
  test('nobody who has not asked sees anything of it', async () => {
    await start()
    await navigateTo({ url: '/order/1' })
    expect(dom()).toBeNull()
    expect(sessionStorage.getItem('sw:devtools')).toBeNull()
  })

  test.each(['/?sw-devtools', '/order/1?from=list&sw-devtools'])(
    'the address %s asks, and takes no focus',
    async (url) => {
      await start(url)
      await expect.element(panel).toBeVisible()
      expect(dom()?.contains(document.activeElement)).toBe(false)
      expect(pages()).toEqual([url])
    },
  )

  test('an address that is opened later asks as well; Back to it does not', async () => {
    await start()
    await navigateTo({ url: '/order/1?sw-devtools' })
    await expect.element(panel).toBeVisible()
    await userEvent.click(button('Close'))
    await navigateTo({ url: '/order/2' })
    await navigateBack()
    expect(dom()).toBeNull()
  })

  test('the key opens it with the focus in it, and closes it from there; the focus is where it was', async () => {
    await start()
    const own = document.activeElement
    expect(own?.textContent).toBe('Home button')
    await pressKey()
    await expect.element(panel.getByRole('tab', { name: 'Stack' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Home button' }))
    await pressKey()
    await expect.element(panel.getByRole('tab', { name: 'Stack' })).toHaveFocus()
    await pressKey()
    await vi.waitFor(() => expect(dom()).toBeNull())
    expect(document.activeElement).toBe(own)
  })

  test('Escape closes it, and nothing of the app hears that', async () => {
    await start()
    const own = document.activeElement
    const heard = vi.fn()
    document.body.addEventListener('keydown', heard)
    onTestFinished(() => document.body.removeEventListener('keydown', heard))
    await pressKey()
    await expect.element(panel.getByRole('tab', { name: 'Stack' })).toHaveFocus()
    heard.mockClear()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dom()).toBeNull())
    expect(document.activeElement).toBe(own)
    expect(heard).not.toHaveBeenCalled()
  })

  test('it is open again after a reload, in the same view, until it is closed', async () => {
    const end = await start('/?sw-devtools')
    await show('History')
    end()
    expect(dom()).toBeNull()
    const endAgain = await start()
    await expect.element(panel.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(button('Close'))
    endAgain()
    await start()
    expect(dom()).toBeNull()
  })

  test('with the app it goes, and leaves nothing behind', async () => {
    const leftovers = watchLeftovers()
    const styles = document.head.querySelectorAll('style').length
    const end = await start('/?sw-devtools')
    await expect.element(panel).toBeVisible()
    end()
    expect(dom()).toBeNull()
    // What the app itself leaves: its language at the document, and style sheets.
    const own = leftovers().filter((text) => !/attribute (lang|data-sw-|style)|element <(style|link)/.test(text))
    expect(own).toEqual([])
    expect(styles).toBeGreaterThan(0)
  })

  test('the config brings it where it is not there by itself', () => {
    expect(devtools()).toBeTypeOf('function')
  })
})

describe('the stack', () => {
  test('shows the pages from the top, with what they were opened with', async () => {
    await start('/?sw-devtools')
    await expect.poll(rows).toEqual(['/?sw-devtoolstabshown'])
    await navigateTo({ url: '/order/7?from=list', state: { draft: 'a' } })
    await expect.poll(rows).toEqual(['/order/7?from=listpushedshown', '/?sw-devtoolstabhidden'])
    await userEvent.click(button(/^\/order/))
    const facts = () => texts('.sw-devtools-facts > *').join(' ').replace(/\s+/g, ' ')
    await expect.poll(facts).toContain('path /order/:id place on top params { "id": 7, "from": "list" }')
    expect(facts()).toContain('query { "from": "list" } state { "draft": "a" }')
    expect(facts()).toContain('code ready')
  })

  test('shows kept tabs, what a guard hides, and overlays', async () => {
    await start('/?sw-devtools')
    await open('/mine')
    await expect.poll(rows).toEqual(['/minetabshown', '/?sw-devtoolstabhidden'])
    await expect.element(panel.getByRole('heading', { name: 'Kept tabs' })).toBeVisible()
    const layer = peekNavigator()?.openLayer(() => {})
    await expect.poll(rows).toEqual([expect.stringMatching(/^Overlay /), '/minetabshown', '/?sw-devtoolstabhidden'])
    await layer?.close()
    const top = peekNavigator()?.stack.get().pages[0]?.key ?? ''
    peekNavigator()?.gates.set(top, { name: 'waiting' })
    await expect.poll(rows).toContain('/minetabwaits for its guard')
  })

  test('opens an address, says why not, goes back, and opens the page anew', async () => {
    await start('/?sw-devtools')
    await open('/order/x')
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/params.id must be a number/)
    await open('/nowhere')
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/page `\/nowhere` is not found/)
    await open('/refused')
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/a guard did not let page/)
    await open('/order/1')
    await expect.poll(pages).toEqual(['/?sw-devtools', '/order/1'])
    await expect.element(panel.getByRole('alert')).toBeEmptyDOMElement()
    const key = () => peekNavigator()?.stack.get().pages.at(-1)?.key
    const before = key()
    await userEvent.click(button('Page anew'))
    await expect.poll(key).not.toBe(before)
    expect(pages()).toEqual(['/?sw-devtools', '/order/1'])
    await userEvent.click(button('Back'))
    await expect.poll(pages).toEqual(['/?sw-devtools'])
    await expect.element(panel.getByLabelText('Address to open')).toHaveValue('/?sw-devtools')
  })

  test('the app’s own focus rules hold beside it: a page that is uncovered has the focus where it was', async () => {
    await start()
    await pressKey()
    await expect.element(panel).toBeVisible()
    await open('/order/1')
    await expect.poll(pages).toHaveLength(2)
    await expect.element(button('Open')).toHaveFocus()
    await userEvent.click(button('Back'))
    await expect.poll(pages).toEqual(['/'])
    await expect.element(button('Back')).toHaveFocus()
    await userEvent.click(button('Close'))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Home button'))
  })
})

describe('what happened', () => {
  test('is recorded from the start, in order', async () => {
    await start()
    await navigateTo({ url: '/order/1' })
    await navigateBack()
    await navigateTo({ url: '/refused' }).catch(() => {})
    await pressKey()
    await show('Events')
    await expect
      .poll(events)
      .toEqual([
        'start /',
        'load /',
        'show /',
        'ready /',
        'navigateTo /order/1',
        'push /order/1',
        'hide /',
        'load /order/1',
        'show /order/1',
        'ready /order/1',
        'navigateBack',
        'back /',
        'unload /order/1',
        'show /',
        'navigateTo /refused',
        'refused ApiError: navigateTo:fail a guard did not let page `/refused` be shown',
      ])
  })

  test('guards, the app in the background, and errors are recorded', async () => {
    await start('/refused')
    expectConsole('error', /broken on purpose/)
    await reLaunch({ url: '/broken' })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    // The test runner listens as well.
    expectConsole('error', /ErrorEvent/)
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far') }))
    await pressKey()
    await show('Events')
    await expect.poll(events).toContain('Error broken on purpose')
    expect(events()).toEqual(expect.arrayContaining(['refused /refused', 'RangeError too far']))
    const app = texts('[data-kind=app] .sw-devtools-event')
    expect(app).toEqual(['hide', 'show'])
  })

  test('is filtered by kind, cleared, and copied', async () => {
    await start('/?sw-devtools')
    await show('Events')
    const copy = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(panel.getByRole('checkbox', { name: 'stack' }))
    await expect.poll(events).toEqual(['load /?sw-devtools', 'show /?sw-devtools', 'ready /?sw-devtools'])
    await userEvent.click(button('Copy text'))
    await expect.element(panel.getByRole('status')).toHaveTextContent('Copied 3 events.')
    expect(copy.mock.calls[0]?.[0].split('\n')[0]).toMatch(
      /^ +\d+\.\d{3} {2}page {3}load {2}\/\?sw-devtools {2}\(\w+\)$/,
    )
    await userEvent.click(button('Copy JSON'))
    expect(JSON.parse(copy.mock.calls[1]?.[0] ?? '')).toMatchObject([{ id: 2, kind: 'page', name: 'load' }, {}, {}])
    copy.mockRejectedValue(new Error('not allowed'))
    await userEvent.click(button('Copy text'))
    await expect.element(panel.getByRole('status')).toHaveTextContent('Not copied: not allowed')
    await userEvent.click(button('Clear'))
    await expect.element(panel.getByText('Nothing to show.')).toBeVisible()
    await navigateTo({ url: '/order/1' })
    await expect.poll(events).toContain('ready /order/1')
  })
})

describe('time travel', () => {
  test('goes back and forward in the history', async () => {
    await start('/?sw-devtools')
    await navigateTo({ url: '/order/1' })
    await navigateTo({ url: '/order/2' })
    await show('History')
    await expect.poll(() => texts('.sw-devtools-title')).toEqual(['Entry 3 of 3'])
    await userEvent.click(button('Go back 2 entries'))
    await expect.poll(pages).toEqual(['/?sw-devtools'])
    await userEvent.click(button('Go forward 1 entry'))
    await expect.poll(pages).toEqual(['/?sw-devtools', '/order/1'])
    await expect.poll(() => texts('[aria-current=true]')).toEqual(['2/order/1here'])
  })

  test('goes to a recorded stack where its entry still exists', async () => {
    await start('/?sw-devtools')
    await navigateTo({ url: '/order/1' })
    await navigateBack()
    await show('Events')
    await userEvent.click(panel.getByRole('button', { name: /push \/order\/1/ }))
    await userEvent.click(button('Go forward 1 entry'))
    await expect.poll(pages).toEqual(['/?sw-devtools', '/order/1'])
    await expect.element(button('Go there')).toBeDisabled()
    await expect.element(button('Go there')).toHaveAccessibleDescription('This is where the app is.')
  })

  test('says when the entry is gone, and offers its address instead', async () => {
    await start('/?sw-devtools')
    await navigateTo({ url: '/order/1' })
    await navigateBack()
    await navigateTo({ url: '/order/2' })
    await show('Events')
    await userEvent.click(panel.getByRole('button', { name: /push \/order\/1/ }))
    await expect.element(button('Go there')).toBeDisabled()
    await expect.element(button('Go there')).toHaveAccessibleDescription(/another one took its place/)
    await userEvent.click(button('Start over at /order/1'))
    await expect.poll(pages).toEqual(['/order/1'])
    await show('History')
    await expect.element(panel.getByText(/Its pages were dropped/)).toBeVisible()
  })
})

describe('settings', () => {
  test('theme, contrast, language, direction', async () => {
    const root = document.documentElement
    onTestFinished(async () => {
      setTheme({ mode: 'auto', contrast: 'specification' })
      await switchLocale('en')
      root.removeAttribute('dir')
      localStorage.clear()
    })
    await start('/?sw-devtools')
    await show('Settings')
    await userEvent.click(panel.getByRole('radio', { name: 'dark' }))
    await userEvent.click(panel.getByRole('radio', { name: 'aa' }))
    await userEvent.click(panel.getByRole('radio', { name: 'rtl' }))
    expect(root.dataset).toMatchObject({ swTheme: 'dark', swContrast: 'aa' })
    expect(root.dir).toBe('rtl')
    await userEvent.selectOptions(panel.getByLabelText('Language'), 'fr')
    await expect.poll(() => root.lang).toBe('fr')
    await expect.element(panel.getByRole('tab', { name: 'Settings' })).toBeVisible()
    root.dir = 'ltr'
    await expect.element(panel.getByRole('radio', { name: 'ltr' })).toBeChecked()
  })

  test('motion is slowed down while the panel is open, and ended at once when it is off', async () => {
    await start('/?sw-devtools')
    await show('Settings')
    const animate = () => document.body.animate({ opacity: [1, 0.5] }, 60_000)
    const running = animate()
    await userEvent.click(panel.getByRole('radio', { name: '¼×' }))
    const later = animate()
    await expect.poll(() => [running.playbackRate, later.playbackRate]).toEqual([0.25, 0.25])
    later.currentTime = 30_000
    later.reverse()
    await userEvent.click(panel.getByRole('radio', { name: '⅒×' }))
    await expect.poll(() => later.playbackRate).toBeCloseTo(-0.1)
    await userEvent.click(panel.getByRole('radio', { name: 'off' }))
    await expect.poll(() => [running.playState, later.playState]).toEqual(['finished', 'finished'])
    await userEvent.click(button('Close'))
    const own = animate()
    onTestFinished(() => own.cancel())
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    expect(own.playbackRate).toBe(1)
  })
})

describe('how it stands beside the app', () => {
  test.each([
    ['below it on a phone', 390, 844],
    ['beside it on a wide window', 1280, 800],
  ])('%s, and covers nothing of it', async (_, width, height) => {
    await screen.viewport(width, height)
    onTestFinished(() => screen.viewport(390, 844))
    await start('/?sw-devtools')
    await expect.element(panel).toBeVisible()
    const app = edges('.sw-app')
    const own = edges('.sw-devtools')
    expect([own.right, own.bottom]).toEqual([width, height])
    if (width < 768) expect([app.bottom, app.right]).toEqual([own.top, width])
    else expect([app.bottom, app.right]).toEqual([height, own.left])
    expect(app.right * app.bottom).toBeGreaterThan((width * height) / 2)
  })

  test('the arrow keys lead through the views', async () => {
    await start()
    await pressKey()
    await expect.element(panel.getByRole('tab', { name: 'Stack' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(panel.getByRole('tab', { name: 'Settings' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(panel.getByRole('tab', { name: 'History' })).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect.element(panel.getByRole('tab', { name: 'Stack' })).toHaveAttribute('aria-selected', 'true')
    expect(document.querySelectorAll('.sw-devtools [role=tab][tabindex="0"]')).toHaveLength(1)
  })

  test.each(['Stack', 'History', 'Events', 'Settings'])('axe finds nothing in %s, light or dark', async (name) => {
    await start('/?sw-devtools')
    await navigateTo({ url: '/order/1' })
    await navigateBack()
    await reLaunch({ url: '/order/2' })
    await show(name)
    for (const row of dom()?.querySelectorAll<HTMLElement>('.sw-devtools-row') ?? []) row.click()
    await expectNoAxeViolations(dom() as Element)
  })
})
