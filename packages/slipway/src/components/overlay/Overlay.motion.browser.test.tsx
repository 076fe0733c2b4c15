import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { overlayApp } from '../../testing/internal/apps/overlayApp.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { ActionSheet } from '../action-sheet/index.ts'
import { BottomSheet } from '../bottom-sheet/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Popover } from '../popover/index.ts'
import { Popup } from '../popup/index.ts'
import { Overlay } from './index.ts'

const reported: string[] = []
const listeners = {
  onAfterOpen: () => void reported.push('opened'),
  onAfterClose: () => void reported.push('closed'),
}

/** Sets transitions to 60 s until the test ends, so that only `finish` ends them. */
function moveSlowly(): void {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '.sw-overlay, .sw-overlay::backdrop, .sw-overlay-content { transition-duration: 60s !important }'
  onTestFinished(() => sheet.remove())
}

const overlay = (open: boolean, children?: ReactNode) => (
  <Overlay open={open} aria-label="Comment" {...listeners}>
    {children}
  </Overlay>
)

/** Ends the transitions of the overlay. */
async function finish(): Promise<void> {
  await nextFrame()
  for (const animation of document.getAnimations()) animation.finish()
  await nextFrame()
}

beforeEach(() => {
  reported.length = 0
})

type Step = 'open' | 'close' | 'finish' | 'frame'

describe('`onAfterOpen` and `onAfterClose`', () => {
  test.each<[title: string, steps: readonly Step[], calls: readonly string[]]>([
    ['a closed overlay calls neither', ['frame', 'finish'], []],
    ['opening calls nothing before the motion has ended', ['open', 'frame', 'frame'], []],
    ['opening calls `onAfterOpen` once', ['open', 'finish', 'finish'], ['opened']],
    ['closing calls nothing before the motion has ended', ['open', 'finish', 'close', 'frame'], ['opened']],
    ['closing calls `onAfterClose` once', ['open', 'finish', 'close', 'finish', 'finish'], ['opened', 'closed']],
    ['interrupted opening calls only `onAfterClose`', ['open', 'frame', 'close', 'finish'], ['closed']],
    ['opening that is interrupted at once does so, too', ['open', 'close', 'finish'], ['closed']],
    ['interrupted closing calls only `onAfterOpen`', ['open', 'frame', 'close', 'frame', 'open', 'finish'], ['opened']],
    [
      'opening again calls it again',
      ['open', 'finish', 'close', 'finish', 'open', 'finish'],
      ['opened', 'closed', 'opened'],
    ],
  ])('%s', async (_, steps, calls) => {
    moveSlowly()
    const { rerender } = render(overlay(false))
    for (const step of steps) {
      if (step === 'frame') await nextFrame()
      else if (step === 'finish') await finish()
      else rerender(overlay(step === 'open'))
    }
    expect(reported).toEqual(calls)
  })

  test('an overlay that is open at first calls `onAfterOpen`; unmounting calls nothing', async () => {
    const { rerender } = render(overlay(true))
    await vi.waitFor(() => expect(reported).toEqual(['opened']))
    rerender(null)
    await nextFrame()
    await nextFrame()
    expect(reported).toEqual(['opened'])
  })

  test('they are called at the next frame with reduced motion', async () => {
    await lessMotion()
    const { rerender } = render(overlay(false))
    for (const [open, calls] of [
      [true, ['opened']],
      [false, ['opened', 'closed']],
    ] as const) {
      rerender(overlay(open))
      await nextFrame()
      await nextFrame()
      expect(reported).toEqual(calls)
    }
  })

  test('an endless motion of the content delays nothing', async () => {
    const spin = (element: HTMLElement | null) => {
      element?.animate({ rotate: '1turn' }, { duration: 1_000, iterations: Number.POSITIVE_INFINITY })
    }
    render(overlay(true, <span ref={spin}>Loading</span>))
    await vi.waitFor(() => expect(reported).toEqual(['opened']))
  })

  test('a page that is covered and shown again calls neither', async () => {
    await overlayApp(overlay(true))
    await vi.waitFor(() => expect(reported).toEqual(['opened']))
    await navigateTo({ url: '/next' })
    await expect.element(screen.getByText('next')).toBeVisible()
    await navigateBack()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
    await nextFrame()
    expect(reported).toEqual(['opened'])
  })

  test('an overlay whose page is covered while it opens calls `onAfterOpen` when it has opened with its page', async () => {
    moveSlowly()
    await overlayApp(overlay(true))
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await navigateTo({ url: '/next' })
    await expect.element(screen.getByText('next')).toBeVisible()
    await finish()
    expect(reported).toEqual([])
    await navigateBack()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await finish()
    await vi.waitFor(() => expect(reported).toEqual(['opened']))
  })
})

test.each<[string, (open: boolean) => ReactNode]>([
  ['Popup', (open) => <Popup title="Filter" {...{ open, ...listeners }} />],
  ['Dialog', (open) => <Dialog title="Delete?" {...{ open, ...listeners }} />],
  ['BottomSheet', (open) => <BottomSheet title="Nearby" {...{ open, ...listeners }} />],
  ['ActionSheet', (open) => <ActionSheet actions={['Copy']} {...{ open, ...listeners }} />],
  ['Popover', (open) => <Popover title="New" {...{ open, ...listeners }} />],
])('%s calls them, too', async (_, view) => {
  const { rerender } = render(view(true))
  await vi.waitFor(() => expect(reported).toEqual(['opened']))
  rerender(view(false))
  await vi.waitFor(() => expect(reported).toEqual(['opened', 'closed']))
})
