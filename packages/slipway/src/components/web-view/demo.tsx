import { useState } from 'react'
import { WebView } from 'slipway/components/web-view'

const help = new URL('./help.xhtml?no-inline', import.meta.url).href

export default function WebViewDemo() {
  const [message, setMessage] = useState('')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">A page in a frame</h2>
        <WebView
          src={help}
          title="Help"
          fullscreen={false}
          style={{ borderRadius: 12 }}
          onLoad={() => setMessage('Loaded')}
        />
        <output>{message}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">A refused address</h2>
        <WebView src="javascript:alert(1)" fullscreen={false} style={{ blockSize: 120, borderRadius: 12 }} />
      </section>
    </>
  )
}
