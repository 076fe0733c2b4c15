import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type AnyApp, page } from '../../router/config/config.ts'
import { holdIdle } from '../../testing/internal/environment/holdIdle.ts'
import { stubNavigator } from '../../testing/internal/fakes/stubNavigator.ts'
import { renderApp } from '../../testing/renderApp.ts'
import { type PrefetchTime, usePrefetch } from './index.ts'

const load = vi.fn(async (): Promise<unknown> => ({ default: () => 'order' }))
const prefetchData = vi.fn(async () => {})

function Row({ id, on }: { id: number; on?: PrefetchTime | false }): ReactNode {
  return (
    <button type="button" {...usePrefetch('/order/:id', { id }, on === undefined ? {} : { on })}>
      {`order ${id}`}
    </button>
  )
}

async function start(content: ReactNode): Promise<HTMLElement> {
  const data = { prepare: async () => {}, prefetch: prefetchData }
  const pages = {
    '/': page({ load: async () => ({ default: () => content }) }),
    '/order/:id': page({ load, data, params: { id: Number } }),
  }
  const app = await renderApp({ pages } as unknown as AnyApp)
  onTestFinished(app.unmount)
  return app.visiblePage().querySelector('button:not(.sw-navigation-bar-button)') as HTMLElement
}

const send = (element: HTMLElement, type: string, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
const nextFrame = () => new Promise(requestAnimationFrame)

beforeEach(() => {
  load.mockClear()
  prefetchData.mockClear()
})

test.each([
  ['a press', (element: HTMLElement) => send(element, 'pointerdown', 'touch')],
  ['the focus', (element: HTMLElement) => element.focus()],
])('%s prefetches the page at once: its code once, its data per parameters', async (_, act) => {
  const element = await start(<Row id={7} />)
  expect(load).not.toHaveBeenCalled()
  act(element)
  act(element)
  expect(load).toHaveBeenCalledOnce()
  expect(prefetchData.mock.calls[0]).toMatchObject([{}, { params: { id: 7 } }, '/order/7'])
})

test('a mouse that hovers for 50 ms prefetches, a mouse that crosses does not', async () => {
  const element = await start(<Row id={7} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // React derives its enter and leave events from these.
    send(element, 'pointerover')
    await vi.advanceTimersByTimeAsync(49)
    send(element, 'pointerout')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(load).not.toHaveBeenCalled()
    send(element, 'pointerover')
    await vi.advanceTimersByTimeAsync(49)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('hovering with a touch does not prefetch', async () => {
  const element = await start(<Row id={7} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    send(element, 'pointerover', 'touch')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(load).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

test('visible: prefetches when the element enters the view', async () => {
  const element = await start(
    <>
      <div style={{ blockSize: 3_000 }} />
      <Row id={7} on="visible" />
    </>,
  )
  for (const _ of [1, 2, 3]) await nextFrame()
  expect(load).not.toHaveBeenCalled()
  element.scrollIntoView()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('idle: prefetches when the browser is idle', async () => {
  const request = holdIdle()
  await start(<Row id={7} on="idle" />)
  expect(load).not.toHaveBeenCalled()
  // The app itself also waits for idle time.
  await vi.waitFor(() => {
    for (const [work] of request.mock.calls) work({ didTimeout: false, timeRemaining: () => 50 })
    expect(load).toHaveBeenCalledOnce()
  })
})

test.each([
  ['`false` turns it off', false, false],
  ['data saving turns it off', 'visible', true],
] as const)('%s', async (_, on, saveData) => {
  stubNavigator('connection', { saveData })
  const element = await start(<Row id={7} on={on} />)
  element.focus()
  send(element, 'pointerdown')
  for (const __ of [1, 2, 3]) await nextFrame()
  expect(load).not.toHaveBeenCalled()
})
