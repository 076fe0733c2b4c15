import { useState } from 'react'
import { startPullDownRefresh, stopPullDownRefresh } from 'slipway/api/pull-down-refresh'
import { Button } from 'slipway/components/button'
import { PullDownRefresh } from 'slipway/components/pull-down-refresh'

export default function PullDownRefreshCallsDemo() {
  const [answer, setAnswer] = useState('')
  const showResult = (call: Promise<void>) => {
    call.then(
      () => setAnswer('Done'),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Start and stop</h2>
      <PullDownRefresh onRefresh={() => {}} />
      <Button type="primary" onClick={() => showResult(startPullDownRefresh())}>
        Start refreshing
      </Button>
      <Button onClick={() => showResult(stopPullDownRefresh())}>Stop refreshing</Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
    </section>
  )
}
