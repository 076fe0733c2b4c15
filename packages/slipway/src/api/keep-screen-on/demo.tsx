import { useState } from 'react'
import { setKeepScreenOn } from 'slipway/api/keep-screen-on'

export default function KeepScreenOnDemo() {
  const [isOn, setIsOn] = useState(false)
  const [outcome, setOutcome] = useState('The screen turns off after the system’s timeout')
  const keep = async (keepScreenOn: boolean) => {
    try {
      await setKeepScreenOn({ keepScreenOn })
      setIsOn(keepScreenOn)
      setOutcome(keepScreenOn ? 'The screen stays on' : 'The screen turns off after the system’s timeout')
    } catch (error) {
      setOutcome(String((error as Error).message))
    }
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Screen</h2>
      <div className="demo-card">
        <label className="demo-row">
          Keep the screen on
          <input type="checkbox" checked={isOn} onChange={(event) => keep(event.target.checked)} />
        </label>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
