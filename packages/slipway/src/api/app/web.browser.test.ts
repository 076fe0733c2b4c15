import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { onError, onUnhandledRejection } from './index.ts'

const api = new URL('./index.ts', import.meta.url).href

/**
 * Runs a failing script in a document of its own, because Vitest would count errors in its own document as test failures.
 */
function eventsOf(script: string): unknown[] {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('the frame has no document')
  const received: unknown[] = []
  Object.assign(contentWindow, { record: (what: unknown) => received.push(what) })
  const element = contentDocument.createElement('script')
  element.type = 'module'
  // Loaded from an address, because WebKit hides the errors of a script in an empty document, which has no origin.
  const source = `import { onError, onUnhandledRejection } from '${api}'\n${script}`
  element.src = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  onTestFinished(() => URL.revokeObjectURL(element.src))
  contentDocument.body.append(element)
  return received
}

test('an uncaught error is reported with the thrown value', async () => {
  const received = eventsOf(`
    onError(({ message, stack, error }) => record([message, typeof stack, error instanceof Error]))
    setTimeout(() => { throw new Error('broken') })
    setTimeout(() => { throw 'a text' })
  `)
  await vi.waitFor(() =>
    expect(received).toEqual([
      ['broken', 'string', true],
      [expect.stringMatching(/^(uncaught.* )?a text$/i), 'undefined', false],
    ]),
  )
})

test('a listener is not called for the error that it throws itself', async () => {
  const received = eventsOf(`
    onError(({ message }) => { record(message); throw new Error('listener') })
    setTimeout(() => { throw new Error('first') })
    setTimeout(() => { throw new Error('second') })
  `)
  await vi.waitFor(() => expect(received).toEqual(['first', 'second']))
})

test('an unhandled rejection is reported with its reason', async () => {
  const received = eventsOf(`
    onUnhandledRejection(({ reason, promise }) => record([reason.message, promise === late]))
    const late = Promise.reject(new Error('late'))
  `)
  await vi.waitFor(() => expect(received).toEqual([['late', true]]))
})

test('unsubscribing removes all DOM listeners', () => {
  const leftovers = watchLeftovers()
  const stops = [onError(() => {}), onUnhandledRejection(() => {})]
  expect(leftovers()).toEqual(['listener error on Window', 'listener unhandledrejection on Window'])
  for (const stop of stops) stop()
  expect(leftovers()).toEqual([])
})
