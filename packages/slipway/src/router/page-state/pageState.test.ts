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

test('a state begins with its initial value, and is stored when it is set', () => {
  const { states, texts } = start()
  const count = states.of('a', 'count', () => 1)
  expect(count.get()).toBe(1)
  expect(texts.size).toBe(0)
  count.set((now) => now + 1)
  expect(count.get()).toBe(2)
  expect([...texts]).toEqual([['sw:state:%2F:a', '{"count":[2]}']])
})

test('one name on one page is one state; another page has its own', () => {
  const { states } = start()
  states.of('a', 'x', 0).set(1)
  expect(states.of('a', 'x', 0).get()).toBe(1)
  expect(states.of('b', 'x', 0).get()).toBe(0)
})

test('an app that starts anew finds what was stored, `undefined` too', () => {
  const before = start()
  before.states.of('a', 'filter', { text: '' }).set({ text: 'x' })
  before.states.of<string | undefined>('a', 'chosen', 'first').set(undefined)
  const { states } = start(before)
  expect(states.of('a', 'filter', { text: '' }).get()).toEqual({ text: 'x' })
  expect(states.of<string | undefined>('a', 'chosen', 'first').get()).toBeUndefined()
  expect(states.of('a', 'filter', { text: '' }).initial).toEqual({ text: '' })
})

test('names of every kind are names', () => {
  const before = start()
  for (const name of ['', '__proto__', 'constructor']) before.states.of('a', name, '').set(`of ${name}`)
  const { states } = start(before)
  for (const name of ['', '__proto__', 'constructor']) {
    expect(states.of('a', name, 'none').get()).toBe(`of ${name}`)
  }
  expect(states.of('a', 'toString', 'none').get()).toBe('none')
})

test('listeners hear a change, and none where nothing changed', () => {
  const state = start().states.of('a', 'x', 0)
  const heard: number[] = []
  const stop = state.subscribe(() => heard.push(state.get()))
  state.set(1)
  state.set(1)
  stop()
  state.set(2)
  expect(heard).toEqual([1])
})

test('what would not survive is refused, and nothing has changed', () => {
  const { states, texts } = start()
  const state = states.of<unknown>('a', 'when', 0)
  expect(() => state.set({ since: new Date(0) })).toThrow(
    "slipway: usePageState('when') cannot keep this: value.since is a Date. What survives a reload is null,",
  )
  expect(() => states.of('a', 'map', new Map())).toThrow('value is a Map')
  expect(state.get()).toBe(0)
  expect(texts.size).toBe(0)
})

test.each(['', 'null', '1', '"x"', '{"x":1}', '{'])('a storage that holds %j holds nothing of ours', (text) => {
  const { states } = start(createStorage(new Map([['sw:state:%2F:a', text]])))
  expect(states.of('a', 'x', 'initial').get()).toBe('initial')
})

test('where there is no storage, or a forbidden one, states live as long as the app', () => {
  const forbidden: StateStorage = () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const storage of [forbidden, () => undefined]) {
    const state = pageStatesIn(createNavigator({ pages: pageConfigs }, memoryHistory()()), storage).of('a', 'x', 0)
    state.set(1)
    expect(state.get()).toBe(1)
  }
})

test('a page that has left the stack stores nothing any more', async () => {
  const { pages, states, texts } = start()
  await pages.open('navigateTo', { url: '/list' })
  const { key = '' } = pages.stack.get().pages[1] ?? {}
  const state = states.of(key, 'x', 0)
  state.set(1)
  await pages.back(1)
  state.set(2)
  expect(texts.get(`sw:state:%2F:${key}`), 'what Forward comes back to').toBe('{"x":[1]}')
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
  pages.recheck()
  expect(states.of(key, 'x', 0).get()).toBe(0)
})
