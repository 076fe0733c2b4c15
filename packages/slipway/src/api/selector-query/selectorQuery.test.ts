import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { getCurrentPages } from '../navigation/index.ts'
import { createSelectorQuery, type NodeRect, type NodeScroll, type SelectorQueryHost } from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

const hostThat = (...answers: unknown[]) => ({ query: vi.fn<SelectorQueryHost['query']>(() => answers) })
const identity = { id: true, dataset: true }

test('the requests reach the host in their order, and the results are returned', async () => {
  const host = hostThat('a', 'b', 'c')
  const received: unknown[] = []
  const query = createSelectorQuery({}, host)
    .select('#a')
    .boundingClientRect((result) => received.push(result))
    .selectAll('.b')
    .fields({ node: true }, (result) => received.push(result))
    .selectViewport()
    .scrollOffset()
  const results = await query.exec((all) => received.push(...all))
  expect(results).toEqual(['a', 'b', 'c'])
  expect(received).toEqual(['a', 'b', 'a', 'b', 'c'])
  const scope = { key: getCurrentPages().at(-1)?.key }
  expect(host.query.mock.lastCall?.[0]).toEqual([
    { scope, selector: '#a', all: false, fields: { ...identity, rect: true, size: true } },
    { scope, selector: '.b', all: true, fields: { node: true } },
    { scope, selector: undefined, all: false, fields: { ...identity, scrollOffset: true } },
  ])
})

test('a query that is built in several statements runs all requests, each time it runs', async () => {
  const host = hostThat()
  const query = createSelectorQuery({}, host)
  query.select('a').node()
  query.in({ key: 'k' }).select('b').context()
  await query.exec()
  query.select('c').node()
  await query.exec()
  expect(host.query.mock.lastCall?.[0]).toMatchObject([
    { scope: { key: getCurrentPages().at(-1)?.key }, selector: 'a' },
    { scope: { key: 'k' }, selector: 'b', fields: { context: true } },
    { scope: { key: 'k' }, selector: 'c', fields: { node: true } },
  ])
})

test('it measures before `exec` returns', () => {
  const host = hostThat()
  void createSelectorQuery({}, host).exec()
  expect(host.query).toHaveBeenCalledOnce()
})

test('a callback that throws does not prevent the others, and its error is reported', async () => {
  const reported = vi.fn()
  const own = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.once('uncaughtException', reported)
  const received = vi.fn()
  await createSelectorQuery({}, hostThat('a', 'b'))
    .select('a')
    .node(() => {
      throw new Error('odd')
    })
    .select('b')
    .node(received)
    .exec()
  expect(received).toHaveBeenCalledWith('b')
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  for (const listener of own) process.on('uncaughtException', listener)
})

type Run = (host: SelectorQueryHost) => Promise<unknown>
test.each<[string, Run]>([
  ['selector must be a non-empty string', (host) => createSelectorQuery({}, host).select('').node().exec()],
  [
    'selector must be a non-empty string',
    (host) =>
      createSelectorQuery({}, host)
        .select(undefined as never)
        .node()
        .exec(),
  ],
  [
    'options must be an object',
    (host) =>
      createSelectorQuery({}, host)
        .select('a')
        .fields(null as never)
        .exec(),
  ],
  [
    'properties must be a list of strings',
    (host) =>
      createSelectorQuery({}, host)
        .select('a')
        .fields({ properties: 'value' as never })
        .exec(),
  ],
  [
    'computedStyle must be a list of strings',
    (host) =>
      createSelectorQuery({}, host)
        .select('a')
        .fields({ computedStyle: [1] as never })
        .exec(),
  ],
  [
    'callback must be a function',
    (host) =>
      createSelectorQuery({}, host)
        .select('a')
        .node({} as never)
        .exec(),
  ],
  ['callback must be a function', (host) => createSelectorQuery({}, host).exec({} as never)],
])('%s', async (detail, run) => {
  const host = hostThat()
  await expect(run(host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `createSelectorQuery:fail ${detail}`,
  })
  expect(host.query).not.toHaveBeenCalled()
})

test('rejects without a running app, and in plain Node without a document', async () => {
  const unavailable = { api: 'createSelectorQuery', code: 'unavailable' }
  await expect(createSelectorQuery().select('a').node().exec()).rejects.toMatchObject(unavailable)
  await expect(createSelectorQuery().in({ current: null }).select('a').node().exec()).rejects.toMatchObject(unavailable)
  setNavigator(undefined)
  await expect(createSelectorQuery({}, hostThat()).select('a').node().exec()).rejects.toMatchObject(unavailable)
})

test('a chain has typed results', () => {
  const query = createSelectorQuery({}, hostThat())
  const chain = query
    .select('a')
    .boundingClientRect()
    .selectAll('b')
    .fields({ size: true, id: false, properties: ['value'], computedStyle: ['marginTop'] })
    .selectViewport()
    .scrollOffset()
  type Size = { readonly width: number; readonly height: number }
  type Row = Size & { readonly value: string | number | boolean | null } & { readonly marginTop: string }
  type Results = Awaited<ReturnType<typeof chain.exec>>
  expectTypeOf<Results[0]>().toEqualTypeOf<NodeRect | null>()
  expectTypeOf<Results[1][number]>().toExtend<Row>()
  expectTypeOf<Row>().toExtend<Results[1][number]>()
  expectTypeOf<Results[2]>().toEqualTypeOf<NodeScroll>()
  expectTypeOf<Results['length']>().toEqualTypeOf<3>()
  expectTypeOf<Awaited<ReturnType<typeof query.exec>>>().toEqualTypeOf<readonly unknown[]>()
})
