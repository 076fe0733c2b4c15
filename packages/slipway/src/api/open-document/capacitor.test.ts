import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { startShell } from '../../testing/internal/fakes/memoryShell.ts'
import { host } from './capacitor.ts'
import { openDocument } from './index.ts'

const openDocumentFromLocalPath = vi.fn(async (_: object) => {})
const openDocumentFromUrl = vi.fn(async (_: object) => {})
const FileViewer = { openDocumentFromLocalPath, openDocumentFromUrl }

beforeEach(() => {
  openDocumentFromLocalPath.mockReset()
  openDocumentFromUrl.mockReset()
})

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

const terms = new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' })

test('a file of the app is passed to the system’s viewer', async () => {
  const { files } = startShell({ FileViewer })
  await openDocument({ filePath: pathOf(terms) }, host)
  expect(openDocumentFromLocalPath).toHaveBeenCalledWith({ path: 'file:///cache/slipway-files/terms.pdf' })
  expect(files.size).toBe(1)
})

test('cancelled while the file is written: nothing is shown', async () => {
  startShell({ FileViewer })
  const controller = new AbortController()
  const call = host.open(pathOf(terms), undefined, controller.signal)
  controller.abort()
  await expect(call).rejects.toThrow('aborted')
  expect(openDocumentFromLocalPath).not.toHaveBeenCalled()
})

test('a document on a server is loaded by the shell', async () => {
  startShell({ FileViewer })
  await openDocument({ filePath: 'https://example.com/terms.pdf' }, host)
  expect(openDocumentFromUrl).toHaveBeenCalledWith({ url: 'https://example.com/terms.pdf' })
})

test.each([
  ['OS-PLUG-FLVW-0004', 'not-found'],
  ['OS-PLUG-FLVW-0008', 'failed'],
  ['OS-PLUG-FLVW-0010', 'unsupported'],
  ['OS-PLUG-FLVW-0013', 'unsupported'],
])('the viewer’s code %s becomes %s', async (native, code) => {
  startShell({ FileViewer })
  openDocumentFromLocalPath.mockRejectedValue(Object.assign(new Error('It does not open.'), { code: native }))
  await expect(openDocument({ filePath: pathOf(terms) }, host)).rejects.toMatchObject({
    code,
    errMsg: 'openDocument:fail It does not open.',
  })
})

test('without the plugin the error names the package to install', async () => {
  startShell({})
  await expect(openDocument({ filePath: pathOf(terms) }, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capacitor/file-viewer && npx cap sync'),
  })
})
