import { useState } from 'react'
import { type ShowModalOptions, showModal } from 'slipway/api/modal'
import { Button } from 'slipway/components/button'

export default function ModalDemo() {
  const [answer, setAnswer] = useState('')
  const ask = (options: ShowModalOptions) =>
    showModal(options).then(
      (result) => setAnswer(JSON.stringify(result)),
      (error: Error) => setAnswer(error.message),
    )
  const askTwice = () => {
    void ask({ title: 'First' })
    void ask({ title: 'Second', content: 'Shown after the first dialog.' })
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Basic usage</h2>
      <Button
        onClick={() =>
          ask({
            title: 'Delete the draft?',
            content: 'You cannot undo this.',
            confirmText: 'Delete',
            confirmColor: 'var(--sw-danger)',
          })
        }
      >
        Confirm
      </Button>
      <Button onClick={() => ask({ content: 'Your order has been shipped.', showCancel: false })}>
        Without cancel button
      </Button>
      <Button onClick={() => ask({ title: 'Your name', editable: true, placeholderText: 'Name' })}>Text input</Button>
      <Button onClick={askTwice}>Two dialogs</Button>
      <Button
        onClick={() =>
          ask({ title: 'Timeout', content: 'Closes after five seconds.', signal: AbortSignal.timeout(5_000) })
        }
      >
        Close after five seconds
      </Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
    </section>
  )
}
