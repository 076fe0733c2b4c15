import fc from 'fast-check'
import { test } from 'vitest'
import { memoryFiles } from '../../testing/internal/fakes/memoryFiles.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import {
  getSavedFileInfo,
  getSavedFileList,
  getSavedFilesQuota,
  openSavedFile,
  removeSavedFile,
  saveFile,
} from './index.ts'

const signal = [undefined, AbortSignal.abort()]

test('odd options of `saveFile` end in a result or an ApiError', async () => {
  const options = oddOptions({ tempFilePath: ['/a', 'blob:http://localhost/1'], fileName: ['a.pdf'], signal })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => saveFile(odd, memoryFiles().open()))),
    oddRuns,
  )
})

test.each<[string, (options: never) => Promise<unknown>]>([
  ['getSavedFileInfo', (options) => getSavedFileInfo(options, memoryFiles().open())],
  ['getSavedFileList', (options) => getSavedFileList(options, memoryFiles().open())],
  ['getSavedFilesQuota', (options) => getSavedFilesQuota(options, memoryFiles().open())],
  ['openSavedFile', (options) => openSavedFile(options, memoryFiles().open())],
  ['removeSavedFile', (options) => removeSavedFile(options, memoryFiles().open())],
])('odd options of `%s` end in a result or an ApiError', async (_, run) => {
  const options = oddOptions({ filePath: ['/a', 'slipway-file://saved/a-b/a.txt'], signal })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => run(odd as never))),
    oddRuns,
  )
})
