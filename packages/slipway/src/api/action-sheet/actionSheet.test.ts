import { beforeEach, expect, test, vi } from 'vitest'
import { type ActionSheetRequest, overlayStore } from '../../base/overlay/overlays.ts'
import { type ShowActionSheetOptions, showActionSheet } from './actionSheet.ts'

function shown(): ActionSheetRequest {
  const request = overlayStore.get().find((one) => one.kind === 'actionSheet')
  return request ?? expect.unreachable('no action sheet is open')
}

beforeEach(() => {
  vi.stubGlobal('document', {})
})

test('resolves with the index of the chosen item', async () => {
  const call = showActionSheet({ itemList: ['a', 'b'], title: 'Which?', itemColor: 'teal' })
  expect(shown()).toMatchObject({ itemList: ['a', 'b'], title: 'Which?', itemColor: 'teal' })
  shown().answer(1)
  expect(await call).toEqual({ tapIndex: 1 })
})

test('cancelling rejects with `showActionSheet:fail cancel`', async () => {
  const call = showActionSheet({ itemList: ['a'] })
  shown().answer(undefined)
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'showActionSheet:fail cancel' })
})

test.each([[undefined], [null], ['a'], [{}], [[]]])('[S5.19] rejects the item list %j', async (itemList) => {
  await expect(showActionSheet({ itemList } as unknown as ShowActionSheetOptions)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'showActionSheet:fail itemList must have at least one item',
  })
  expect(overlayStore.get()).toEqual([])
})

test.each([
  [{ itemList: ['a', 7] }, 'itemList[1] must be a string'],
  [{ itemList: ['a'], title: 7 }, 'title must be a string'],
  [{ itemList: ['a'], itemColor: 7 }, 'itemColor must be a string'],
  [{ itemList: ['a'], popover: { top: 0, left: 0, width: 0, height: 'x' } }, 'popover.height must be a finite number'],
])('rejects %j', async (options, detail) => {
  await expect(showActionSheet(options as ShowActionSheetOptions)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `showActionSheet:fail ${detail}`,
  })
})

test('aborting the signal closes the sheet', async () => {
  const controller = new AbortController()
  const call = showActionSheet({ itemList: ['a'], signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'showActionSheet:fail abort' })
  expect(overlayStore.get()).toEqual([])
})
