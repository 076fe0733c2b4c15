import { useState } from 'react'
import { chooseFile } from 'slipway/api/choose-file'
import { getFileInfo } from 'slipway/api/file-info'
import { Button } from 'slipway/components/button'

export default function FileInfoDemo() {
  const [outcome, setOutcome] = useState('No file read yet')

  const read = (find: () => Promise<string>) =>
    find()
      .then((filePath) => getFileInfo({ filePath, digestAlgorithm: 'sha256' }))
      .then(
        ({ size, digest }) => setOutcome(`${size} bytes, SHA-256 ${digest}`),
        (error: Error) => setOutcome(error.message),
      )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Size and SHA-256</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => read(async () => 'data:text/plain,Meet%20at%208')}>
            Sample text
          </Button>
          <Button size="mini" onClick={() => read(async () => (await chooseFile({ count: 1 })).tempFilePaths[0] ?? '')}>
            Choose a file
          </Button>
        </div>
        <output className="demo-row" style={{ overflowWrap: 'anywhere' }}>
          {outcome}
        </output>
      </div>
    </section>
  )
}
