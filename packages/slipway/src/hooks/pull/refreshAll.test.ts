import { expect, test, vi } from 'vitest'
import { refreshAll } from './refreshAll.ts'

/** Runs the microtasks of `reportLater` here, so that their errors are no errors of the test. */
function collectReports(): unknown[] {
  const reported: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task()
    } catch (error) {
      reported.push(error)
    }
  })
  return reported
}

test('without promises there is nothing to wait for', () => {
  expect(refreshAll([])).toBeUndefined()
  expect(refreshAll([() => {}, () => 5])).toBeUndefined()
})

test('with a promise, the slowest one counts', async () => {
  const settled: string[] = []
  const after = (name: string, others: Promise<unknown>) => others.then(() => void settled.push(name))
  const work = refreshAll([
    () => after('b', after('a', Promise.resolve())),
    () => {},
    () => after('c', Promise.resolve()),
  ])
  await work
  expect(settled.sort()).toEqual(['a', 'b', 'c'])
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no network')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no network'))],
])('a listener that %s is reported, the others are called, and the refresh ends', async (_how, listener) => {
  const reported = collectReports()
  const other = vi.fn()
  const work = refreshAll([listener, other])
  expect(other).toHaveBeenCalledOnce()
  expect(work).toBeInstanceOf(Promise)
  await work
  expect(reported).toEqual([new Error('no network')])
})
