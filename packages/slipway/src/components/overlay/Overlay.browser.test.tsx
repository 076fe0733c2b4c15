import { type ReactNode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import type { History } from '../../router/history/history.ts'
import { readSnapshot } from '../../router/history/snapshot.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { overlayApp } from '../../testing/internal/apps/overlayApp.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Button } from '../button/index.ts'
import { Overlay, type OverlayProps } from './index.ts'

describeConformance((props) => <Overlay open={false} {...props} />, { selector: 'dialog' })

const reasons: string[] = []
let history: History

function Dialogs(props: Partial<OverlayProps>): ReactNode {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOuter(true)}>
        Open
      </button>
      <Overlay
        aria-label="Outer"
        {...props}
        open={outer}
        onClose={({ detail }) => {
          reasons.push(`outer ${detail.reason}`)
          setOuter(false)
        }}
      >
        <button type="button" onClick={() => setInner(true)}>
          More
        </button>
        <button type="button" onClick={() => setOuter(false)}>
          Done
        </button>
        <button type="button" onClick={() => void navigateTo({ url: '/next' })}>
          Next page
        </button>
      </Overlay>
      <Overlay
        aria-label="Inner"
        open={inner}
        onClose={({ detail }) => {
          reasons.push(`inner ${detail.reason}`)
          setInner(false)
        }}
      >
        <input aria-label="Name" />
      </Overlay>
    </>
  )
}

function Nested(): ReactNode {
  const [open, setOpen] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Open
      </button>
      <Overlay open={open > 0} aria-label="Outer" onClose={() => setOpen(0)}>
        <button type="button" onClick={() => setOpen(2)}>
          More
        </button>
        <Overlay open={open > 1} aria-label="Inner" onClose={() => setOpen(1)}>
          <input aria-label="Name" />
        </Overlay>
      </Overlay>
    </>
  )
}

async function mount(
  props: Partial<OverlayProps> = {},
  form: ReactNode = <Dialogs {...props} />,
  guard?: Guard,
): Promise<void> {
  history = await overlayApp(form, guard)
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible()
}

const dialog = (name: string) => screen.getByRole('dialog', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => void reasons.splice(0))

test('opens in the top layer, moves the focus in and restores it', async () => {
  await mount()
  await press('Open')
  await expect.element(dialog('Outer')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  await press('Done')
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(reasons, '`open` was set to `false` by the app').toEqual([])
})

test('restores the focus to the button that opened it also in Safari, where a click does not focus buttons', async () => {
  await mount()
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  const takeFocus = () => (document.activeElement as HTMLElement).blur()
  document.addEventListener('mouseup', takeFocus, { capture: true, signal: listening.signal })
  // The code for this is loaded when the browser is idle after the first page.
  const openAndClose = async () => {
    await press('Open')
    await press('Done')
    return document.activeElement?.textContent
  }
  await expect.poll(openAndClose).toBe('Open')
})

test('Back closes the topmost overlay, one at a time, and then leaves the page', async () => {
  await mount()
  await press('Open')
  await press('More')
  await expect.element(dialog('Inner')).toBeVisible()
  history.go(-1)
  await vi.waitFor(() => expect(reasons).toEqual(['inner back']))
  await expect.element(dialog('Outer')).toBeVisible()
  expect(history.url()).toBe('/form')
  await navigateBack()
  expect(reasons).toEqual(['inner back', 'outer back'])
  expect(history.url()).toBe('/form')
  await navigateBack()
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('Escape closes the topmost overlay only, and never a page', async () => {
  await mount()
  await press('Open')
  await press('More')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(reasons).toEqual(['inner escape']))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(reasons).toEqual(['inner escape', 'outer escape']))
  await userEvent.keyboard('{Escape}')
  expect(history.url()).toBe('/form')
})

test('after any way of closing, the next Back leaves the page, and Forward opens nothing', async () => {
  await mount()
  await press('Open')
  await press('Done')
  await vi.waitFor(() => expect(readSnapshot(history.state())?.overlayEntries).toEqual([]))
  history.go(1)
  await press('Open')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(reasons).toEqual(['outer escape']))
  history.go(-1)
  await expect.element(screen.getByText('home')).toBeVisible()
})

