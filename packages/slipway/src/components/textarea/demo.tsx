import { useState } from 'react'
import { Textarea } from 'slipway/components/textarea'

export default function TextareaDemo() {
  const [lines, setLines] = useState(1)
  const [sent, setSent] = useState('Nothing sent yet')
  const [message, setMessage] = useState('')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Placeholder</h2>
        <div className="demo-card">
          <Textarea aria-label="Comment" placeholder="What did you think?" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Auto height</h2>
        <div className="demo-card">
          <Textarea
            aria-label="Note"
            autoHeight
            maxLength={-1}
            defaultValue="The field grows with each line that you write."
            onLineChange={({ detail }) => setLines(detail.lineCount)}
          />
          <p>{lines === 1 ? 'One line' : `${lines} lines`}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Character count</h2>
        <div className="demo-card">
          <Textarea aria-label="About you" rows={3} showCount defaultValue="I like long walks on the beach." />
          <Textarea
            aria-label="Too long"
            rows={2}
            showCount
            maxLength={20}
            defaultValue="Longer than the maximum length"
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Send with Enter</h2>
        <div className="demo-card">
          <Textarea
            aria-label="Message"
            autoHeight
            confirmType="send"
            confirmHold
            placeholder="Message"
            value={message}
            onInput={({ detail }) => setMessage(detail.value)}
            onConfirm={({ detail }) => {
              setSent(`Sent: ${detail.value}`)
              setMessage('')
            }}
          />
          <p role="status">{sent}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Plain, for list rows</h2>
        <div className="demo-card">
          <Textarea plain autoHeight aria-label="Address" placeholder="Address" autoComplete="off" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Textarea aria-label="Right to left" rows={2} showCount defaultValue="مرحبا بالعالم" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Invalid, read only and disabled</h2>
        <div className="demo-card">
          <Textarea aria-label="Invalid" rows={2} aria-invalid defaultValue="Something is missing here" />
          <Textarea aria-label="Read only" rows={2} readOnly defaultValue="Text that cannot be changed" />
          <Textarea aria-label="Disabled" rows={2} disabled defaultValue="Not available" />
        </div>
      </section>
    </>
  )
}
