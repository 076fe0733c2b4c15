import { useEffect, useState } from 'react'
import { Button } from 'slipway'
import { onInstallPrompt, showInstallPrompt } from 'slipway/api/install-prompt'

export default function InstallPromptDemo() {
  const [outcome, setOutcome] = useState('The browser has not offered to install this app')
  useEffect(
    () =>
      onInstallPrompt(({ isAvailable }) =>
        setOutcome(isAvailable ? 'The browser offers to install this app' : 'This app has been installed'),
      ),
    [],
  )
  const ask = () =>
    showInstallPrompt().then(
      (result) => setOutcome(result.outcome === 'accepted' ? 'You have installed this app' : 'You have declined'),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Installation</h2>
      <div className="demo-card">
        <output className="demo-row">{outcome}</output>
        <div className="demo-row">
          <Button onClick={ask}>Install</Button>
        </div>
      </div>
    </section>
  )
}
