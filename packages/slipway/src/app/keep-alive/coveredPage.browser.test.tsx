import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { peekNavigator } from '../../router/current.ts'
import { elementOf, moving, part, renew, start, view } from '../../testing/internal/apps/keepAliveApp.tsx'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { iosLook } from '../motion/looks.ts'

beforeEach(renew)

/** A page with content that another page must hide: links, a text to find, a row that wraps, and a popover. */
function LinksPage(): ReactNode {
  return (
    <>
      <a href="#1">first link</a>
      <p>needle in the list</p>
      <div style={{ blockSize: 1_000 }} />
      <div data-tiles="" style={{ display: 'flex', flexWrap: 'wrap' }}>
        {Array.from({ length: 120 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change.
          <div key={index} style={{ inlineSize: 100, blockSize: 100 }} />
        ))}
      </div>
      <div popover="manual" data-popover="">
        popover of the list
      </div>
      <button type="button" onClick={() => void navigateTo({ url: '/detail' })}>
        open
      </button>
    </>
  )
}

const Detail = () => (
  <>
    <button type="button">one</button>
    <button type="button">two</button>
  </>
)

let setOpen: (open: boolean) => void = () => {}

function QuestionPage(): ReactNode {
  const [open, change] = useState(true)
  setOpen = change
  return <Overlay open={open} aria-label="question" />
}

const pages = { '/links': view(LinksPage), '/question': view(QuestionPage), '/detail': view(Detail) }
const list = () => elementOf('/links') ?? expect.unreachable('the list is not mounted')

/** Opens the page over the list. With `held`, its transition has just begun and does not move. */
async function openDetail(held = false): Promise<void> {
  await start('/links', { pages, ...(held && { motion: { ...iosLook, durationMs: 100_000 } }) })
  await laterCode()
  await navigateTo({ url: '/detail' })
  if (held) await vi.waitFor(() => expect(moving().length).toBeGreaterThan(0))
  else await vi.waitFor(() => expect(list().matches('[data-covered]')).toBe(true))
}

test.each([true, false])('the Tab key does not reach a covered page (in transition: %s)', async (held) => {
  await openDetail(held)
  const reached = new Set<Element | null>()
  for (let count = 0; count < 6; count++) {
    await userEvent.keyboard('{Tab}')
    reached.add(document.activeElement)
  }
  for (const element of reached) expect(list().contains(element), element?.outerHTML.slice(0, 80)).toBe(false)
  expect([...reached].map((element) => element?.textContent)).toContain('two')
})

test('an element of a covered page cannot be focused by a script', async () => {
  await openDetail()
  list().querySelector('a')?.focus()
  expect(list().contains(document.activeElement)).toBe(false)
})

test('in a transition, taps reach only the current page', async () => {
  await openDetail(true)
  const { left, top } = list().querySelector('a')?.getBoundingClientRect() ?? expect.unreachable('no link')
  const hit = document.elementFromPoint(left + 2, top + 2)
  expect(hit?.closest('a')).toBeNull()
  expect(hit?.matches('[data-behind]')).toBe(true)
})

test('find in page does not find the text of a covered page', async () => {
  await openDetail()
  const { find } = window as unknown as { find(text: string): boolean }
  expect(find.call(window, 'needle in the list')).toBe(false)
  await navigateBack()
  await vi.waitFor(() => expect(list().matches('[data-covered]')).toBe(false))
  expect(find.call(window, 'needle in the list')).toBe(true)
})

test('an open popover of a covered page is hidden, and shown again with it', async () => {
  await start('/links', { pages })
  const popover = list().querySelector<HTMLElement>('[data-popover]')
  popover?.showPopover()
  expect(popover?.checkVisibility()).toBe(true)
  await navigateTo({ url: '/detail' })
  await vi.waitFor(() => expect(popover?.checkVisibility()).toBe(false))
  await navigateBack()
  await vi.waitFor(() => expect(popover?.checkVisibility()).toBe(true))
})

test('a page that was covered during a rotation has the new layout, and keeps its scroll position', async () => {
  onTestFinished(() => screen.viewport(390, 844))
  await openDetail()
  await navigateBack()
  const body = part('.sw-page-body')
  body.scrollTop = 300
  await navigateTo({ url: '/detail' })
  await screen.viewport(600, 844)
  await navigateBack()
  await vi.waitFor(() => expect(list().matches('[data-covered]')).toBe(false))
  expect(list().querySelector<HTMLElement>('[data-tiles]')?.offsetHeight).toBe(2_000)
  expect(Math.round(body.scrollTop)).toBe(300)
})

/** Opens a page over the page with an overlay. */
async function coverQuestion(): Promise<void> {
  await start('/question', { pages, guard: async () => true })
  await expect.element(screen.getByRole('dialog', { name: 'question' })).toBeVisible()
  await navigateTo({ url: '/detail' })
  await vi.waitFor(() => expect(elementOf('/question')?.matches('[data-covered]')).toBe(true))
}

/** Checks that the overlay is closed and has no history entry, and that it opens with its page. */
async function expectClosedUntilBack(): Promise<void> {
  expect(document.querySelector('dialog:modal')).toBeNull()
  expect(peekNavigator()?.stack.get().overlayEntries).toEqual([])
  await navigateBack()
  await expect.element(screen.getByRole('dialog', { name: 'question' })).toBeVisible()
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(1)
  expect(peekNavigator()?.stack.get().overlayEntries).toHaveLength(1)
}

test('an overlay of a covered page remains closed when the guards run again, and opens with its page', async () => {
  await coverQuestion()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(screen.getByRole('button', { name: 'one' })).not.toBeInTheDocument()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(screen.getByRole('button', { name: 'one' })).toBeVisible()
  await expectClosedUntilBack()
})

test('an overlay that a covered page opens is shown with its page', async () => {
  await coverQuestion()
  flushSync(() => setOpen(false))
  flushSync(() => setOpen(true))
  await expectClosedUntilBack()
})
