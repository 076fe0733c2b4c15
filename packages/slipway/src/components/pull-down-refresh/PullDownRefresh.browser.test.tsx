import { createRef, type ReactNode, StrictMode, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { startPullDownRefresh, stopPullDownRefresh } from '../../api/pull-down-refresh/index.ts'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { type Point, touchDrag, touchStart } from '../../testing/internal/input/touch.ts'
import { pullByTrackpad } from '../../testing/internal/input/trackpad.ts'
import { PullDownRefresh, type PullDownRefreshProps, usePullDownRefresh } from './index.ts'

/** Renders a page that scrolls and can be pulled, and logs its phases. */
async function show(props: Partial<PullDownRefreshProps> = {}, parts?: ReactNode) {
  const onRefresh = vi.fn<NonNullable<PullDownRefreshProps['onRefresh']>>()
  const { layer, scroller } = await pageOf(
    <StrictMode>
      <p style={{ margin: 0 }}>Some text</p>
      <div style={{ blockSize: 3_000 }} />
      <PullDownRefresh onRefresh={onRefresh} {...props} />
      {parts}
    </StrictMode>,
  )
  const indicator = layer.querySelector('.sw-pull') as HTMLElement
  const phases: (string | undefined)[] = []
  const observer = new MutationObserver(() => phases.push(indicator.dataset.phase))
  observer.observe(indicator, { attributeFilter: ['data-phase'] })
  onTestFinished(() => observer.disconnect())
  const { left, top, width } = scroller.getBoundingClientRect()
  const from = { x: left + width / 2, y: top + 60 }
  const circle = indicator.firstElementChild as HTMLElement
  const movedPx = () => Math.round(circle.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top)
  const status = () => layer.querySelector('.sw-pull [role=status]')?.textContent
  return { layer, scroller, indicator, phases, onRefresh, from, movedPx, status }
}

const down = ({ x, y }: Point, byPx: number): Point => ({ x, y: y + byPx })

/** Distance that a touch moves before it becomes a pull. */
const slopPx = 10

/** Turns transitions off, so that only the timer reports the end of a motion. */
function withoutMotion(): void {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '.sw-pull-circle { transition: none !important }'
  onTestFinished(() => style.remove())
}

test('[S4.1] a pull that is long enough refreshes, until the promise settles', async () => {
  let finish = () => {}
  const { from, phases, onRefresh, movedPx, status, scroller } = await show()
  onRefresh.mockReturnValue(
    new Promise<void>((resolve) => {
      finish = resolve
    }),
  )
  const touch = await touchStart(from)
  await touch.move(down(from, slopPx))
  await touch.move(down(from, slopPx + 75))
  await vi.waitFor(() => expect(movedPx()).toBe(35))
  expect(phases).toEqual(['pulling'])
  await touch.move(down(from, slopPx + 150))
  await vi.waitFor(() => expect(movedPx()).toBe(70))
  expect(onRefresh).not.toHaveBeenCalled()
  await touch.end()
  await vi.waitFor(() => expect(status()).toBe('Loading'))
  expect(onRefresh).toHaveBeenCalledOnce()
  finish()
  await vi.waitFor(() => expect(phases).toEqual(['pulling', 'reached', 'refreshing', 'restoring', 'idle']))
  expect(status()).toBe('')
  expect(scroller.scrollTop).toBe(0)
})

test('[S4.1] a pull released early refreshes nothing; a pull moved back refreshes nothing either', async () => {
  const { from, phases, onRefresh } = await show()
  await touchDrag(from, down(from, 100))
  await vi.waitFor(() => expect(phases).toEqual(['pulling', 'aborting', 'idle']))
  const touch = await touchStart(from)
  await touch.move(down(from, 200))
  await touch.move(down(from, 50))
  await touch.end()
  await vi.waitFor(() => expect(phases.slice(3)).toEqual(['reached', 'pulling', 'aborting', 'idle']))
  expect(onRefresh).not.toHaveBeenCalled()
})

test('[S4.1] a touch cancelled by the system refreshes nothing', async () => {
  const { from, phases, onRefresh } = await show()
  const touch = await touchStart(from)
  await touch.move(down(from, 200))
  await vi.waitFor(() => expect(phases).toEqual(['reached']))
  await touch.cancel()
  await vi.waitFor(() => expect(phases).toEqual(['reached', 'aborting', 'idle']))
  expect(onRefresh).not.toHaveBeenCalled()
})

test('[S4.1] touches are ignored while refreshing', async () => {
  const { from, phases, onRefresh } = await show()
  await startPullDownRefresh()
  await touchDrag(from, down(from, 300))
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(phases).toEqual(['refreshing'])
})

test('[S9.29] a timer of 350 ms replaces a missing `transitionend`', async () => {
  withoutMotion()
  const { indicator } = await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await startPullDownRefresh()
  await stopPullDownRefresh()
  expect(indicator.dataset.phase).toBe('restoring')
  await vi.advanceTimersByTimeAsync(349)
  expect(indicator.dataset.phase).toBe('restoring')
  await vi.advanceTimersByTimeAsync(1)
  expect(indicator.dataset.phase).toBe('idle')
})

test('[S9.29] a pull that was released early ends after 350 ms without `transitionend`', async () => {
  withoutMotion()
  const { from, indicator } = await show()
  const touch = await touchStart(from)
  await touch.move(down(from, 100))
  await vi.waitFor(() => expect(indicator.dataset.phase).toBe('pulling'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await touch.end()
  await vi.waitFor(() => expect(indicator.dataset.phase).toBe('aborting'))
  await vi.advanceTimersByTimeAsync(349)
  expect(indicator.dataset.phase).toBe('aborting')
  await vi.advanceTimersByTimeAsync(1)
  expect(indicator.dataset.phase).toBe('idle')
})

test('a page that is scrolled down scrolls instead', async () => {
  const { from, scroller, phases } = await show()
  scroller.scrollTop = 400
  await touchDrag(from, down(from, 200))
  await vi.waitFor(() => expect(scroller.scrollTop).toBeLessThan(300))
  expect(phases).toEqual([])
})

test('moving up scrolls', async () => {
  const { from, scroller, phases } = await show()
  await touchDrag(down(from, 200), from)
  await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100))
  expect(phases).toEqual([])
})

test('a mouse pulls, but selects text if it begins on a text', async () => {
  const { from, scroller, phases, onRefresh } = await show()
  await mouseDrag(from, down(from, 200))
  expect(onRefresh).toHaveBeenCalledOnce()
  await stopPullDownRefresh()
  await vi.waitFor(() => expect(phases.at(-1)).toBe('idle'))
  const { left, top } = scroller.getBoundingClientRect()
  await mouseDrag({ x: left + 5, y: top + 10 }, { x: left + 60, y: top + 210 })
  expect(getSelection()?.toString()).not.toBe('')
  expect(onRefresh).toHaveBeenCalledOnce()
  getSelection()?.removeAllRanges()
})

test('two fingers on a trackpad pull', async () => {
  const { scroller, phases, onRefresh } = await show()
  pullByTrackpad(scroller)
  await vi.waitFor(() => expect(phases.at(-1)).toBe('refreshing'))
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('calls reject with the state; a refresh without a promise waits for `stopPullDownRefresh`', async () => {
  const { phases, onRefresh } = await show()
  await startPullDownRefresh()
  expect(onRefresh).toHaveBeenCalledOnce()
  await expect(startPullDownRefresh()).rejects.toMatchObject({ code: 'locked' })
  await stopPullDownRefresh()
  await stopPullDownRefresh()
  await vi.waitFor(() => expect(phases).toEqual(['refreshing', 'restoring', 'idle']))
  await navigateTo({ url: '/other' })
  await expect(startPullDownRefresh()).rejects.toMatchObject({ errMsg: 'startPullDownRefresh:fail not-found' })
  await expect(stopPullDownRefresh()).rejects.toMatchObject({ errMsg: 'stopPullDownRefresh:fail not-found' })
})

test('a covered page continues a refresh with a promise, and ends a refresh that waits for a call', async () => {
  let finish = () => {}
  const { indicator, onRefresh } = await show()
  onRefresh.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      finish = resolve
    }),
  )
  await startPullDownRefresh()
  await navigateTo({ url: '/other' })
  await navigateBack()
  expect(indicator.dataset.phase).toBe('refreshing')
  finish()
  await vi.waitFor(() => expect(indicator.dataset.phase).toBe('idle'))

  await startPullDownRefresh()
  await navigateTo({ url: '/other' })
  await navigateBack()
  await vi.waitFor(() => expect(indicator.dataset.phase).toBe('idle'))
})

