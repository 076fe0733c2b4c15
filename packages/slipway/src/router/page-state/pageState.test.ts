import { expect, test } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import { pageStatesIn } from './pageState.ts'
import type { StateStorage } from './stateStorage.ts'

const load = async () => ({ default: () => null })
const pageConfigs = { '/': page({ load }), '/list': page({ load }) }

function createStorage(texts = new Map<string, string>()) {
  const storage: StateStorage = () => ({
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
  })
  return { storage, texts }
}

function start({ storage, texts } = createStorage()) {
  const pages = createNavigator({ pages: pageConfigs }, memoryHistory()())
  return { pages, states: pageStatesIn(pages, storage), storage, texts }
}

test('a state has its initial value first, and is stored when it is set', () => {
  const { states, texts } = start()
  const count = states.of('a', 'count', () => 1)
  expect(count.get()).toBe(1)
  expect(texts.size).toBe(0)
  count.set((now) => now + 1)
  expect(count.get()).toBe(2)
  expect([...texts]).toEqual([['sw:state:%2F:a', '{"count":[2]}']])
})

test('a name is one state per page; another page has its own state', () => {
  const { states } = start()
  states.of('a', 'x', 0).set(1)
  expect(states.of('a', 'x', 0).get()).toBe(1)
  expect(states.of('b', 'x', 0).get()).toBe(0)
})

test('an app that starts again restores the stored values, also `undefined`', () => {
  const before = start()
  before.states.of('a', 'filter', { text: '' }).set({ text: 'x' })
  before.states.of<string | undefined>('a', 'chosen', 'first').set(undefined)
  const { states } = start(before)
  expect(states.of('a', 'filter', { text: '' }).get()).toEqual({ text: 'x' })
  expect(states.of<string | undefined>('a', 'chosen', 'first').get()).toBeUndefined()
  expect(states.of('a', 'filter', { text: '' }).initial).toEqual({ text: '' })
})

test('any text can be a name', () => {
  const before = start()
  for (const name of ['', '__proto__', 'constructor']) before.states.of('a', name, '').set(`of ${name}`)
  const { states } = start(before)
  for (const name of ['', '__proto__', 'constructor']) {
    expect(states.of('a', name, 'none').get()).toBe(`of ${name}`)
  }
  expect(states.of('a', 'toString', 'none').get()).toBe('none')
})

test('listeners are called for a change, and not for the same value', () => {
  const state = start().states.of('a', 'x', 0)
  const emitted: number[] = []
  const stop = state.subscribe(() => emitted.push(state.get()))
  state.set(1)
  state.set(1)
  stop()
  state.set(2)
  expect(emitted).toEqual([1])
})

test('a value that would not survive a reload is refused, and the state is unchanged', () => {
  const { states, texts } = start()
  const state = states.of<unknown>('a', 'when', 0)
  expect(() => state.set({ since: new Date(0) })).toThrow(
    "slipway: usePageState('when') cannot store this: value.since is a Date. Store null, booleans,",
  )
  expect(() => states.of('a', 'map', new Map())).toThrow('value is a Map')
  expect(state.get()).toBe(0)
  expect(texts.size).toBe(0)
})

test.each(['', 'null', '1', '"x"', '{"x":1}', '{'])('a stored %j is ignored', (text) => {
  const { states } = start(createStorage(new Map([['sw:state:%2F:a', text]])))
  expect(states.of('a', 'x', 'initial').get()).toBe('initial')
})

test('without a storage, or if it is forbidden, states last as long as the app', () => {
  const forbidden: StateStorage = () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const storage of [forbidden, () => undefined]) {
    const state = pageStatesIn(createNavigator({ pages: pageConfigs }, memoryHistory()()), storage).of('a', 'x', 0)
    state.set(1)
    expect(state.get()).toBe(1)
  }
})

test('a page that has left the stack stores nothing', async () => {
  const { pages, states, texts } = start()
  await pages.open('navigateTo', { url: '/list' })
  const { key = '' } = pages.stack.get().pages[1] ?? {}
  const state = states.of(key, 'x', 0)
  state.set(1)
  await pages.back(1)
  state.set(2)
  expect(texts.get(`sw:state:%2F:${key}`), 'the value for Forward').toBe('{"x":[1]}')
  expect(states.of(key, 'x', 0).get()).toBe(1)
})

test('a page that is refused loses its states', async () => {
  let allowed = true
  const pages = createNavigator(
    { pages: pageConfigs, guard: ({ path }) => path === '/' || allowed },
    memoryHistory('/list')(),
  )
  const states = pageStatesIn(pages, () => undefined)
  const { key = '' } = pages.stack.get().pages[0] ?? {}
  states.of(key, 'x', 0).set(1)
  allowed = false
  pages.rerunGuards()
  expect(states.of(key, 'x', 0).get()).toBe(0)
})
