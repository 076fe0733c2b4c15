import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryHistory } from './memoryHistory.ts'
import type { Snapshot } from './stack.ts'
import { createTraveller } from './traveller.ts'

const at = (...line: string[]): Snapshot => ({
  line,
  pages: [{ key: line.join(''), url: `/${line.at(-1)}` }],
  tabs: [],
  layers: [],
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const history = memoryHistory()()
  const onUserMove = vi.fn()
  const traveller = createTraveller(history, onUserMove)
  return { history, onUserMove, traveller }
}

test('moves are carried out in order, and none of them is the user’s', async () => {
  const { history, onUserMove, traveller } = start()
  await traveller.run([{ replace: at('a') }, { push: at('a', 'b') }, { push: at('a', 'b', 'c') }])
  await traveller.run([{ go: -2 }, { replace: at('x') }, { push: at('x', 'y') }])
  expect(history.url()).toBe('/y')
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(history.url()).toBe('/x')
  expect(onUserMove).toHaveBeenCalledTimes(1)
})

test('a user who moves at the same time does not lead it astray', async () => {
  const { history, onUserMove, traveller } = start()
  await traveller.run([
    { replace: at('a') },
    { push: at('a', 'b') },
    { push: at('a', 'b', 'c') },
    { push: at('a', 'b', 'c', 'd') },
  ])
  history.go(-1)
  const run = traveller.run([{ go: -2 }, { replace: at('a', 'x') }])
  await vi.runAllTimersAsync()
  await run
  expect(history.url()).toBe('/x')
  expect(onUserMove).not.toHaveBeenCalled()
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(history.url()).toBe('/a')
})

test('a browser that does not move holds nothing up', async () => {
  const { history, traveller } = start()
  await traveller.run([{ replace: at('a') }, { push: at('a', 'b') }])
  history.go = () => {}
  let done = false
  void traveller.run([{ go: -1 }]).then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toBe(true)
})

test('what is under way settles when it stops', async () => {
  const { history, traveller } = start()
  await traveller.run([{ replace: at('a') }, { push: at('a', 'b') }])
  history.go = () => {}
  const run = traveller.run([{ go: -1 }, { push: at('a', 'c') }])
  traveller.stop()
  await run
  expect(history.url()).toBe('/b')
  expect(vi.getTimerCount()).toBe(0)
})
