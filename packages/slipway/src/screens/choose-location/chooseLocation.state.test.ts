import type { FoundPlace } from 'slipway/api/map-provider'
import { expect, test } from 'vitest'
import {
  type ChooserEvent,
  type ChooserState,
  chosenOf,
  listStateOf,
  reduceChooser,
  startChooser,
} from './chooseLocation.state.ts'

const lisbon = { latitude: 38.7223, longitude: -9.1393 }
const porto = { latitude: 41.1496, longitude: -8.611 }
const place = (name: string, distance?: number): FoundPlace => ({
  id: name,
  name,
  address: `${name} Street`,
  ...porto,
  ...(distance !== undefined && { distance }),
})
const page = (names: readonly string[], nextCursor?: string) => ({
  places: names.map((name) => place(name)),
  nextCursor,
  attribution: '© Test',
})

const after = (state: ChooserState, ...events: readonly ChooserEvent[]) => events.reduce(reduceChooser, state)
const atLisbon = startChooser({ keyword: '', point: lisbon })
const atNoPoint = startChooser({ keyword: '', point: undefined })
/** The state when the running request has its answer. */
const answered = (state: ChooserState, names: readonly string[], nextCursor?: string) =>
  after(state, { type: 'found', id: state.request?.id ?? -1, page: page(names, nextCursor) })
const failed = (state: ChooserState, problem: 'offline' | 'refused' | 'failed' = 'failed', isExpired = false) =>
  after(state, { type: 'notFound', id: state.request?.id ?? -1, problem, isExpired })
const names = ({ places }: ChooserState) => places.map(({ name }) => name)

test('a given point begins with the places around it and its address', () => {
  expect(atLisbon).toMatchObject({
    pin: lisbon,
    target: { ...lisbon, zoom: 'place' },
    request: { keyword: '', center: lisbon, cursor: undefined },
    lookup: { point: lisbon },
    locating: undefined,
  })
  expect(listStateOf(atLisbon)).toBe('loading')
})

test('without a point the world is shown, and the position of the user is requested', () => {
  expect(atNoPoint).toMatchObject({ pin: undefined, target: { zoom: 'world' }, request: undefined, locating: {} })
  expect(listStateOf(atNoPoint)).toBe('waiting')
  expect(chosenOf(atNoPoint)).toBeUndefined()
})

test('a given keyword begins with its search', () => {
  expect(startChooser({ keyword: ' cafe ', point: lisbon }).request).toMatchObject({ keyword: 'cafe', center: lisbon })
  expect(startChooser({ keyword: 'cafe', point: undefined }).request).toMatchObject({ center: undefined })
})

test('the position of the user becomes the pin, and its places are listed', () => {
  const { locating = {} } = atNoPoint
  const state = after(atNoPoint, { type: 'located', request: locating, point: lisbon })
  expect(state).toMatchObject({
    pin: lisbon,
    target: { ...lisbon, zoom: 'place' },
    request: { keyword: '', center: lisbon },
    isLocated: true,
    locating: undefined,
  })
})

test.each([
  [true, 'denied'],
  [false, 'unknown'],
] as const)(
  'without a position (denied: %s) the reason is %s, and a move or a search continues',
  (isDenied, reason) => {
    const { locating = {} } = atNoPoint
    const state = after(atNoPoint, { type: 'notLocated', request: locating, isDenied })
    expect([state.locationProblem, listStateOf(state), state.locating]).toEqual([reason, 'waiting', undefined])
    expect(after(state, { type: 'move', center: lisbon }).request).toMatchObject({ center: lisbon })
    expect(after(state, { type: 'type', text: 'cafe' }, { type: 'search' }).request).toMatchObject({
      keyword: 'cafe',
      center: undefined,
    })
    expect(after(state, { type: 'locate' })).toMatchObject({
      locationProblem: undefined,
      locating: { isRequested: true },
    })
  },
)

