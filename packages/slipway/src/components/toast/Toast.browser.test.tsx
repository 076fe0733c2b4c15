import { type ReactNode, StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { hideToast, showToast } from '../../api/toast/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import ToastDemo from './demo.tsx'
import { Toast, type ToastProps } from './index.ts'

// Not held to `describeConformance`, which asks for a documented element: a toast draws none where it stands, and takes nothing
// but its own props. What the suite holds of a server and of StrictMode is held here.

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

test('it is shown while open, by the shell, and screen readers hear it', async () => {
  const { scroller } = await pageOf(<Saving duration={Infinity} icon="success" />)
  await expect.element(status()).toHaveTextContent('Saved')
  expect(scroller.contains(card()), 'in the top layer, not in the page').toBe(false)
  change({ open: false })
  await vi.waitFor(() => expect(card()).toBeNull())
  expect(reasons, 'its owner closed it').toEqual([])
})

test('an error interrupts', async () => {
  await pageOf(<Saving icon="error" title="Could not save" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not save')
})

test('[S9.2] it leaves at 1500 ms and says so', async () => {
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

test('one that loads stays until its owner closes it', async () => {
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

test('a new text shows at once, in the same toast', async () => {
  await pageOf(<Saving icon="loading" title="Sending 1 of 2" />)
  await expect.element(status()).toHaveTextContent('Sending 1 of 2')
  const before = card()
  change({ title: 'Sending 2 of 2' })
  await expect.element(status()).toHaveTextContent('Sending 2 of 2')
  expect(card()).toBe(before)
  expect(reasons).toEqual([])
})

test('another toast takes its place, and hideToast takes it away', async () => {
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

test('Back takes away one that keeps touches from the page', async () => {
  await pageOf(<Saving duration={Infinity} mask />)
  await expect.poll(() => document.querySelector('.sw-toast[data-mask]')).not.toBeNull()
  await navigateBack()
  await expect.poll(() => reasons).toEqual(['close back'])
})

test('it goes with its page and comes back with it', async () => {
  await pageOf(<Saving duration={Infinity} />)
  await expect.element(status()).toHaveTextContent('Saved')
  await navigateTo({ url: '/other' })
  await vi.waitFor(() => expect(card()).toBeNull())
  await navigateBack()
  await expect.element(status()).toHaveTextContent('Saved')
  expect(reasons).toEqual([])
})

test('a server draws nothing', () => {
  expect(renderToString(<Saving />)).toBe('')
})

test('lives in StrictMode, and a text that went is not shown', async () => {
  const { scroller } = await pageOf(
    <StrictMode>
      <Saving duration={Infinity} />
    </StrictMode>,
  )
  await expect.element(status()).toHaveTextContent('Saved')
  expect(reasons, 'of its two mountings').toEqual([])
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

test('it lies where it is told to, at the bottom above a soft keyboard', async () => {
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

test('forced colours show where it ends', async () => {
  await forcedColors()
  await pageOf(<Saving duration={Infinity} />)
  await expect.poll(card).not.toBeNull()
  expect(getComputedStyle(card() as Element).borderTopStyle).toBe('solid')
})

test('it does not move where less motion is asked for', async () => {
  await lessMotion()
  await pageOf(<Saving duration={Infinity} />)
  await expect.poll(card).not.toBeNull()
  expect(getComputedStyle(card() as Element).transform).toBe('none')
})

test('is told as a status, and an error as an alert', async () => {
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
