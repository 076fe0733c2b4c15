import { resolveObjectURL } from 'node:buffer'
import { expect, test } from 'vitest'
import { releaseTempFile } from './index.ts'
import { toTempFile } from './tempFile.ts'

test('a temporary file is a file with a path, and is invalid once it is released', async () => {
  const file = toTempFile(new File(['Meet at 8'], 'note.txt'), false)
  expect([file.name, file.size]).toEqual(['note.txt', 9])
  expect(await resolveObjectURL(file.path)?.text()).toBe('Meet at 8')
  await releaseTempFile({ filePath: file.path })
  expect(resolveObjectURL(file.path)).toBeUndefined()
})

test('the file is released at once, without waiting for the promise', () => {
  const { path } = toTempFile(new File([], 'note.txt'), false)
  void releaseTempFile({ filePath: path })
  expect(resolveObjectURL(path)).toBeUndefined()
})

test('a path that does not belong to a temporary file is ignored', async () => {
  const foreign = URL.createObjectURL(new Blob(['a']))
  await releaseTempFile({ filePath: foreign })
  expect(resolveObjectURL(foreign)).toBeDefined()
  URL.revokeObjectURL(foreign)
  await releaseTempFile({ filePath: 'https://example.com/photo.jpg' })
})

test.each([[7], [null], [undefined]])('the path %j is rejected', async (filePath) => {
  await expect(releaseTempFile({ filePath } as never)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'releaseTempFile:fail filePath must be a string',
  })
})
