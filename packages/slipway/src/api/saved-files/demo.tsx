import { useState } from 'react'
import {
  getSavedFileInfo,
  getSavedFileList,
  getSavedFilesQuota,
  openSavedFile,
  removeSavedFile,
  type SavedFile,
  saveFile,
} from 'slipway/api/saved-files'
import { releaseTempFile } from 'slipway/api/temp-file'
import { Button } from 'slipway/components/button'

export default function SavedFilesDemo() {
  const [text, setText] = useState('Meet at 8')
  const [files, setFiles] = useState<readonly SavedFile[]>([])
  const [outcome, setOutcome] = useState('Nothing done yet')

  const run = (step: () => Promise<string>) => () =>
    step().then(setOutcome, (error: Error) => setOutcome(error.message))

  const list = async () => {
    const { fileList } = await getSavedFileList()
    setFiles(fileList)
    return `Saved files: ${fileList.length}`
  }
  const save = async () => {
    const tempFilePath = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
    await saveFile({ tempFilePath, fileName: 'note.txt' })
    return list()
  }
  const describe = async (filePath: string) => {
    const { size, createTime } = await getSavedFileInfo({ filePath })
    return `${size} bytes, saved in ${new Date(createTime).getFullYear()}`
  }
  const read = async (filePath: string) => {
    const { tempFilePath } = await openSavedFile({ filePath })
    try {
      return `Content: ${await (await fetch(tempFilePath)).text()}`
    } finally {
      await releaseTempFile({ filePath: tempFilePath })
    }
  }
  const remove = async (filePath: string) => {
    await removeSavedFile({ filePath })
    return list()
  }
  const measure = async () => {
    const { usage, quota } = await getSavedFilesQuota()
    return `Used: ${usage} of ${quota ?? 'unknown'} bytes`
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Keep files in the app</h2>
      <div className="demo-card">
        <label className="demo-row">
          Text
          <input value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={run(save)}>
            Save
          </Button>
          <Button size="mini" onClick={run(list)}>
            List
          </Button>
          <Button size="mini" onClick={run(measure)}>
            Space
          </Button>
        </div>
        {files.map(({ filePath }, index) => (
          <div key={filePath} className="demo-row">
            {`File ${index + 1}`}
            <Button size="mini" aria-label={`Read file ${index + 1}`} onClick={run(() => read(filePath))}>
              Read
            </Button>
            <Button size="mini" aria-label={`Info about file ${index + 1}`} onClick={run(() => describe(filePath))}>
              Info
            </Button>
            <Button size="mini" aria-label={`Remove file ${index + 1}`} onClick={run(() => remove(filePath))}>
              Remove
            </Button>
          </div>
        ))}
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
