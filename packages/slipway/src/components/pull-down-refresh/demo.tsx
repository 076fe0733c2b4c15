import { useState } from 'react'
import { startPullDownRefresh } from 'slipway/api/pull-down-refresh'
import { Button } from 'slipway/components/button'
import { PullDownRefresh } from 'slipway/components/pull-down-refresh'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export default function PullDownRefreshDemo() {
  const [count, setCount] = useState(0)
  const refresh = async () => {
    await pause(1_200)
    setCount((before) => before + 1)
  }
  return (
    <>
      <PullDownRefresh onRefresh={refresh} />
      <section className="demo-section">
        <h2 className="demo-title">Pull to refresh</h2>
        <p className="demo-note">Pull by touch, with the mouse outside the texts, or with two fingers on a trackpad.</p>
        <div className="demo-card">
          <p className="demo-row" role="status">
            Refreshed {count} times
          </p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Refresh by button</h2>
        <Button type="primary" onClick={() => startPullDownRefresh()}>
          Refresh
        </Button>
      </section>
    </>
  )
}
