import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { OpenDocumentHost } from './host.ts'
import { openDocument } from './index.ts'

const host: OpenDocumentHost = { open: async () => {} }

test('odd options end in a result or an ApiError', async () => {
  const options = oddOptions({
    filePath: ['/a', 'blob:http://localhost/1'],
    fileName: ['a.pdf'],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => openDocument(odd, host))),
    oddRuns,
  )
})
