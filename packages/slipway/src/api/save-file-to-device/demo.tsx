import { useState } from 'react'
import { saveFileToDevice } from 'slipway/api/save-file-to-device'
import { Button } from 'slipway/components/button'

export default function SaveFileToDeviceDemo() {
  const [text, setText] = useState('Meet at 8')
  const [outcome, setOutcome] = useState('Not saved yet')

  const save = () =>
    saveFileToDevice({
      tempFilePath: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
      fileName: 'note.txt',
    }).then(
      () => setOutcome('Saved or downloading'),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Save a text as a file</h2>
      <div className="demo-card">
        <label className="demo-row">
          Text
          <input value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={save}>
            Save
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
