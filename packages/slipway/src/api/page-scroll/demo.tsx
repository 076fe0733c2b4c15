import { useState } from 'react'
import { pageScrollTo } from 'slipway/api/page-scroll'
import { Button } from 'slipway/components/button'

export default function PageScrollToDemo() {
  const [answer, setAnswer] = useState('')
  const tell = (call: Promise<void>) => {
    call.then(
      () => setAnswer('There'),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Go somewhere</h2>
        <Button type="primary" onClick={() => tell(pageScrollTo({ selector: '#row-20' }))}>
          Glide to row 20
        </Button>
        <Button onClick={() => tell(pageScrollTo({ selector: '#row-20', duration: 0 }))}>Jump to row 20</Button>
        <Button onClick={() => tell(pageScrollTo({ scrollTop: 1e6, duration: 3_000 }))}>Glide slowly to the end</Button>
        <p className="demo-note" role="status">
          {answer}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Rows</h2>
        <ol className="demo-card">
          {Array.from({ length: 40 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
            <li className="demo-row" id={`row-${index + 1}`} key={index}>
              Row {index + 1}
            </li>
          ))}
        </ol>
        <Button onClick={() => tell(pageScrollTo({ scrollTop: 0 }))}>Back to the top</Button>
      </section>
    </>
  )
}
