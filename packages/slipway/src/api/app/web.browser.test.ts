import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { onError, onUnhandledRejection } from './index.ts'

const api = new URL('./index.ts', import.meta.url).href

/** Runs a script that may fail in a document of its own: in this one Vitest takes each failure for the test's. */
function heardBy(script: string): unknown[] {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) throw new Error('the frame has no document')
  const heard: unknown[] = []
  Object.assign(contentWindow, { hear: (what: unknown) => heard.push(what) })
  const element = contentDocument.createElement('script')
  element.type = 'module'
  // By an address, as WebKit tells no origin of a script that stands in an empty document, and hides its errors.
  const source = `import { onError, onUnhandledRejection } from '${api}'\n${script}`
  element.src = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  onTestFinished(() => URL.revokeObjectURL(element.src))
  contentDocument.body.append(element)
  return heard
}

test('an error that nobody catches is heard, with what was thrown', async () => {
  const heard = heardBy(`
    onError(({ message, stack, error }) => hear([message, typeof stack, error instanceof Error]))
    setTimeout(() => { throw new Error('broken') })
    setTimeout(() => { throw 'a text' })
  `)
  await vi.waitFor(() =>
    expect(heard).toEqual([
      ['broken', 'string', true],
      [expect.stringMatching(/^(uncaught.* )?a text$/i), 'undefined', false],
    ]),
  )
})

test('a listener that fails itself is not called for its own error', async () => {
  const heard = heardBy(`
    onError(({ message }) => { hear(message); throw new Error('listener') })
    setTimeout(() => { throw new Error('first') })
    setTimeout(() => { throw new Error('second') })
  `)
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']))
})

test('a promise that nobody listens to is heard with its reason', async () => {
  const heard = heardBy(`
    onUnhandledRejection(({ reason, promise }) => hear([reason.message, promise === late]))
    const late = Promise.reject(new Error('late'))
  `)
  await vi.waitFor(() => expect(heard).toEqual([['late', true]]))
})

test('who stops leaves nothing behind', () => {
  const leftovers = watchLeftovers()
  const stops = [onError(() => {}), onUnhandledRejection(() => {})]
  expect(leftovers()).toEqual(['listener error on Window', 'listener unhandledrejection on Window'])
  for (const stop of stops) stop()
  expect(leftovers()).toEqual([])
})
