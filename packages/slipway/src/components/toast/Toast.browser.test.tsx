import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { hideToast, showToast } from '../../api/toast/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import ToastDemo from './demo.tsx'
import { Toast, type ToastProps } from './index.ts'

// Not tested by `describeConformance`, which requires a documented element: a toast renders no element in place, and accepts
// only its own props. The rules for servers and StrictMode are tested here.

const reasons: string[] = []
let change: (props: Partial<ToastProps>) => void

function Saving(initial: Partial<ToastProps>): ReactNode {
  const [props, setProps] = useState(initial)
  change = (more) => setProps((before) => ({ ...before, ...more }))
  return (
    <Toast
      open
      title="Saved"
      {...props}
      onClose={({ type, detail }) => {
        reasons.push(`${type} ${detail.reason}`)
        change({ open: false })
      }}
    />
  )
}

beforeEach(() => void reasons.splice(0))

const status = () => screen.getByRole('status')
const card = () => document.querySelector('.sw-toast:not([data-leaving]) > .sw-toast-card')

test('it is shown by the shell while open, and announced', async () => {
  const { scroller } = await pageOf(<Saving duration={Infinity} icon="success" />)
  await expect.element(status()).toHaveTextContent('Saved')
  expect(scroller.contains(card()), 'in the top layer, not in the page').toBe(false)
  change({ open: false })
  await vi.waitFor(() => expect(card()).toBeNull())
  expect(reasons, '`open` was set to `false`').toEqual([])
})

test('an error is announced immediately', async () => {
  await pageOf(<Saving icon="error" title="Could not save" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not save')
})

test('[S9.2] it closes after 1500 ms and calls `onClose`', async () => {
  await pageOf(<Saving open={false} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    change({ open: true })
    await expect.poll(card).not.toBeNull()
    vi.advanceTimersByTime(1499)
    expect(reasons).toEqual([])
    vi.advanceTimersByTime(1)
    expect(reasons).toEqual(['close timeout'])
  } finally {
    vi.useRealTimers()
  }
})

test('a loading toast stays until `open` is `false`', async () => {
  await pageOf(<Saving open={false} icon="loading" />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    change({ open: true })
    await expect.poll(card).not.toBeNull()
    vi.advanceTimersByTime(60_000)
    expect(reasons).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('a changed text is shown at once, in the same toast', async () => {
  await pageOf(<Saving icon="loading" title="Sending 1 of 2" />)
  await expect.element(status()).toHaveTextContent('Sending 1 of 2')
  const before = card()
  change({ title: 'Sending 2 of 2' })
  await expect.element(status()).toHaveTextContent('Sending 2 of 2')
  expect(card()).toBe(before)
  expect(reasons).toEqual([])
})

test('another toast replaces it, and hideToast closes it', async () => {
  await pageOf(<Saving duration={Infinity} />)
  await expect.element(status()).toHaveTextContent('Saved')
  await showToast({ title: 'Copied' })
  await expect.element(status()).toHaveTextContent('Copied')
  expect(reasons).toEqual(['close replaced'])
  change({ open: true, title: 'Saved again' })
  await expect.element(status()).toHaveTextContent('Saved again')
  await hideToast()
  expect(reasons).toEqual(['close replaced', 'close hidden'])
})

test('Back closes a toast with a mask', async () => {
  await pageOf(<Saving duration={Infinity} mask />)
  await expect.poll(() => document.querySelector('.sw-toast[data-mask]')).not.toBeNull()
  await navigateBack()
  await expect.poll(() => reasons).toEqual(['close back'])
})

test('it is hidden with its page and shown again with it', async () => {
  await pageOf(<Saving duration={Infinity} />)
  await expect.element(status()).toHaveTextContent('Saved')
  await navigateTo({ url: '/other' })
  await vi.waitFor(() => expect(card()).toBeNull())
  await navigateBack()
  await expect.element(status()).toHaveTextContent('Saved')
  expect(reasons).toEqual([])
})

test('a server renders nothing', () => {
  expect(serverHtml(<Saving />)).toBe('')
})

test('it works in StrictMode, and a removed toast is not shown', async () => {
  const { scroller } = await pageOf(
    <StrictMode>
      <Saving duration={Infinity} />
    </StrictMode>,
  )
  await expect.element(status()).toHaveTextContent('Saved')
  expect(reasons, 'after both mounts').toEqual([])
  change({ open: false })
  await vi.waitFor(() => expect(card()).toBeNull())
  expect(scroller.textContent).toBe('')
})

test('axe-core finds nothing', async () => {
  const { scroller } = await pageOf(<ToastDemo />)
  await expectNoAxeViolations(scroller)
  ;(screen.getByRole('button', { name: 'Long text' }).element() as HTMLElement).click()
  await expect.poll(card).not.toBeNull()
  await expectNoAxeViolations(card() as Element)
})

test('it is at its `position`; at the bottom it is above a soft keyboard', async () => {
  await lessMotion()
  await pageOf(<Saving duration={Infinity} />)
  await expect.poll(card).not.toBeNull()
  const box = () => (card() as Element).getBoundingClientRect()
  expect((box().top + box().bottom) / 2).toBeCloseTo(innerHeight / 2, 0)
  change({ position: 'top' })
  await expect.poll(() => box().top).toBe(24)
  change({ position: 'bottom' })
  await expect.poll(() => box().bottom).toBe(innerHeight - 24)
  document.documentElement.style.setProperty('--sw-keyboard-height', '300px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--sw-keyboard-height'))
  expect(box().bottom).toBe(innerHeight - 324)
})

test('forced colours show its border', async () => {
  await forcedColors()
  await pageOf(<Saving duration={Infinity} />)
  await expect.poll(card).not.toBeNull()
  expect(getComputedStyle(card() as Element).borderTopStyle).toBe('solid')
})

test('it is not animated with reduced motion', async () => {
  await lessMotion()
  await pageOf(<Saving duration={Infinity} />)
  await expect.poll(card).not.toBeNull()
  expect(getComputedStyle(card() as Element).transform).toBe('none')
})

test('is announced as a status, and an error as an alert', async () => {
  await pageOf(<Saving duration={Infinity} icon="success" />)
  await expect.element(status()).toHaveTextContent('Saved')
  await expect(status().element()).toMatchAriaInlineSnapshot(`
    - status: Saved
  `)
  change({ icon: 'error', title: 'Could not save' })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Could not save')
  await expect(alert.element()).toMatchAriaInlineSnapshot(`
    - alert: Could not save
  `)
})
