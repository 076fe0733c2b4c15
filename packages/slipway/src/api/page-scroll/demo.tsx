import { useState } from 'react'
import { pageScrollTo } from 'slipway/api/page-scroll'
import { Button } from 'slipway/components/button'

export default function PageScrollToDemo() {
  const [answer, setAnswer] = useState('')
  const showResult = (call: Promise<void>) => {
    call.then(
      () => setAnswer('Reached'),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Scroll to an element or the end</h2>
        <Button type="primary" onClick={() => showResult(pageScrollTo({ selector: '#row-20' }))}>
          Scroll to row 20
        </Button>
        <Button onClick={() => showResult(pageScrollTo({ selector: '#row-20', duration: 0 }))}>Jump to row 20</Button>
        <Button onClick={() => showResult(pageScrollTo({ scrollTop: 1e6, duration: 3_000 }))}>
          Scroll slowly to the end
        </Button>
        <p className="demo-note" role="status">
          {answer}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Rows</h2>
        <ol className="demo-card">
          {Array.from({ length: 40 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order.
            <li className="demo-row" id={`row-${index + 1}`} key={index}>
              Row {index + 1}
            </li>
          ))}
        </ol>
        <Button onClick={() => showResult(pageScrollTo({ scrollTop: 0 }))}>Back to the top</Button>
      </section>
    </>
  )
}
