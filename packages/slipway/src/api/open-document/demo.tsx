import { useState } from 'react'
import { chooseFile } from 'slipway/api/choose-file'
import { openDocument } from 'slipway/api/open-document'
import { Button } from 'slipway/components/button'

export default function OpenDocumentDemo() {
  const [path, setPath] = useState('')
  const [outcome, setOutcome] = useState('Nothing opened yet')

  const run = (step: () => Promise<string>) => step().then(setOutcome, (error: Error) => setOutcome(error.message))
  const open = (filePath: string) =>
    run(async () => {
      await openDocument({ filePath })
      return 'Opened or downloaded'
    })
  const choose = () =>
    run(async () => {
      const { tempFiles } = await chooseFile({ count: 1 })
      setPath(tempFiles[0]?.path ?? '')
      return `Chosen: ${tempFiles[0]?.name}`
    })

  return (
    <section className="demo-section">
      <h2 className="demo-title">Open a document</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => open('data:text/plain,Meet%20at%208')}>
            Open a text
          </Button>
          <Button size="mini" onClick={() => open('javascript:void%200')}>
            Open a script (refused)
          </Button>
        </div>
        <div className="demo-row">
          <Button size="mini" onClick={choose}>
            Choose a file
          </Button>
          <Button size="mini" disabled={path === ''} onClick={() => open(path)}>
            Open the file
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