test.each<[string, ChooserEvent]>([
  ['the beginning of a drag', { type: 'grab' }],
  ['a move', { type: 'move', center: porto }],
  ['a choice', { type: 'select', place: place('A') }],
])('%s ends the search for the position, which would move the pin away', (_, event) => {
  const { locating = {} } = atNoPoint
  const state = after(atNoPoint, event)
  expect(state.locating).toBeUndefined()
  expect(after(state, { type: 'located', request: locating, point: lisbon })).toBe(state)
})

test('the first position leaves the results of a search; a requested one repeats the search there', () => {
  const searching = answered(startChooser({ keyword: 'cafe', point: undefined }), ['A'])
  const first = after(searching, { type: 'located', request: searching.locating ?? {}, point: lisbon })
  expect([names(first), first.pin, first.request]).toEqual([['A'], lisbon, undefined])
  const requested = after(first, { type: 'locate' })
  const second = after(requested, { type: 'located', request: requested.locating ?? {}, point: porto })
  expect([names(second), second.request]).toEqual([[], expect.objectContaining({ keyword: 'cafe', center: porto })])
})

test('[S2.1] the pin and the list follow the map', () => {
  const state = after(answered(atLisbon, ['A']), { type: 'move', center: porto })
  expect(state).toMatchObject({
    pin: porto,
    address: undefined,
    places: [],
    request: { center: porto },
    lookup: { point: porto },
  })
  expect(state.target, 'the map is there already').toBe(atLisbon.target)
})

test('a motion that ends where the pin is changes nothing', () => {
  const state = answered(atLisbon, ['A'])
  const center = { latitude: lisbon.latitude + 1e-9, longitude: lisbon.longitude }
  expect(after(state, { type: 'move', center })).toBe(state)
  expect(after(atNoPoint, { type: 'move', center: { latitude: 20, longitude: 0 } }), 'a zoom of the world').toBe(
    atNoPoint,
  )
})

test('typing waits for the delay; Enter, and the end of the delay, search', () => {
  const typed = after(answered(atLisbon, ['A']), { type: 'type', text: 'ca' })
  expect([typed.pending, typed.request, names(typed)]).toEqual([{ text: 'ca' }, undefined, ['A']])
  const state = after(typed, { type: 'type', text: 'cafe ' }, { type: 'search' })
  expect(state).toMatchObject({ pending: undefined, places: [], request: { keyword: 'cafe', center: lisbon } })
})

test('a provider that allows only complete keywords searches with Enter alone', () => {
  const typed = after(atLisbon, { type: 'type', text: 'cafe', waits: true })
  expect(typed.pending).toBeUndefined()
  expect(after(typed, { type: 'search' }).request).toMatchObject({ keyword: 'cafe' })
})

test('a text that is typed and taken back keeps the list', () => {
  const state = after(answered(atLisbon, ['A']), { type: 'type', text: 'c' }, { type: 'type', text: '' })
  expect([names(state), state.pending, state.request]).toEqual([['A'], undefined, undefined])
  const searched = answered(after(state, { type: 'type', text: 'cafe' }, { type: 'search' }), ['B'])
  expect(names(after(searched, { type: 'type', text: 'cafe ' }, { type: 'search' }))).toEqual(['B'])
})

test('an empty text returns to the places around the pin at once', () => {
  const searched = answered(after(atLisbon, { type: 'type', text: 'cafe' }, { type: 'search' }), ['B'])
  expect(after(searched, { type: 'type', text: ' ' }).request).toMatchObject({ keyword: '', center: lisbon })
  const world = answered(startChooser({ keyword: 'cafe', point: undefined }), ['B'])
  expect(listStateOf(after(world, { type: 'type', text: '' }))).toBe('waiting')
})

test('a move repeats the search that is shown, not the text that is being typed', () => {
  const searched = answered(after(atLisbon, { type: 'type', text: 'cafe' }, { type: 'search' }), ['B'])
  const state = after(searched, { type: 'type', text: 'cafeteria' }, { type: 'move', center: porto })
  expect(state.request).toMatchObject({ keyword: 'cafe', center: porto })
  expect(state.pending).toEqual({ text: 'cafeteria' })
})

