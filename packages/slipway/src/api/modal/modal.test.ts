import { beforeEach, expect, test, vi } from 'vitest'
import { type ModalRequest, overlayStore } from '../../base/overlay/overlays.ts'
import { type ShowModalOptions, showModal } from './modal.ts'

function shown(): ModalRequest {
  const request = overlayStore.get().find((one) => one.kind === 'modal')
  return request ?? expect.unreachable('no question is shown')
}

beforeEach(() => {
  vi.stubGlobal('document', {})
})

test('what is left out has its default', async () => {
  const call = showModal({})
  expect(shown()).toMatchObject({ title: '', content: '', showCancel: true, editable: false, placeholderText: '' })
  shown().answer('')
  expect(await call).toEqual({ confirm: true, cancel: false })
})

test('leaving the page resolves with cancel, for the open question and for those that wait', async () => {
  const calls = [showModal({ title: 'one' }), showModal({ title: 'two', editable: true })]
  shown().leave()
  for (const call of calls) expect(await call).toEqual({ confirm: false, cancel: true })
  expect(overlayStore.get()).toEqual([])
})

test('it rejects if its code cannot be loaded', async () => {
  const call = showModal({ title: 'one' })
  const cause = new Error('offline')
  shown().fail(cause)
  await expect(call).rejects.toMatchObject({ code: 'failed', cause })
})

test('a user who says no has cancelled', async () => {
  const call = showModal({ title: 'Delete?', confirmText: 'Delete', confirmColor: 'red' })
  expect(shown()).toMatchObject({ title: 'Delete?', confirmText: 'Delete', confirmColor: 'red' })
  shown().answer(undefined)
  expect(await call).toEqual({ confirm: false, cancel: true })
})

test.each([
  ['Ada', { confirm: true, cancel: false, content: 'Ada' }],
  ['', { confirm: true, cancel: false, content: '' }],
  [undefined, { confirm: false, cancel: true }],
])('what the user has written is in the answer when they say yes: %j', async (written, answer) => {
  const call = showModal({ title: 'Name', editable: true })
  shown().answer(written)
  expect(await call).toEqual(answer)
})

test('a second question waits for its turn, and both have their answers', async () => {
  const calls = [showModal({ title: 'one' }), showModal({ title: 'two' })]
  expect(shown().title).toBe('one')
  shown().answer('')
  expect(await calls[0]).toMatchObject({ confirm: true })
  expect(shown().title).toBe('two')
  shown().answer(undefined)
  expect(await calls[1]).toMatchObject({ cancel: true })
})

test.each(['title', 'content', 'placeholderText', 'cancelText', 'confirmText', 'cancelColor', 'confirmColor'])(
  'a %s that is no string is refused',
  async (field) => {
    await expect(showModal({ [field]: 7 } as ShowModalOptions)).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: `showModal:fail ${field} must be a string`,
    })
    expect(overlayStore.get()).toEqual([])
  },
)

test('its signal closes it', async () => {
  const controller = new AbortController()
  const call = showModal({ title: 'one', signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'showModal:fail abort' })
  expect(overlayStore.get()).toEqual([])
})

test('without a document nobody can be asked', async () => {
  vi.unstubAllGlobals()
  await expect(showModal({ title: 'one' })).rejects.toMatchObject({ code: 'unavailable' })
})
