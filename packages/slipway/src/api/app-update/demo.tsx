import { useEffect, useState } from 'react'
import { Button } from 'slipway'
import { applyUpdate, checkForUpdate, onUpdateReady } from 'slipway/api/app-update'

export default function AppUpdateDemo() {
  const [outcome, setOutcome] = useState('Not asked yet')
  const [hasUpdate, setHasUpdate] = useState(false)
  useEffect(
    () =>
      onUpdateReady(() => {
        setHasUpdate(true)
        setOutcome('A new version is ready')
      }),
    [],
  )
  const check = async () => {
    try {
      const { hasUpdate } = await checkForUpdate()
      if (!hasUpdate) setOutcome('This is the newest version')
    } catch (error) {
      setOutcome(String((error as Error).message))
    }
  }
  const apply = () => applyUpdate().catch((error: Error) => setOutcome(error.message))

  return (
    <section className="demo-section">
      <h2 className="demo-title">Version</h2>
      <div className="demo-card">
        <output className="demo-row">{outcome}</output>
        <div className="demo-row">
          <Button onClick={check}>Look for a new version</Button>
          <Button disabled={!hasUpdate} onClick={apply}>
            Start it
          </Button>
        </div>
      </div>
    </section>
  )
}
