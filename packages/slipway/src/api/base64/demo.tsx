import { useState } from 'react'
import { arrayBufferToBase64, base64ToArrayBuffer } from 'slipway/api/base64'

function attempt(step: () => string): string {
  try {
    return step()
  } catch (error) {
    return (error as Error).message
  }
}

export default function Base64Demo() {
  const [text, setText] = useState('Meet at 8 · 剪贴板')
  const [base64, setBase64] = useState('SGVsbG8=')

  const written = arrayBufferToBase64(new TextEncoder().encode(text))
  const read = attempt(() => new TextDecoder().decode(base64ToArrayBuffer(base64)))

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Encode</h2>
        <div className="demo-card">
          <label className="demo-row">
            Text
            <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <output className="demo-row">{written || 'Empty'}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Decode</h2>
        <div className="demo-card">
          <label className="demo-row">
            Base64
            <input value={base64} onChange={(event) => setBase64(event.target.value)} />
          </label>
          <output className="demo-row">{read || 'Empty'}</output>
        </div>
      </section>
    </>
  )
}
