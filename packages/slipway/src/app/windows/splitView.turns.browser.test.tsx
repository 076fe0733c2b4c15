import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import {
  all,
  at,
  back,
  bodyOf,
  empty,
  left,
  mount,
  phone,
  press,
  renew,
  right,
  run,
  seen,
  urls,
  wide,
} from '../../testing/internal/apps/splitViewApp.tsx'
import { mouseClick } from '../../testing/internal/input/mouse.ts'
import { centerOf, nextFrame } from '../../testing/internal/input/pointerInput.ts'

beforeEach(renew)

describe('the four rotations of ionic-framework#22930', () => {
  test('phone with the list, then wide: the list on the left, no details on the right', async () => {
    await mount()
    expect(seen()).toEqual({ Inbox: all })
    await wide()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
    await expect.element(empty()).toBeVisible()
    expect(document.querySelector('.sw-stack-empty')?.getBoundingClientRect()).toMatchObject({ left: 320, right: 1280 })
    await expect.element(screen.getByText('Nothing chosen yet')).toBeVisible()
    expect(urls()).toEqual(['/list'])
  })

  test('phone with details, then wide: the list on the left, the details on the right', async () => {
    await mount()
    await press('Open 1')
    await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 1': all }))
    await wide()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
    await expect.element(empty()).not.toBeInTheDocument()
    expect(urls()).toEqual(['/list', '/mail/1'])
  })

  test('wide with list and details, then phone: the details, and Back leads to the list', async () => {
    await wide()
    await mount()
    await press('Open 1')
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
    await phone()
    await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 1': all }))
    back()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
    expect(run.history.url()).toBe('/list')
  })

  test('wide with a list and no details, then phone: the list', async () => {
    await wide()
    await mount()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
    await phone()
    await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
    await expect.element(empty()).not.toBeInTheDocument()
  })
})

test('the list keeps typed text, its scroll position and its instance when the screen is rotated', async () => {
  await mount()
  const field = () => document.querySelector<HTMLInputElement>('[aria-label="Search"]')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Search' }), 'ada')
  // Firefox scrolls to typed text in the next frame.
  await nextFrame()
  bodyOf('Inbox').scrollTop = 700
  const before = field()
  await wide()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
  expect(bodyOf('Inbox').scrollTop).toBe(700)
  await mouseClick(centerOf(screen.getByRole('button', { name: 'Open 20' }).element()))
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
  expect(run.mounts).toBe(1)
})

test('a page that the list opens replaces the details, and Back and Forward work on every width', async () => {
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
  run.history.go(1)
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 2': right }))
  await phone()
  await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 2': all }))
  back()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: all }))
  back()
  await vi.waitFor(() => expect(seen()).toEqual({ Home: all }))
  run.history.go(2)
  await vi.waitFor(() => expect(seen()).toEqual({ 'Mail 2': all }))
})

test('a page that the details open covers them, and a choice in the list replaces both', async () => {
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

test('on a phone the list opens its details above itself', async () => {
  await mount()
  await press('Open 1')
  await press('Next')
  await vi.waitFor(() => expect(urls()).toEqual(['/list', '/mail/1', '/mail/101']))
})

test('a list that opens itself again replaces itself, and the details close', async () => {
  await wide()
  await mount()
  await press('Open 1')
  await expect.element(screen.getByText('Text of 1')).toBeVisible()
  await press('Only unread')
  await vi.waitFor(() => expect(urls()).toEqual(['/list?filter=unread']))
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left }))
})

test('a details page that must be asked before it is left is covered, not dropped', async () => {
  await wide()
  await mount()
  await navigateTo({ url: '/draft' })
  await press('Open 1')
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, 'Mail 1': right }))
  expect(urls()).toEqual(['/list', '/draft', '/mail/1'])
  await navigateBack()
  await vi.waitFor(() => expect(seen()).toEqual({ Inbox: left, Draft: right }))
})
