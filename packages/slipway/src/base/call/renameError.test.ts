import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { renameError } from './renameError.ts'

test('code, detail and cause are kept, and the name changes', () => {
  const cause = new ApiError('navigateTo', 'locked', '/a:fail locked')
  const renamed = renameError('previewImage', cause)
  expect(renamed).toMatchObject({ api: 'previewImage', code: 'locked', cause })
  expect(renamed.errMsg).toBe('previewImage:fail /a:fail locked')
})

test('an error without a detail still has no detail', () => {
  expect(renameError('previewImage', new ApiError('navigateTo', 'failed')).message).toBe('previewImage:fail')
})

test('anything else becomes the function’s own error', () => {
  const cause = new DOMException('Gone', 'NotFoundError')
  expect(renameError('previewImage', cause)).toMatchObject({
    code: 'not-found',
    message: 'previewImage:fail Gone',
    cause,
  })
})
