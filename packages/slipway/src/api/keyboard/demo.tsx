import { useEffect, useState } from 'react'
import { hideKeyboard, onKeyboardHeightChange } from 'slipway/api/keyboard'
import { Button } from 'slipway/components/button'

export default function KeyboardDemo() {
  const [height, setHeight] = useState(0)
  useEffect(() => onKeyboardHeightChange((event) => setHeight(event.height)), [])
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Keyboard height</h2>
        <output className="demo-card">{height > 0 ? `${height} px` : 'The keyboard is closed.'}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Field above the keyboard</h2>
        <div className="demo-card">
          <label htmlFor="keyboard-note">Note</label>
          <textarea id="keyboard-note" rows={3} style={{ font: 'inherit', inlineSize: '100%' }} />
          <Button onClick={() => hideKeyboard()}>Hide keyboard</Button>
        </div>
      </section>
    </>
  )
}
