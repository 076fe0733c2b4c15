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

test('omitted options have their defaults', async () => {
  const call = showModal({})
  expect(shown()).toMatchObject({ title: '', content: '', showCancel: true, editable: false, placeholderText: '' })
  shown().answer('')
  expect(await call).toEqual({ confirm: true, cancel: false })
})

test('leaving the page cancels the open dialog and those that are waiting', async () => {
  const calls = [showModal({ title: 'one' }), showModal({ title: 'two', editable: true })]
  shown().leave()
  for (const call of calls) expect(await call).toEqual({ confirm: false, cancel: true })
  expect(overlayStore.get()).toEqual([])
})

test('rejects if the code of the modal cannot be loaded', async () => {
  const call = showModal({ title: 'one' })
  const cause = new Error('offline')
  shown().fail(cause)
  await expect(call).rejects.toMatchObject({ code: 'unavailable', cause })
})

test('resolves with `cancel` if the user cancels', async () => {
  const call = showModal({ title: 'Delete?', confirmText: 'Delete', confirmColor: 'red' })
  expect(shown()).toMatchObject({ title: 'Delete?', confirmText: 'Delete', confirmColor: 'red' })
  shown().answer(undefined)
  expect(await call).toEqual({ confirm: false, cancel: true })
})

test.each([
  ['Ada', { confirm: true, cancel: false, content: 'Ada' }],
  ['', { confirm: true, cancel: false, content: '' }],
  [undefined, { confirm: false, cancel: true }],
])('the result contains the entered text if the user confirms: %j', async (written, answer) => {
  const call = showModal({ title: 'Name', editable: true })
  shown().answer(written)
  expect(await call).toEqual(answer)
})

test('a second dialog waits for the first, and both resolve', async () => {
  const calls = [showModal({ title: 'one' }), showModal({ title: 'two' })]
  expect(shown().title).toBe('one')
  shown().answer('')
  expect(await calls[0]).toMatchObject({ confirm: true })
  expect(shown().title).toBe('two')
  shown().answer(undefined)
  expect(await calls[1]).toMatchObject({ cancel: true })
})

test.each(['title', 'content', 'placeholderText', 'cancelText', 'confirmText', 'cancelColor', 'confirmColor'])(
  'rejects a %s that is not a string',
  async (field) => {
    await expect(showModal({ [field]: 7 } as ShowModalOptions)).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: `showModal:fail ${field} must be a string`,
    })
    expect(overlayStore.get()).toEqual([])
  },
)

test('aborting the signal closes the modal', async () => {
  const controller = new AbortController()
  const call = showModal({ title: 'one', signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'showModal:fail abort' })
  expect(overlayStore.get()).toEqual([])
})

test('rejects with `unavailable` without a document', async () => {
  vi.unstubAllGlobals()
  await expect(showModal({ title: 'one' })).rejects.toMatchObject({ code: 'unavailable' })
})
