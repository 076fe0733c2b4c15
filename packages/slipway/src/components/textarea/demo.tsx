import { useState } from 'react'
import { Textarea } from 'slipway/components/textarea'

export default function TextareaDemo() {
  const [lines, setLines] = useState(1)
  const [sent, setSent] = useState('Nothing sent yet')
  const [message, setMessage] = useState('')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Several lines</h2>
        <div className="demo-card">
          <Textarea aria-label="Comment" placeholder="What did you think?" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">As high as its text</h2>
        <div className="demo-card">
          <Textarea
            aria-label="Note"
            autoHeight
            maxLength={-1}
            defaultValue="It grows with every line that is written into it."
            onLineChange={({ detail }) => setLines(detail.lineCount)}
          />
          <p>{lines === 1 ? 'One line' : `${lines} lines`}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">With a count</h2>
        <div className="demo-card">
          <Textarea aria-label="About you" rows={3} showCount defaultValue="I like long walks on the beach." />
          <Textarea
            aria-label="Too long"
            rows={2}
            showCount
            maxLength={20}
            defaultValue="Longer than what fits by now"
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Enter sends</h2>
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
        <h2 className="demo-title">In a row of a list</h2>
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
        <h2 className="demo-title">Not right, not to be changed</h2>
        <div className="demo-card">
          <Textarea aria-label="Not right" rows={2} aria-invalid defaultValue="Something is missing here" />
          <Textarea aria-label="Read only" rows={2} readOnly defaultValue="To be read" />
          <Textarea aria-label="Disabled" rows={2} disabled defaultValue="Not available" />
        </div>
      </section>
    </>
  )
}
