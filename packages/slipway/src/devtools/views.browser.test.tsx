import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, reLaunch } from '../api/navigation/index.ts'
import { peekNavigator, runningNavigator } from '../router/current.ts'
import { openOverlayEntry } from '../router/overlay-entries/openOverlayEntry.ts'
import { button, open, pages, panel, pressKey, show, start, texts } from '../testing/internal/apps/devtoolsApp.tsx'
import { expectConsole } from '../testing/internal/environment/consoleGuard.ts'
import { laterCode } from '../testing/internal/environment/laterCode.ts'

const rows = () => texts('.sw-devtools-list > li')
const events = () => texts('.sw-devtools-event')

beforeEach(() => sessionStorage.clear())

describe('Stack', () => {
  test('shows the pages from the top, with their parameters and state', async () => {
    await start('/?sw-devtools')
    await expect.poll(rows).toEqual(['/?sw-devtoolstabshown'])
    await navigateTo({ url: '/order/7?from=list', state: { draft: 'a' } })
    await expect.poll(rows).toEqual(['/order/7?from=listpushedshown', '/?sw-devtoolstabhidden'])
    await userEvent.click(button(/^\/order/))
    const facts = () => texts('.sw-devtools-facts > *').join(' ').replace(/\s+/g, ' ')
    await expect.poll(facts).toContain('path /order/:id location on top params { "id": 7, "from": "list" }')
    expect(facts()).toContain('query { "from": "list" } state { "draft": "a" }')
    expect(facts()).toContain('code ready')
  })

  test('shows kept tabs, pages hidden by a guard, and overlays', async () => {
    await start('/?sw-devtools')
    await open('/mine')
    await expect.poll(rows).toEqual(['/minetabshown', '/?sw-devtoolstabhidden'])
    await expect.element(panel.getByRole('heading', { name: 'Kept tabs' })).toBeVisible()
    const layer = openOverlayEntry(runningNavigator('test'), () => {})
    await expect.poll(rows).toEqual([expect.stringMatching(/^Overlay /), '/minetabshown', '/?sw-devtoolstabhidden'])
    await layer.close()
    const top = peekNavigator()?.stack.get().pages[0]?.key ?? ''
    peekNavigator()?.pageGates.set(top, { name: 'waiting' })
    await expect.poll(rows).toContain('/minetabwaits for its guard')
  })

  test('opens an address, shows the reason if it fails, goes back, and reloads the page', async () => {
    await start('/?sw-devtools')
    await open('/order/x')
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/params.id must be a number/)
    await open('/nowhere')
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/page `\/nowhere` is not found/)
    await open('/refused')
    await expect.element(panel.getByRole('alert')).toMatchTextContent(/a guard refused page/)
    await open('/order/1')
    await expect.poll(pages).toEqual(['/?sw-devtools', '/order/1'])
    await expect.element(panel.getByRole('alert')).toBeEmptyDOMElement()
    const key = () => peekNavigator()?.stack.get().pages.at(-1)?.key
    const before = key()
    await userEvent.click(button('Reload page'))
    await expect.poll(key).not.toBe(before)
    expect(pages()).toEqual(['/?sw-devtools', '/order/1'])
    await userEvent.click(button('Back'))
    await expect.poll(pages).toEqual(['/?sw-devtools'])
    await expect.element(panel.getByLabelText('Address to open')).toHaveValue('/?sw-devtools')
  })

  test('the app’s focus management works with an open panel: an uncovered page gets its focus back', async () => {
    await start()
    await laterCode()
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

describe('Events', () => {
  test('events are recorded from the start, in order', async () => {
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
        'refused ApiError: navigateTo:fail a guard refused page `/refused`',
      ])
  })

  test('guards, the app’s visibility and errors are recorded', async () => {
    await start('/refused')
    expectConsole('error', /broken on purpose/)
    await reLaunch({ url: '/broken' })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    // The test runner receives the error as well.
    expectConsole('error', /ErrorEvent/)
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far') }))
    await pressKey()
    await show('Events')
    await expect.poll(events).toContain('Error broken on purpose')
    expect(events()).toEqual(expect.arrayContaining(['refused /refused', 'RangeError too far']))
    const app = texts('[data-kind=app] .sw-devtools-event')
    expect(app).toEqual(['hide', 'show'])
  })

  test('events can be filtered by kind, cleared and copied', async () => {
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
    await expect.element(panel.getByText('No events.')).toBeVisible()
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
    await expect.poll(() => texts('[aria-current=true]')).toEqual(['2/order/1current'])
  })

  test('goes to a recorded stack if its entry still exists', async () => {
    await start('/?sw-devtools')
    await navigateTo({ url: '/order/1' })
    await navigateBack()
    await show('Events')
    await userEvent.click(panel.getByRole('button', { name: /push \/order\/1/ }))
    await userEvent.click(button('Go forward 1 entry'))
    await expect.poll(pages).toEqual(['/?sw-devtools', '/order/1'])
    await expect.element(button('Go there')).toBeDisabled()
    await expect.element(button('Go there')).toHaveAccessibleDescription('This is the current entry.')
  })

  test('shows the reason if the entry is gone, and offers its address instead', async () => {
    await start('/?sw-devtools')
    await navigateTo({ url: '/order/1' })
    await navigateBack()
    await navigateTo({ url: '/order/2' })
    await show('Events')
    await userEvent.click(panel.getByRole('button', { name: /push \/order\/1/ }))
    await expect.element(button('Go there')).toBeDisabled()
    await expect.element(button('Go there')).toHaveAccessibleDescription(/another one has replaced it/)
    await userEvent.click(button('Start over at /order/1'))
    await expect.poll(pages).toEqual(['/order/1'])
    await show('History')
    await expect.element(panel.getByText(/Its pages were dropped/)).toBeVisible()
  })
})
