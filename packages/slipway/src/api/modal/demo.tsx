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
    void ask({ title: 'Second', content: 'It waited for its turn.' })
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">Questions</h2>
      <Button
        onClick={() =>
          ask({
            title: 'Delete the draft?',
            content: 'It cannot be brought back.',
            confirmText: 'Delete',
            confirmColor: 'var(--sw-danger)',
          })
        }
      >
        Yes or no
      </Button>
      <Button onClick={() => ask({ content: 'Your order is on its way.', showCancel: false })}>A notice</Button>
      <Button onClick={() => ask({ title: 'Your name', editable: true, placeholderText: 'Name' })}>A text</Button>
      <Button onClick={askTwice}>Two at once</Button>
      <Button onClick={() => ask({ title: 'Quick', content: 'Five seconds', signal: AbortSignal.timeout(5_000) })}>
        For five seconds
      </Button>
      <p className="demo-note" role="status">
        {answer}
      </p>
    </section>
  )
}
