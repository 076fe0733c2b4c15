import { useState } from 'react'
import { loadFontFace } from 'slipway/api/font-face'
import { Button } from 'slipway/components/button'

/** A font that almost every device has. An app writes `url("/fonts/name.woff2")`. */
const local = 'local("Georgia"), local("DejaVu Serif"), local("Noto Serif"), local("Times New Roman")'

export default function FontFaceDemo() {
  const [family, setFamily] = useState<string>()
  const [message, setMessage] = useState('')

  const load = (source: string) =>
    loadFontFace({ family: 'Demo font', source }).then(
      () => {
        setFamily('Demo font')
        setMessage('The font is loaded.')
      },
      (error: Error) => setMessage(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Font of the sample</h2>
      <div className="demo-card">
        <p style={{ fontFamily: family, fontSize: '1.5rem', margin: 0 }}>A quick brown fox</p>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => load(local)}>
            Load
          </Button>
          <Button size="mini" onClick={() => load('url("data:font/woff2,none")')}>
            Not a font
          </Button>
        </div>
        <output className="demo-row">{message}</output>
      </div>
    </section>
  )
}
