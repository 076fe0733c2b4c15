import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import type { History } from '../../router/history/history.ts'
import { overlayApp } from '../../testing/internal/apps/overlayApp.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { centerOf, touchDrag, touchTap } from '../../testing/internal/input/touch.ts'
import { Picker } from './index.ts'

const reported: string[] = []
let history: History

function Teas(): ReactNode {
  return (
    <Picker
      aria-label="Tea"
      range={['Assam', 'Darjeeling', 'Earl Grey', 'Sencha']}
      onCancel={({ detail }) => reported.push(detail.reason)}
      onChange={({ detail }) => reported.push(String(detail.value))}
    />
  )
}

const trigger = screen.getByRole('button', { name: /^Tea/ })
const wheel = screen.getByRole('spinbutton')

/** Opens a picker on the second page of an app. */
async function openTeas(): Promise<void> {
  history = await overlayApp(<Teas />)
  await userEvent.click(trigger)
  await expect.element(wheel).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

beforeEach(async () => {
  reported.length = 0
  await screen.viewport(390, 844)
})

test('Back closes it, and then leaves the page', async () => {
  await openTeas()
  history.go(-1)
  await vi.waitFor(() => expect(reported).toEqual(['back']))
  await expect.element(trigger).toHaveFocus()
  expect(history.url()).toBe('/form')
  await navigateBack()
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('a confirmed picker leaves no history entry', async () => {
  await openTeas()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(reported).toEqual(['0']))
  await navigateBack()
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('closes with its page, and opens again with its state', async () => {
  await openTeas()
  await userEvent.keyboard('{End}')
  await navigateTo({ url: '/next' })
  await expect.element(screen.getByText('next')).toBeVisible()
  expect(document.querySelector('dialog[open]')).toBeNull()
  await navigateBack()
  await expect.element(wheel).toBeVisible()
  await expect.element(wheel).toHaveAttribute('aria-valuetext', 'Sencha')
  expect(reported).toEqual([])
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(reported).toEqual(['3']))
})

test('Done confirms the row in the middle, even if it is pressed before React renders that row', async () => {
  if (!('onscrollend' in window)) lacking('scrollend')
  await openTeas()
  const column = wheel.element()
  const done = screen.getByRole('button', { name: 'Done' }).element() as HTMLElement
  // On a busy page a pending tap is handled before a deferred render.
  column.addEventListener('scrollend', () => done.click(), { once: true })
  const list = column.firstElementChild as HTMLElement
  column.scrollTo({ top: (2 * list.offsetHeight) / list.childElementCount })
  await vi.waitFor(() => expect(reported).toEqual(['2']))
  await expect.element(trigger).toHaveTextContent('Earl Grey')
})

test('works with touch', async () => {
  await openTeas()
  const from = centerOf(wheel.element())
  await touchDrag(from, { x: from.x, y: from.y - 100 })
  // The browser may take a first tap during a running scroll to mean "stop".
  const done = centerOf(screen.getByRole('button', { name: 'Done' }).element())
  const tapDone = async () => {
    await touchTap(done)
    return reported.length
  }
  await expect.poll(tapDone).toBe(1)
  expect(Number(reported[0])).toBeGreaterThan(0)
  await expect
    .element(trigger)
    .toHaveTextContent(['Assam', 'Darjeeling', 'Earl Grey', 'Sencha'][Number(reported[0])] ?? '')
})
