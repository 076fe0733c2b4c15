import { useState } from 'react'
import { type ShareOptions, share } from 'slipway/api/share'
import { Button } from 'slipway/components/button'

const outcomes = { share: 'Shared', copy: 'Copied: this platform cannot share' }

export default function ShareDemo() {
  const [outcome, setOutcome] = useState('Not shared yet')
  const offer = (options: ShareOptions) =>
    share(options).then(
      ({ method }) => setOutcome(outcomes[method]),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Share</h2>
      <div className="demo-card">
        <Button type="primary" onClick={() => offer({ title: document.title, url: location.href })}>
          Share this page
        </Button>
        <Button onClick={() => offer({ text: 'Meet at 8' })}>Share a text</Button>
        <Button onClick={() => offer({ files: [new File(['Meet at 8'], 'note.txt', { type: 'text/plain' })] })}>
          Share a file
        </Button>
        <Button onClick={() => offer({})}>Share nothing (refused)</Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
