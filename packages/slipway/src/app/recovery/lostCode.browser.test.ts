import { beforeEach, expect, test, vi } from 'vitest'
import { blank, type OwnDocument, openDocument } from '../../testing/internal/environment/ownDocument.ts'

const requests = () => Number(sessionStorage.getItem('test:requests'))

/** Name of the mark of an automatic reload, for the app of that document. */
const mark = `sw:reload:${encodeURIComponent(new URL(blank).pathname)}:`

/** Starts an app whose page `/flaky` gets no response to its first requests. */
function start(url: string, failures: number): OwnDocument {
  sessionStorage.setItem('test:failures', String(failures))
  return openDocument(`${blank}#${url}`, '../apps/flakyApp.tsx')
}

beforeEach(() => sessionStorage.clear())

test('[S8.14] a lost chunk is requested once more, at once', async () => {
  const { part, loads } = start('/flaky', 1)
  await part('#arrived')
  expect([requests(), loads()]).toEqual([2, 1])
}, 30_000)

test('[S8.14] a chunk lost twice is loaded by one reload at the page’s own address, with the stack unchanged', async () => {
  const { window, part, loads } = start('/', 2)
  // The code that recovers pages removes this mark when it is loaded, with the first press.
  sessionStorage.setItem(mark, 'another page')
  const go = await part('#go')
  window().dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(sessionStorage.getItem(mark)).toBeNull())
  go.click()
  await part('#arrived')
  expect([requests(), loads()]).toEqual([3, 2])
  expect(window().location.hash).toBe('#/flaky')
  window().history.back()
  await part('#go')
}, 30_000)

test('[S8.14] after that reload a lost chunk shows tap to retry, without a loop; a tap loads it', async () => {
  const { part, loads, find } = start('/flaky', 4)
  await vi.waitFor(() => expect(loads()).toBe(2))
  const message = await part('button.sw-message')
  expect(message.textContent).toContain('Connection timed out, tap to retry')
  expect([requests(), loads()]).toEqual([4, 2])
  message.click()
  await part('#arrived')
  expect([requests(), loads()]).toEqual([5, 2])
  expect(find('button.sw-message')).toBeNull()
}, 30_000)

test('[S8.14] a tap that fails reloads, because some browsers cache a failed import', async () => {
  const { part, loads } = start('/flaky', 6)
  await vi.waitFor(() => expect(loads()).toBe(2))
  const message = await part('button.sw-message')
  message.click()
  await vi.waitFor(() => expect(loads()).toBe(3))
  await part('#arrived')
  expect(requests()).toBe(7)
}, 30_000)
