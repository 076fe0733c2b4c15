import { useRef, useState } from 'react'
import { type UploadTask, uploadFile } from 'slipway/api/upload-file'
import { Button } from 'slipway/components/button'

export default function UploadFileDemo() {
  const [url, setUrl] = useState('./')
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState('No upload yet')
  const task = useRef<UploadTask>(undefined)

  const send = async () => {
    setOutcome('Uploading…')
    task.current = uploadFile({ url, file, formData: { from: 'the showcase' } })
    task.current.onProgressUpdate(({ progress }) => setOutcome(`${progress} %`))
    await task.current.then(
      ({ statusCode }) => setOutcome(`Status ${statusCode}`),
      (error: Error) => setOutcome(error.message),
    )
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Upload</h2>
      <div className="demo-card">
        <label className="demo-row">
          Server
          <input value={url} onChange={(event) => setUrl(event.target.value)} />
        </label>
        <label className="demo-row">
          File
          <input type="file" onChange={(event) => setFile(event.target.files?.[0])} />
        </label>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={send}>
            Upload
          </Button>
          <Button size="mini" onClick={() => task.current?.abort()}>
            Abort
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
