import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { hashHistory, pathHistory } from './browserHistory.ts'
import { describeHistory } from './history.contract.ts'

const home = location.href

/** WebKit accepts a hundred changes in ten seconds. */
const whenAllowed = (change: () => void) => vi.waitFor(change, { timeout: 15_000, interval: 250 })

beforeEach(() => whenAllowed(() => history.pushState(null, '', home)), 20_000)
afterEach(() => whenAllowed(() => history.replaceState(null, '', home)), 20_000)

describeHistory('path history', () => {
  const made = pathHistory({ base: '/some/folder' })()
  made.push('/', undefined)
  return made
})

describeHistory('hash history', () => {
  const made = hashHistory()()
  made.push('/', undefined)
  return made
})

test.each([true, false])('`animated` is whether the browser has shown its own transition: %s', async (isAnimated) => {
  const made = hashHistory()()
  made.push('/', undefined)
  made.push('/a', undefined)
  vi.spyOn(PopStateEvent.prototype, 'hasUAVisualTransition', 'get').mockReturnValue(isAnimated)
  const moves: boolean[] = []
  onTestFinished(made.listen((animated) => moves.push(animated)))
  made.go(-1)
  await vi.waitFor(() => expect(moves).toEqual([isAnimated]))
})

test.each([
  ['/', '/order/1'],
  ['', '/order/1'],
  ['/shop', '/shop/order/1'],
  ['shop/', '/shop/order/1'],
  ['/a/b/', '/a/b/order/1'],
  ['../', '/order/1'],
  ['/a b', '/a%20b/order/1'],
  ['/данные', '/%D0%B4%D0%B0%D0%BD%D0%BD%D1%8B%D0%B5/order/1'],
  ['//evil.example', '/evil.example/order/1'],
])('with base %j a link leads to %s', (base, href) => {
  const made = pathHistory({ base })()
  expect(made.href('/order/1')).toBe(href)
  made.push('/order/1', undefined)
  expect(location.pathname).toBe(href)
  expect(made.url()).toBe('/order/1')
})

test('an address outside the base is read as the first page', () => {
  history.pushState(null, '', '/elsewhere')
  expect(pathHistory({ base: '/shop' })().url()).toBe('/')
  history.pushState(null, '', '/shopping/list')
  expect(pathHistory({ base: '/shop' })().url()).toBe('/')
})

test.each([
  ['', '/'],
  ['#', '/'],
  ['#/', '/'],
  ['#/order/1?x=1', '/order/1?x=1'],
  ['#order/1', '/order/1'],
])('the hash %j is the address %s', (hash, url) => {
  history.pushState(null, '', location.pathname + hash)
  expect(hashHistory()().url()).toBe(url)
})

test('the state of other scripts on the page is not used as the app’s state', () => {
  history.pushState({ mine: 1 }, '')
  expect(pathHistory()().state()).toBeNull()
  history.replaceState(7, '')
  expect(pathHistory()().state()).toBeNull()
})

test.each([
  ['path', () => pathHistory({ base: '/shop' })(), '/shop/order/1?x=1#key=v'],
  ['hash', () => hashHistory()(), `${new URL(home).pathname}#/order/1?x=1#key=v`],
] as const)(
  'on %s history the fragment is part of the address, also in a link and after a write',
  (_, make, address) => {
    history.pushState(null, '', address)
    const made = make()
    expect(made.url()).toBe('/order/1?x=1#key=v')
    expect(new URL(made.href(made.url()), location.href).href).toBe(new URL(address, location.href).href)
    made.replace(made.url(), {})
    expect(location.href).toBe(new URL(address, location.href).href)
  },
)

test('an entry keeps its id when another script replaces its state, and another entry has another id', () => {
  const made = pathHistory()()
  made.push('/', {})
  const id = made.entryId()
  // Without the Navigation API the id is the number of entries, while it can change.
  if (!('navigation' in window) && history.length >= 50) lacking('navigation')
  history.replaceState(null, '')
  expect(made.entryId()).toBe(id)
  history.pushState({ modal: true }, '')
  expect(made.entryId()).not.toBe(id)
})

test('without the Navigation API, an entry of a history that may be full has no id', () => {
  vi.stubGlobal('navigation', undefined)
  const length = vi.spyOn(history, 'length', 'get')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    length.mockRestore()
  })
  const made = pathHistory()()
  length.mockReturnValue(49)
  expect(made.entryId()).toBe(49)
  length.mockReturnValue(50)
  expect(made.entryId()).toBeUndefined()
})
