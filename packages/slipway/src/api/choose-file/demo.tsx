import { useState } from 'react'
import { type ChooseFileOptions, type ChooseFileResult, chooseFile } from 'slipway/api/choose-file'
import { Button } from 'slipway/components/button'

export default function ChooseFileDemo() {
  const [files, setFiles] = useState<ChooseFileResult['tempFiles']>([])
  const [failure, setFailure] = useState('')

  const choose = (options: ChooseFileOptions) => {
    setFailure('')
    chooseFile(options).then(
      ({ tempFiles }) => setFiles(tempFiles),
      (error: Error) => setFailure(error.message),
    )
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Choose files</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => choose({})}>
              Files
            </Button>
            <Button size="mini" onClick={() => choose({ count: 1, extension: ['pdf'] })}>
              One PDF
            </Button>
            <Button size="mini" onClick={() => setTimeout(choose, 10_000, {})}>
              After ten seconds
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <div className="demo-card">
          <output className="demo-row">
            {failure || (files.length === 0 ? 'Nothing chosen yet' : `${files.length} chosen`)}
          </output>
          {files.map(({ path, name, size, type }) => (
            <div className="demo-row" key={path}>
              {name}: {size} bytes, {type || 'unknown type'}
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
