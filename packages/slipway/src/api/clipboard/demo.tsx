import { useState } from 'react'
import { getClipboardData, setClipboardData } from 'slipway/api/clipboard'
import { Button } from 'slipway/components/button'

export default function ClipboardDemo() {
  const [text, setText] = useState('https://example.com/order/1')
  const [pasted, setPasted] = useState('')
  const [failure, setFailure] = useState('')

  const run = async (step: () => Promise<void>) => {
    setFailure('')
    await step().catch((error: Error) => setFailure(error.message))
  }
  const copy = () => run(() => setClipboardData({ data: text }))
  const copyQuietly = () => run(() => setClipboardData({ data: text, showToast: false }))
  const paste = () => run(async () => setPasted((await getClipboardData()).data))
  const copyNumber = () => run(() => setClipboardData({ data: 42 as unknown as string }))

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Copy</h2>
        <div className="demo-card">
          <label className="demo-row">
            Text
            <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={copy}>
              Copy
            </Button>
            <Button size="mini" onClick={copyQuietly}>
              Copy without a toast
            </Button>
            <Button size="mini" onClick={copyNumber}>
              Copy a number
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Paste</h2>
        <div className="demo-card">
          <output className="demo-row">{pasted || 'Nothing pasted yet'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={paste}>
              Paste
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Errors</h2>
        <output className="demo-card">
          {failure || 'No errors. Copy a number, or deny clipboard access to this page.'}
        </output>
      </section>
    </>
  )
}