test('a promise that settles late does not end the next refresh', async () => {
  let finish = () => {}
  const { indicator, onRefresh } = await show()
  onRefresh.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      finish = resolve
    }),
  )
  await startPullDownRefresh()
  await stopPullDownRefresh()
  await startPullDownRefresh()
  finish()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(indicator.dataset.phase).toBe('refreshing')
})

test.each<[string, () => Promise<unknown>]>([
  [
    'throws',
    () => {
      throw new Error('no network')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no network'))],
])('a callback that %s ends the refresh, and its error is reported', async (_how, work) => {
  const { phases, onRefresh } = await show()
  const reported: unknown[] = []
  const later = vi.spyOn(globalThis, 'queueMicrotask')
  onTestFinished(() => later.mockRestore())
  later.mockImplementation(
    (call) =>
      void Promise.resolve()
        .then(call)
        .catch((error) => reported.push(error)),
  )
  onRefresh.mockImplementationOnce(work)
  await startPullDownRefresh()
  await vi.waitFor(() => expect(phases.at(-1)).toBe('idle'))
  expect(reported).toEqual([new Error('no network')])
})

test('appears and disappears at once under prefers-reduced-motion', async () => {
  await lessMotion()
  const { movedPx, phases } = await show()
  await startPullDownRefresh()
  await vi.waitFor(() => expect(phases).toEqual(['refreshing']))
  expect(movedPx()).toBe(70)
  await stopPullDownRefresh()
  await vi.waitFor(() => expect(phases).toEqual(['refreshing', 'restoring', 'idle']))
})

test('applies its options, and passes other props to the indicator', async () => {
  const ref = createRef<HTMLDivElement>()
  const { indicator, movedPx, from, onRefresh } = await show({
    height: 50,
    range: 80,
    offset: 20,
    color: 'rgb(1, 2, 3)',
    className: 'mine',
    id: 'pull',
    style: { zIndex: 3 },
    ref,
  })
  expect(ref.current).toBe(indicator)
  expect(indicator.matches('.sw-pull.mine#pull')).toBe(true)
  expect(indicator.style.zIndex).toBe('3')
  expect(getComputedStyle(indicator.querySelector('.sw-pull-arrow') as Element).stroke).toBe('rgb(1, 2, 3)')
  await touchDrag(from, down(from, 81 + slopPx))
  await vi.waitFor(() => expect(movedPx()).toBe(70))
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('forced colours show the circle', async () => {
  await forcedColors()
  const { indicator } = await show()
  const circle = getComputedStyle(indicator.querySelector('.sw-pull-circle') as Element)
  expect(circle.borderTopStyle).toBe('solid')
  expect(circle.borderTopColor).not.toBe(circle.backgroundColor)
})

test('is announced as a status while refreshing', async () => {
  const { indicator, onRefresh, status } = await show()
  onRefresh.mockReturnValue(new Promise(() => {}))
  await startPullDownRefresh()
  await vi.waitFor(() => expect(status()).toBe('Loading'))
  await expect(indicator).toMatchAriaInlineSnapshot(`
    - status: Loading
  `)
})

describe('`usePullDownRefresh`', () => {
  test('refreshes several parts of a page, until the last one is ready', async () => {
    const finish: (() => void)[] = []
    const work = [0, 1].map(() => new Promise<void>((resolve) => finish.push(resolve)))
    const { phases, onRefresh } = await show(
      {},
      work.map((own, index) => <Part key={String(index)} listener={() => own} />),
    )
    await startPullDownRefresh()
    expect(onRefresh).toHaveBeenCalledOnce()
    finish[1]?.()
    await work[1]
    expect(phases).toEqual(['refreshing'])
    finish[0]?.()
    await vi.waitFor(() => expect(phases).toEqual(['refreshing', 'restoring', 'idle']))
  })

  test('works without `onRefresh`, calls the latest listener, and none of a removed part', async () => {
    const calls: string[] = []
    const { phases } = await show({ onRefresh: undefined }, <Removable onRefresh={(name) => calls.push(name)} />)
    const next = () => document.querySelector<HTMLElement>('[data-next]')
    for (const expected of ['first', 'second', '']) {
      await vi.waitFor(() => expect(next()?.textContent).toBe(expected))
      calls.splice(0)
      await startPullDownRefresh()
      expect(calls.join()).toBe(expected)
      await stopPullDownRefresh()
      await vi.waitFor(() => expect(phases.at(-1)).toBe('idle'))
      next()?.click()
    }
  })
})

describe('custom content', () => {
  test('replaces the circle, knows the phase, and follows the pull', async () => {
    const { from, indicator, movedPx } = await show({
      height: 44,
      children: ({ phase }) => <p style={{ margin: 0, blockSize: 30 }}>{phase}</p>,
    })
    expect(indicator.querySelector('.sw-pull-circle')).toBeNull()
    const touch = await touchStart(from)
    await touch.move(down(from, slopPx))
    await touch.move(down(from, slopPx + 75))
    await vi.waitFor(() => expect([movedPx(), indicator.textContent]).toEqual([22, 'pulling']))
    expect(indicator.style.getPropertyValue('--sw-pull-progress')).toBe('0.5')
    await touch.move(down(from, slopPx + 200))
    await vi.waitFor(() => expect(indicator.textContent).toBe('reached'))
    await touch.end()
    await vi.waitFor(() => expect([movedPx(), indicator.textContent]).toEqual([44, 'refreshingLoading']))
    await stopPullDownRefresh()
    await vi.waitFor(() => expect([movedPx(), indicator.textContent]).toEqual([0, 'idle']))
  })
})

function Part({ listener }: { listener(): unknown }) {
  usePullDownRefresh(listener)
  return null
}

function Removable({ onRefresh }: { onRefresh(name: string): void }) {
  const [step, setStep] = useState(0)
  const name = ['first', 'second', ''][step] ?? ''
  return (
    <button type="button" data-next="" onClick={() => setStep(step + 1)}>
      {name}
      {name && <Part listener={() => onRefresh(name)} />}
    </button>
  )
}
