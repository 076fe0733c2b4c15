import { useState } from 'react'
import { type DownloadFileResult, downloadFile } from 'slipway/api/download-file'
import { releaseTempFile } from 'slipway/api/temp-file'
import { Button } from 'slipway/components/button'

export default function DownloadFileDemo() {
  const [url, setUrl] = useState('./')
  const [progress, setProgress] = useState('No download')
  const [file, setFile] = useState<DownloadFileResult>()

  const get = async () => {
    setProgress('Downloading …')
    const task = downloadFile({ url })
    task.onProgressUpdate(({ totalBytesWritten }) => setProgress(`${totalBytesWritten} bytes received`))
    await task.then(
      async (next) => {
        if (file) await releaseTempFile({ filePath: file.tempFilePath })
        setFile(next)
      },
      (error: Error) => setProgress(error.message),
    )
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Download</h2>
      <div className="demo-card">
        <label className="demo-row">
          Address
          <input value={url} onChange={(event) => setUrl(event.target.value)} />
        </label>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={get}>
            Download
          </Button>
        </div>
        <output className="demo-row">{progress}</output>
        {file && (
          <p className="demo-row">
            <a href={file.tempFilePath} download={file.fileName}>
              {`${file.fileName}, status ${file.statusCode}`}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