test('[S2.1] a selected place is the result, moves the map and the pin, and keeps the list', () => {
  const list = answered(atLisbon, ['A', 'B'])
  const state = after(list, { type: 'select', place: place('B', 120) })
  expect(chosenOf(state)).toEqual({ name: 'B', address: 'B Street', ...porto, distance: 120 })
  expect(state).toMatchObject({ pin: porto, target: { ...porto, zoom: 'place' }, request: undefined })
  expect(names(state)).toEqual(['A', 'B'])
  const again = after(state, { type: 'select', place: place('B', 120) })
  expect(again.target, 'a second choice moves the map back').not.toBe(state.target)
})

test('a new search keeps the point of the selected place, with its name', () => {
  const selected = after(answered(atLisbon, ['A']), { type: 'select', place: place('A', 9) })
  const state = after(selected, { type: 'type', text: 'cafe' }, { type: 'search' })
  expect([state.selected, chosenOf(state)]).toEqual([undefined, { name: 'A', address: 'A Street', ...porto }])
})

test('the pin is a result, with the address of its point', () => {
  expect(chosenOf(atLisbon)).toEqual({ name: '', address: '', ...lisbon })
  const state = after(atLisbon, { type: 'address', request: atLisbon.lookup ?? {}, place: place('Rossio') })
  expect(chosenOf(state)).toEqual({ name: 'Rossio', address: 'Rossio Street', ...lisbon })
  const moved = after(state, { type: 'move', center: porto })
  expect(chosenOf(after(moved, { type: 'address', request: atLisbon.lookup ?? {}, place: place('Rossio') }))).toEqual({
    name: '',
    address: '',
    ...porto,
  })
})

test('[S9.30] further pages follow at the end of the list, one at a time', () => {
  const first = answered(atLisbon, ['A'], 'next')
  const more = after(first, { type: 'more' })
  expect(more.request).toMatchObject({ keyword: '', center: lisbon, cursor: 'next' })
  expect(after(more, { type: 'more' })).toBe(more)
  const second = answered(more, ['B'])
  expect([names(second), after(second, { type: 'more' })]).toEqual([['A', 'B'], second])
})

test('a first page without places is not the end of the list', () => {
  expect(listStateOf(answered(atLisbon, [], 'next'))).toBe('loading')
  expect(listStateOf(answered(atLisbon, []))).toBe('empty')
})

test.each(['offline', 'refused', 'failed'] as const)('the problem "%s" is shown until a retry', (problem) => {
  const broken = failed(atLisbon, problem)
  expect([broken.problem, listStateOf(broken), broken.request]).toEqual([problem, 'failed', undefined])
  expect(after(broken, { type: 'more' })).toBe(broken)
  const retried = after(broken, { type: 'retry' })
  expect(retried.request).toMatchObject({ keyword: '', center: lisbon, cursor: undefined })
  expect(names(answered(retried, ['A']))).toEqual(['A'])
})

test('a further page that fails keeps the list, and a retry requests this page', () => {
  const broken = failed(after(answered(atLisbon, ['A'], 'next'), { type: 'more' }))
  expect([names(broken), listStateOf(broken), broken.problem]).toEqual([['A'], 'ready', 'failed'])
  const retried = after(broken, { type: 'retry' })
  expect(retried.request).toMatchObject({ cursor: 'next' })
  expect(names(answered(retried, ['B']))).toEqual(['A', 'B'])
})

test('a cursor that the service no longer knows ends the list', () => {
  const ended = failed(after(answered(atLisbon, ['A'], 'next'), { type: 'more' }), 'failed', true)
  expect([names(ended), ended.problem, ended.nextCursor]).toEqual([['A'], undefined, undefined])
})

test('answers to earlier requests change nothing', () => {
  const moved = after(atLisbon, { type: 'move', center: porto })
  const id = atLisbon.request?.id ?? -1
  expect(after(moved, { type: 'found', id, page: page(['A']) })).toBe(moved)
  expect(after(moved, { type: 'notFound', id, problem: 'failed' })).toBe(moved)
})
