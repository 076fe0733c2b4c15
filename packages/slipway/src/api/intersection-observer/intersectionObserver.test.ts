import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { getCurrentPages } from '../navigation/index.ts'
import { createIntersectionObserver, type IntersectionEvent, type IntersectionObserverHost } from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

function memoryHost() {
  const listeners = new Set<(event: IntersectionEvent) => void>()
  const observe = vi.fn<IntersectionObserverHost['observe']>((_, listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
  const late: ((event: IntersectionEvent) => void)[] = []
  const notify = (event: object) => {
    for (const listener of [...listeners, ...late]) listener(event as IntersectionEvent)
  }
  return { host: { observe }, observe, listeners, late, notify }
}

test('passes the target to the host, with default options', async () => {
  const { host, observe } = memoryHost()
  await createIntersectionObserver(undefined, undefined, host).observe('#a', () => {})
  expect(observe.mock.lastCall?.[0]).toEqual({
    scope: { key: getCurrentPages().at(-1)?.key },
    target: '#a',
    all: false,
    reference: undefined,
    margins: {},
    thresholds: [0],
    initialRatio: 0,
  })
})

test('`observe` uses the reference that was set last', async () => {
  const { host, observe } = memoryHost()
  const scope = { current: null }
  const options = { thresholds: [0.5, 1], initialRatio: 0.5, observeAll: true }
  const observer = createIntersectionObserver(scope, options, host)
  await observer
    .relativeToViewport({ top: 1 })
    .relativeTo('.list', { left: -2 })
    .observe('a', () => {})
  await observer.relativeToViewport().observe(scope, () => {})
  const limits = { scope, all: true, thresholds: [0.5, 1], initialRatio: 0.5 }
  expect(observe.mock.calls.map(([observation]) => observation)).toEqual([
    { ...limits, target: 'a', reference: '.list', margins: { left: -2 } },
    { ...limits, target: scope, reference: undefined, margins: {} },
  ])
})

test('each callback receives its own events until `disconnect`', async () => {
  const { host, listeners, late, notify } = memoryHost()
  const observer = createIntersectionObserver(null, {}, host)
  const [first, second] = [vi.fn(), vi.fn()]
  await Promise.all([observer.observe('a', first), observer.observe('b', second)])
  notify({ id: 'a' })
  expect([first.mock.calls, second.mock.calls]).toEqual([[[{ id: 'a' }]], [[{ id: 'a' }]]])
  late.push(...listeners)
  observer.disconnect()
  observer.disconnect()
  expect(listeners.size).toBe(0)
  notify({ id: 'late' })
  expect(first).toHaveBeenCalledOnce()
  await observer.observe('a', first)
  expect(listeners.size, 'observing again works').toBe(1)
})

const fine = () => {}
type Run = (host: IntersectionObserverHost) => Promise<void>
const withOptions =
  (options: unknown): Run =>
  (host) =>
    createIntersectionObserver(undefined, options as never, host).observe('a', fine)
const thresholds = 'thresholds must be a list of numbers from 0 to 1'
const initialRatio = 'initialRatio must be a number from 0 to 1'

test.each<[string, Run]>([
  ['options must be an object', withOptions(7)],
  [thresholds, withOptions({ thresholds: 0 })],
  [thresholds, withOptions({ thresholds: [] })],
  [thresholds, withOptions({ thresholds: [0, 1.1] })],
  [thresholds, withOptions({ thresholds: [Number.NaN] })],
  [initialRatio, withOptions({ initialRatio: -0.1 })],
  [initialRatio, withOptions({ initialRatio: '0' })],
  ['target must be a selector, an element or a ref', (host) => create(host).observe('', fine)],
  ['target must be a selector, an element or a ref', (host) => create(host).observe(undefined as never, fine)],
  [
    'relativeTo must be a selector, an element or a ref',
    (host) =>
      create(host)
        .relativeTo(undefined as never)
        .observe('a', fine),
  ],
  [
    'margins must be a finite number',
    (host) =>
      create(host)
        .relativeToViewport({ top: '1px' as never })
        .observe('a', fine),
  ],
  ['callback must be a function', (host) => create(host).observe('a', {} as never)],
])('%s', async (detail, run) => {
  const { host, observe } = memoryHost()
  await expect(run(host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `createIntersectionObserver:fail ${detail}`,
  })
  expect(observe).not.toHaveBeenCalled()
})

const create = (host: IntersectionObserverHost) => createIntersectionObserver(undefined, undefined, host)

test('rejects without a running app, and in Node without a document', async () => {
  const unavailable = { api: 'createIntersectionObserver', code: 'unavailable' }
  await expect(createIntersectionObserver().observe('a', fine)).rejects.toMatchObject(unavailable)
  await expect(createIntersectionObserver({ current: null }).observe('a', fine)).rejects.toMatchObject(unavailable)
  setNavigator(undefined)
  await expect(create(memoryHost().host).observe('a', fine)).rejects.toMatchObject(unavailable)
})
