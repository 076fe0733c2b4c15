import { useState } from 'react'
import { startPullDownRefresh } from 'slipway/api/pull-down-refresh'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { PullDownRefresh, type PullDownRefreshState, usePullDownRefresh } from 'slipway/components/pull-down-refresh'
import { Switch } from 'slipway/components/switch'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const pullText = ({ phase }: PullDownRefreshState) => (
  <p style={{ margin: 0, padding: 12 }}>
    {phase === 'refreshing' ? 'Loading the latest …' : phase === 'reached' ? 'Release to refresh' : 'Pull to refresh'}
  </p>
)

export default function PullDownRefreshDemo() {
  const [count, setCount] = useState(0)
  const [isCustom, setCustom] = useState(false)
  const refresh = async () => {
    await pause(1_200)
    setCount((before) => before + 1)
  }
  return (
    <>
      <PullDownRefresh onRefresh={refresh} {...(isCustom && { height: 44, children: pullText })} />
      <Clock />
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
        <h2 className="demo-title">Custom content</h2>
        <CellGroup>
          <Cell
            title="Text in place of the circle"
            control={<Switch checked={isCustom} onChange={({ detail }) => setCustom(detail.value)} />}
          />
        </CellGroup>
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

/** A component that refreshes its own content with the page. */
function Clock() {
  const [time, setTime] = useState('never')
  usePullDownRefresh(() => setTime(new Date().toLocaleTimeString()))
  return (
    <section className="demo-section">
      <h2 className="demo-title">A part of the page</h2>
      <div className="demo-card">
        <p className="demo-row" role="status">
          Refreshed: {time}
        </p>
      </div>
    </section>
  )
}
