import { useLayoutEffect, useRef, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { peekNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { createApp } from '../createApp.tsx'

test.each([
  ['refuses', () => false],
  ['has not answered for', () => new Promise<boolean>(() => {})],
])('a page that its guard %s has no content while Back moves it off the screen', async (_, guard) => {
  const Secret = vi.fn(() => <p>Secret</p>)
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: {
      '/': page({ load: async () => ({ default: () => <p>Home</p> }) }),
      '/secret': page({ load: async () => ({ default: Secret }), guard, under: '/' }),
    },
    history: memoryHistory('/secret'),
    motion: { durationMs: 50, easing: 'linear', dim: 0.1, above: { x: 100 }, below: { x: -30 } },
  } as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('[data-path="/secret"]')).not.toBeNull())
  await navigateBack()
  await expect.element(screen.getByText('Home')).toBeVisible()
  await vi.waitFor(() => expect(element.querySelector('[data-path="/secret"]')).toBeNull())
  expect(Secret).not.toHaveBeenCalled()
})

/** Collects what `read` returns, in each frame and after each change of the document, until the returned function is called. */
function watchDocument(read: () => unknown): () => Set<unknown> {
  const seen = new Set<unknown>()
  let frame = 0
  const look = () => seen.add(read())
  const onFrame = () => {
    look()
    frame = requestAnimationFrame(onFrame)
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { subtree: true, childList: true, attributes: true })
  onFrame()
  return () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
    return seen
  }
}

/** Counts its presses, and measures its box in a layout effect. */
function Secret() {
  const [count, setCount] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidth] = useState(-1)
  useLayoutEffect(() => setWidth(box.current?.offsetWidth ?? -1), [])
  return (
    <div className="secret" data-width={widthPx}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Secret {count}
      </button>
      <div ref={box}>Box</div>
    </div>
  )
}

describe('a page that was allowed, while its guard has no new answer', () => {
  let answer: (isAllowed: boolean) => void = () => {}
  let isSlow = false

  /** Starts an app on its guarded page, and presses its button once. */
  async function start() {
    isSlow = false
    const guard: Guard = ({ path }) =>
      path !== '/secret' || !isSlow || new Promise<boolean>((resolve) => (answer = resolve))
    const element = document.body.appendChild(document.createElement('div'))
    const unmount = createApp({
      pages: {
        '/': page({ load: async () => ({ default: () => <p>Home</p> }) }),
        '/other': page({ load: async () => ({ default: () => <p>Other</p> }) }),
        '/secret': page({ load: async () => ({ default: Secret }), under: '/' }),
      },
      guard,
      history: memoryHistory('/secret'),
    } as AnyApp).mount(element)
    onTestFinished(() => {
      unmount()
      element.remove()
    })
    await userEvent.click(screen.getByRole('button', { name: 'Secret 0' }))
    await expect.element(screen.getByRole('button', { name: 'Secret 1' })).toBeVisible()
  }

  const waiting = screen.getByRole('status', { name: 'Loading' })

  const ways: readonly (readonly [string, () => unknown])[] = [
    ['because the token changed', () => void peekNavigator()?.rerunGuards()],
    [
      'after Back',
      async () => {
        isSlow = false
        await navigateTo({ url: '/other' })
        await expect.element(screen.getByText('Other')).toBeVisible()
        isSlow = true
        await navigateBack()
      },
    ],
    [
      'because the token changed while it was covered',
      async () => {
        isSlow = false
        await navigateTo({ url: '/other' })
        await expect.element(screen.getByText('Other')).toBeVisible()
        isSlow = true
        peekNavigator()?.rerunGuards()
        await navigateBack()
      },
    ],
  ]

  test.each(ways)('%s: its content is in the document in no frame, and comes back with its state', async (_, lead) => {
    await start()
    isSlow = true
    await lead()
    await expect.element(waiting).toBeInTheDocument()
    const seen = watchDocument(() => document.querySelector('.secret') !== null)
    for (let frame = 0; frame < 3; frame++) await nextFrame()
    expect(seen()).toEqual(new Set([false]))
    answer(true)
    await expect.element(screen.getByRole('button', { name: 'Secret 1' })).toBeVisible()
    // A layout effect that runs again finds the content in the document.
    expect(Number(document.querySelector<HTMLElement>('.secret')?.dataset.width)).toBeGreaterThan(0)
  })

  test('Back uncovers it without its content, in each frame until the answer', async () => {
    await start()
    await navigateTo({ url: '/other' })
    const covered = () => document.querySelector('[data-path="/secret"][data-covered]')
    await vi.waitFor(() => expect(covered()).not.toBeNull())
    isSlow = true
    const seen = watchDocument(() => document.querySelector('.secret') !== null && covered() === null)
    await navigateBack()
    await expect.element(waiting).toBeInTheDocument()
    await nextFrame()
    expect(seen()).toEqual(new Set([false]))
    answer(false)
    await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
    expect(document.querySelector('.secret')).toBeNull()
  })
})
