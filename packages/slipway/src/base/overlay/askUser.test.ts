import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askUser } from './askUser.ts'
import { type ActionSheetRequest, overlayStore } from './overlays.ts'

const shown = () => overlayStore.get().filter((request) => request.kind === 'actionSheet')

/** Asks the user to choose an item. */
function ask(title: string, signal?: AbortSignal): Promise<number | undefined> {
  return askUser<number>(
    'ask',
    (id, ending) => ({
      kind: 'actionSheet',
      id,
      title,
      itemList: ['a', 'b'],
      itemColor: undefined,
      popover: undefined,
      ...ending,
    }),
    signal,
  )
}

const first = (): ActionSheetRequest => shown()[0] ?? expect.unreachable('nothing is shown')

afterEach(() => {
  expect(shown(), 'nothing is left on the screen').toEqual([])
})

beforeEach(() => {
  vi.stubGlobal('document', {})
})

test('the call resolves with the answer, and the question closes', async () => {
  const call = ask('one')
  expect(shown().map(({ title }) => title)).toEqual(['one'])
  first().answer(1)
  expect(await call).toBe(1)
})

test('questions are shown one after the other, in order', async () => {
  const calls = ['one', 'two', 'three'].map((title) => ask(title))
  const order: string[] = []
  for (const [index] of calls.entries()) {
    expect(shown()).toHaveLength(1)
    order.push(first().title)
    first().answer(index)
  }
  expect(order).toEqual(['one', 'two', 'three'])
  expect(await Promise.all(calls)).toEqual([0, 1, 2])
})

test('leaving the page answers all questions with "no", and shows no waiting question', async () => {
  const titles: string[] = []
  const stop = overlayStore.subscribe(() => titles.push(...shown().map(({ title }) => title)))
  const calls = [ask('one'), ask('two'), ask('three')]
  first().leave()
  expect(await Promise.all(calls)).toEqual([undefined, undefined, undefined])
  stop()
  expect(titles).toEqual(['one'])
})

test('a question that cannot be shown rejects, and the next one is shown', async () => {
  const [one, two] = [ask('one'), ask('two')]
  const cause = new Error('offline')
  first().fail(cause)
  await expect(one).rejects.toMatchObject({ code: 'unavailable', cause })
  first().answer(0)
  expect(await two).toBe(0)
})

test('a signal closes the shown question, and removes a waiting question from the queue', async () => {
  const controllers = [new AbortController(), new AbortController()]
  const calls = controllers.map(({ signal }, index) => ask(String(index), signal))
  controllers[1]?.abort()
  await expect(calls[1]).rejects.toMatchObject({ code: 'cancelled', errMsg: 'ask:fail abort' })
  expect(first().title).toBe('0')
  controllers[0]?.abort()
  await expect(calls[0]).rejects.toMatchObject({ code: 'cancelled' })
})

test('with an aborted signal no question is shown; a signal aborted after the answer changes nothing', async () => {
  expect(() => ask('one', AbortSignal.abort())).toThrow('ask:fail abort')
  const controller = new AbortController()
  const call = ask('one', controller.signal)
  first().answer(1)
  controller.abort()
  expect(await call).toBe(1)
})

test('a second answer changes nothing', async () => {
  const [one, two] = [ask('one'), ask('two')]
  const { answer } = first()
  answer(0)
  answer(1)
  expect(await one).toBe(0)
  expect(first().title).toBe('two')
  first().answer(undefined)
  expect(await two).toBeUndefined()
})
