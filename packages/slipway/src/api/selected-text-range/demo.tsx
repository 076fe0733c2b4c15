import { type MouseEvent, useState } from 'react'
import { getSelectedTextRange } from 'slipway/api/selected-text-range'
import { Button } from 'slipway/components/button'
import { Textarea } from 'slipway/components/textarea'

/** Keeps the focus in the field when a button is pressed by mouse or touch. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export default function SelectedTextRangeDemo() {
  const [text, setText] = useState('Select a part of this text.')
  const [message, setMessage] = useState('')

  const run = (step: (start: number, end: number) => void) =>
    getSelectedTextRange().then(
      ({ start, end }) => step(start, end),
      (error: Error) => setMessage(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Selection</h2>
      <div className="demo-card">
        <Textarea aria-label="Text" value={text} onInput={({ detail }) => setText(detail.value)} />
        <div className="demo-row">
          <Button
            size="mini"
            type="primary"
            onMouseDown={keepFocus}
            onClick={() => run((start, end) => setMessage(`From ${start} to ${end}`))}
          >
            Read
          </Button>
          <Button
            size="mini"
            onMouseDown={keepFocus}
            onClick={() => run((start, end) => setText(`${text.slice(0, start)}★${text.slice(end)}`))}
          >
            Insert a star
          </Button>
        </div>
        <output className="demo-row">{message}</output>
      </div>
    </section>
  )
}
