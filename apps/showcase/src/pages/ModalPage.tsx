import { useState } from 'react'
import { navigateBack, useUnsavedChanges } from 'slipway'
import { Button } from 'slipway/components/button'
import { Textarea } from 'slipway/components/textarea'

/** The modal page that the demo of navigation opens: it asks before it closes with unsaved text. */
export default function ModalPage() {
  const [note, setNote] = useState('')
  const [isSaved, setIsSaved] = useState(false)
  useUnsavedChanges(note !== '' && !isSaved)
  const save = () => {
    setIsSaved(true)
    void navigateBack()
  }
  return (
    <section className="demo-section">
      <div className="demo-card">
        <Textarea
          aria-label="Note"
          placeholder="What is on your mind?"
          value={note}
          onInput={({ detail }) => setNote(detail.value)}
        />
      </div>
      <Button type="primary" disabled={note === ''} onClick={save}>
        Save
      </Button>
    </section>
  )
}
