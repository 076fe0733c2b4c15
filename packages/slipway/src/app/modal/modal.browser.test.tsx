import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { setLocale } from '../../api/locale/index.ts'
import { getCurrentPages, navigateTo } from '../../api/navigation/index.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import {
  asked,
  boxOf,
  closeButton,
  isShown,
  large,
  modal,
  modalApp,
  phone,
} from '../../testing/internal/apps/modalApp.tsx'
import { layer, view } from '../../testing/internal/apps/movingApp.tsx'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { mouseClick, mouseDown, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf } from '../../testing/internal/input/touch.ts'

const urls = () => getCurrentPages().map(({ url }) => url)
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))

describe.each([
  ['phone', phone],
  ['desktop', large],
])('on a %s', (_, resize) => {
  beforeEach(resize)

  test('a modal page has a Close button instead of a back button', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    await expect.element(closeButton()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back' }).query()).toBeNull()
    await closeButton().click()
    await isShown('home')
    expect(urls()).toEqual(['/'])
  })

  test('Escape closes it, and returns the focus', async () => {
    await modalApp()
    await laterCode()
    const opener = screen.getByRole('button', { name: 'Compose' }).element() as HTMLElement
    opener.focus()
    await navigateTo({ url: '/compose' })
    await screen.getByLabelText('Subject').click()
    await userEvent.keyboard('{Escape}')
    await isShown('home')
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('only the current page is closed', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    await navigateTo({ url: '/more' })
    await userEvent.keyboard('{Escape}')
    await isShown('compose')
    await userEvent.keyboard('{Escape}')
    await isShown('home')
  })

  test('a page that is not modal is not closed by Escape', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    await navigateTo({ url: '/a' })
    await userEvent.keyboard('{Escape}')
    press('Escape')
    await navigateTo({ url: '/b' })
    expect(urls()).toEqual(['/', '/compose', '/a', '/b'])
  })

  test('a page that blocks Back stays', async () => {
    await modalApp()
    await navigateTo({ url: '/kept' })
    await closeButton().click()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(asked).toEqual(['backbutton', 'backbutton']))
    expect(urls()).toEqual(['/', '/kept'])
  })

  test('without a page below, it fills the app, and closes to the first page', async () => {
    await modalApp({ history: memoryHistory('/compose') })
    expect(boxOf('compose')).toEqual([0, 0, innerWidth, innerHeight])
    await closeButton().click()
    await isShown('home')
  })
})

describe('Escape closes first', () => {
  test('an open popup', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    await screen.getByRole('button', { name: 'Open sheet' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    expect(urls()).toEqual(['/', '/compose'])
    await userEvent.keyboard('{Escape}')
    await isShown('home')
  })

  test('the text of a search field', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    await screen.getByLabelText('Search').fill('boat')
    await userEvent.keyboard('{Escape}')
    expect(urls()).toEqual(['/', '/compose'])
    await screen.getByLabelText('Search').clear()
    await userEvent.keyboard('{Escape}')
    await isShown('home')
  })

  test.each([
    ['an event that a component has handled', { handled: true }],
    ['an input method', { isComposing: true }],
  ])('%s', async (_, { handled = false, ...init }: { handled?: boolean; isComposing?: boolean }) => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    const field = screen.getByLabelText('Subject').element() as HTMLElement
    field.focus()
    if (handled) field.addEventListener('keydown', (event) => event.preventDefault())
    press('Escape', init)
    await navigateTo({ url: '/more' })
    expect(urls()).toEqual(['/', '/compose', '/more'])
  })
})

test('the Close button has the language of the app', async () => {
  await modalApp()
  await navigateTo({ url: '/compose' })
  await setLocale('fr')
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
  await setLocale('en')
})

test('a navigation bar of the app learns whether its page is modal', async () => {
  const bar = ({ closes }: { closes: boolean }) => <header>{closes ? 'closes' : 'goes back'}</header>
  const own = { navigationBar: { view: bar } }
  await modalApp({ pages: { '/own': modal('own', own), '/plain': view('plain', own) } as never })
  await navigateTo({ url: '/own' })
  await expect.element(screen.getByText('closes')).toBeVisible()
  await navigateTo({ url: '/plain' })
  await expect.element(screen.getByText('goes back')).toBeVisible()
})

test('the first page may be modal: it has no Close button, and Escape does nothing', async () => {
  await modalApp({ pages: { '/': modal('home') } as never })
  expect(closeButton().query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await navigateTo({ url: '/a' })
  expect(urls()).toEqual(['/', '/a'])
})

describe('a press on the mask', () => {
  beforeEach(large)
  const beside = { x: 40, y: 40 }

  test('closes the page', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    await mouseClick(beside)
    await isShown('home')
  })

  test('that begins or ends in the card does not', async () => {
    await modalApp()
    await navigateTo({ url: '/compose' })
    const inside = centerOf(layer('compose'))
    for (const [from, to] of [
      [inside, beside],
      [beside, inside],
      [inside, inside],
    ] as const) {
      await mouseDown(from)
      await mouseMove(to)
      await mouseUp(to)
    }
    await navigateTo({ url: '/more' })
    expect(urls()).toEqual(['/', '/compose', '/more'])
  })

  test('asks a page that blocks Back', async () => {
    await modalApp()
    await navigateTo({ url: '/kept' })
    await mouseClick(beside)
    await vi.waitFor(() => expect(asked).toEqual(['backbutton']))
    expect(urls()).toEqual(['/', '/kept'])
  })
})
