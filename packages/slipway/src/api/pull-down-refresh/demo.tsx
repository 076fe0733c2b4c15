import { useState } from 'react'
import { startPullDownRefresh, stopPullDownRefresh } from 'slipway/api/pull-down-refresh'
import { Button } from 'slipway/components/button'
import { PullDownRefresh } from 'slipway/components/pull-down-refresh'

export default function PullDownRefreshCallsDemo() {
  const [answer, setAnswer] = useState('')
  const tell = (call: Promise<void>) => {
    call.then(
      () => setAnswer('Done'),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Begin and end</h2>
      <PullDownRefresh onRefresh={() => {}} />
      <Button type="primary" onClick={() => tell(startPullDownRefresh())}>
        Begin to refresh
      </Button>
      <Button onClick={() => tell(stopPullDownRefresh())}>End it</Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
    </section>
  )
}