test('a click on the mask closes it', async () => {
  await mount()
  await press('Open')
  await userEvent.click(dialog('Outer'), { position: { x: 5, y: 5 } })
  await vi.waitFor(() => expect(reasons).toEqual(['outer mask']))
})

test('a click on the mask does nothing without `closeOnMaskClick`', async () => {
  await mount({ closeOnMaskClick: false })
  await press('Open')
  await userEvent.click(dialog('Outer'), { position: { x: 5, y: 5 } })
  await userEvent.click(dialog('Outer'), { position: { x: 5, y: 5 } })
  await expect.element(dialog('Outer')).toBeVisible()
  expect(reasons).toEqual([])
})

test('closes when its page is covered, and opens again with its page', async () => {
  await mount()
  await press('Open')
  await press('Next page')
  await expect.element(screen.getByText('next')).toBeVisible()
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(reasons).toEqual([])
  await navigateBack()
  await expect.element(dialog('Outer')).toBeVisible()
  history.go(-1)
  await vi.waitFor(() => expect(reasons).toEqual(['outer back']))
  expect(history.url()).toBe('/form')
})

test('nested overlays open again with their page in their order, and restore the focus', async () => {
  await mount({}, <Nested />)
  await press('Open')
  await press('More')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await navigateTo({ url: '/next' })
  await navigateBack()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await navigateBack()
  await expect.element(dialog('Inner')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  await navigateBack()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(history.url()).toBe('/form')
})

test('a jump in the history that closes nested overlays restores the focus', async () => {
  await mount({}, <Nested />)
  await press('Open')
  await press('More')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  history.go(-2)
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('is hidden while guards run, keeps its history entry, and closes when they refuse', async () => {
  let answer = (_: boolean) => {}
  let isSlow = false
  await mount({}, undefined, () => !isSlow || new Promise<boolean>((resolve) => (answer = resolve)))
  await press('Open')
  await press('More')
  await expect.element(dialog('Inner')).toBeVisible()
  const go = vi.spyOn(history, 'go')
  const push = vi.spyOn(history, 'push')
  isSlow = true
  // The browser leaves for another site, and restores the document from its cache later.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(dialog('Inner')).not.toBeInTheDocument()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  answer(true)
  await expect.element(dialog('Inner')).toBeVisible()
  expect(go).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()

  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(dialog('Inner')).not.toBeInTheDocument()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  answer(false)
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  await vi.waitFor(() => expect(readSnapshot(history.state())?.overlayEntries).toEqual([]))
  expect(push).not.toHaveBeenCalled()
})

test('stays open if the app ignores `onClose`, and the next Back calls it again', async () => {
  const onClose = vi.fn()
  history = await overlayApp(
    <Overlay open aria-label="Kept" onClose={onClose}>
      <button type="button">Inside</button>
    </Overlay>,
  )
  await expect.element(dialog('Kept')).toBeVisible()
  for (const times of [1, 2]) {
    await vi.waitFor(() => expect(readSnapshot(history.state())?.overlayEntries).toHaveLength(1))
    history.go(-1)
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(times))
  }
  await expect.element(dialog('Kept')).toBeVisible()
})

test('works as a dialog outside of an app', async () => {
  const onClose = vi.fn()
  render(
    <Overlay open aria-label="Plain" onClose={onClose}>
      <button type="button">Inside</button>
    </Overlay>,
  )
  await expect.element(dialog('Plain')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['center', 'bottom', 'top', 'start', 'end'] as const)('axe finds nothing at %s', async (placement) => {
  const { container } = render(
    <Overlay open aria-label="Sheet" placement={placement}>
      <p>Text</p>
      <Button>Done</Button>
    </Overlay>,
  )
  await expect.element(dialog('Sheet')).toBeVisible()
  await expectNoAxeViolations(container)
})
