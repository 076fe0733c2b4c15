import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, reLaunch } from '../api/navigation/index.ts'
import { setTheme } from '../api/theme/index.ts'
import { switchLocale } from '../base/locale/locale.ts'
import { button, dom, pages, panel, pressKey, show, start } from '../testing/internal/apps/devtoolsApp.tsx'
import { expectNoAxeViolations } from '../testing/internal/environment/axe.ts'
import { watchLeftovers } from '../testing/internal/environment/leftovers.ts'

beforeEach(() => sessionStorage.clear())

describe('opening and closing', () => {
  test('the panel is closed without a request', async () => {
    await start()
    await navigateTo({ url: '/order/1' })
    expect(dom()).toBeNull()
    expect(sessionStorage.getItem('sw:devtools:%2F:')).toBeNull()
  })

  test.each(['/?sw-devtools', '/order/1?from=list&sw-devtools'])(
    'the address %s opens the panel, which does not take the focus',
    async (url) => {
      await start(url)
      await expect.element(panel).toBeVisible()
      expect(dom()?.contains(document.activeElement)).toBe(false)
      expect(pages()).toEqual([url])
    },
  )

  test('an address that is opened later opens the panel as well; Back to it does not', async () => {
    await start()
    await navigateTo({ url: '/order/1?sw-devtools' })
    await expect.element(panel).toBeVisible()
    await userEvent.click(button('Close'))
    await navigateTo({ url: '/order/2' })
    await navigateBack()
    expect(dom()).toBeNull()
  })

  test('the key opens the panel and focuses it; from inside it closes the panel and restores the focus', async () => {
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

  test('Escape closes the panel, and the app does not receive the key', async () => {
    await start()
    const own = document.activeElement
    const onKeyDown = vi.fn()
    document.body.addEventListener('keydown', onKeyDown)
    onTestFinished(() => document.body.removeEventListener('keydown', onKeyDown))
    await pressKey()
    await expect.element(panel.getByRole('tab', { name: 'Stack' })).toHaveFocus()
    onKeyDown.mockClear()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dom()).toBeNull())
    expect(document.activeElement).toBe(own)
    expect(onKeyDown).not.toHaveBeenCalled()
  })

  test('after a reload the panel is open again, in the same view, until it is closed', async () => {
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

  test('the panel is removed together with the app', async () => {
    const leftovers = watchLeftovers()
    const styles = document.head.querySelectorAll('style').length
    const end = await start('/?sw-devtools')
    await expect.element(panel).toBeVisible()
    end()
    expect(dom()).toBeNull()
    // The changes that the app itself leaves behind: the document's language, and style sheets.
    const own = leftovers().filter((text) => !/attribute (lang|data-sw-|style)|element <(style|link)/.test(text))
    expect(own).toEqual([])
    expect(styles).toBeGreaterThan(0)
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

  test('motion is slowed down while the panel is open, and ends immediately when it is off', async () => {
    await start('/?sw-devtools')
    await show('Settings')
    const animate = () => document.body.animate({ opacity: [1, 0.5] }, 60_000)
    const running = animate()
    await userEvent.click(panel.getByRole('radio', { name: '¼×' }))
    const later = animate()
    await expect.poll(() => [running.playbackRate, later.playbackRate]).toEqual([0.25, 0.25])
    later.currentTime = 30_000
    later.reverse()
    await later.ready
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

describe('layout and accessibility', () => {
  test.each([
    ['below it on a phone', 390, 844],
    ['beside it on a wide window', 1280, 800],
  ])('%s, and covers no part of the app', async (_, width, height) => {
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

  test('the arrow keys switch the views', async () => {
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

  test.each(['Stack', 'History', 'Events', 'Settings'])(
    'axe reports no problems in %s, light or dark',
    async (name) => {
      await start('/?sw-devtools')
      await navigateTo({ url: '/order/1' })
      await navigateBack()
      await reLaunch({ url: '/order/2' })
      await show(name)
      for (const row of dom()?.querySelectorAll<HTMLElement>('.sw-devtools-row') ?? []) row.click()
      await expectNoAxeViolations(dom() as Element)
    },
  )
})

function edges(selector: string) {
  const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }
}
