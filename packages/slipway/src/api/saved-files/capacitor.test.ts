import { describe, expect, onTestFinished, test } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { startShell } from '../../testing/internal/fakes/memoryShell.ts'
import { host } from './capacitor.ts'
import { savedFilesContract } from './host.contract.ts'
import { getSavedFileList, getSavedFilesQuota, openSavedFile, removeSavedFile, saveFile } from './index.ts'
import { read } from './store.ts'

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

const note = new File(['Meet at 8'], 'note 名.txt', { type: 'text/plain' })
const folder = 'DATA/slipway-saved-files/sw_3afile_3a_252F_3a'
const listed = async () => (await getSavedFileList({}, host)).fileList.map(({ filePath }) => filePath)

describe('in a native shell', () => {
  test.each(Object.entries(savedFilesContract))('%s', async (_, holds) => {
    startShell({})
    await holds(host)
  })

  test('a file is kept in the app’s own directory, with its facts beside it', async () => {
    const { files } = startShell({})
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(note) }, host)
    const id = savedFilePath.split('/')[3]
    expect([...files.keys()]).toEqual([`${folder}/${id}`, `${folder}/${id}.json`])
    expect(await listed()).toEqual([savedFilePath])
    const file = await read(host, savedFilePath)
    expect([file.name, file.type, await file.text()]).toEqual(['note 名.txt', 'text/plain', 'Meet at 8'])
    const { tempFilePath } = await openSavedFile({ filePath: savedFilePath }, host)
    expect(await (await fetch(tempFilePath)).text()).toBe('Meet at 8')
    releaseObjectUrl(tempFilePath)
    await removeSavedFile({ filePath: savedFilePath }, host)
    expect(files.size).toBe(0)
  })

  test('a name cannot leave the directory', async () => {
    const { files } = startShell({})
    await saveFile({ tempFilePath: pathOf(note), fileName: '../../../etc/passwd' }, host)
    for (const path of files.keys())
      expect(path).toMatch(/^DATA\/slipway-saved-files\/\w+\/[a-z\d]+-[a-z\d]+(\.json)?$/)
  })

  test('facts that were written only in part are ignored', async () => {
    const { files } = startShell({})
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(note) }, host)
    const [, facts = ''] = [...files.keys()]
    files.set(facts, (files.get(facts) ?? new Uint8Array()).slice(0, 10))
    expect(await listed()).toEqual([])
    await expect(removeSavedFile({ filePath: savedFilePath }, host)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('the used space is the sum of the files, because the disk is the limit', async () => {
    startShell({})
    await saveFile({ tempFilePath: pathOf(note) }, host)
    expect(await getSavedFilesQuota({}, host)).toEqual({ usage: 9 })
  })

  test('other errors of the plugin are reported', async () => {
    const denied = Object.assign(new Error('Permission was denied.'), { code: 'OS-PLUG-FILE-0007' })
    startShell({ Filesystem: { readdir: () => Promise.reject(denied) } })
    await expect(getSavedFileList({}, { ...host })).rejects.toMatchObject({ code: 'failed', cause: denied })
  })

  test('without the plugin the error names the package to install', async () => {
    startShell({ Filesystem: undefined })
    await expect(saveFile({ tempFilePath: pathOf(note) }, { ...host })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('npm install @capacitor/filesystem && npx cap sync'),
    })
  })
})
