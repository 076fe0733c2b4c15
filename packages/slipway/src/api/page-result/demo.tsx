import { useState } from 'react'
import { getCurrentPages } from 'slipway/api/navigation'
import { answerPage, openPage } from 'slipway/api/page-result'
import { Button } from 'slipway/components/button'

/** This page opens a second instance of itself, which returns the result. */
const path = '/api/page-result'

export default function PageResultDemo() {
  const [isChooser] = useState(() => getCurrentPages().at(-2)?.path === path)
  const [outcome, setOutcome] = useState('No result yet')

  const fail = (error: Error) => setOutcome(error.message)
  const choose = () => openPage(path).then((colour) => setOutcome(`Result: ${colour}`), fail)
  const answer = (from: string, colour: string) => answerPage(from, colour).catch(fail)

  return (
    <section className="demo-section">
      <h2 className="demo-title">{isChooser ? 'Choose a colour' : 'Result from a page'}</h2>
      <div className="demo-card">
        {isChooser ? (
          <div className="demo-row">
            {['Red', 'Green', 'Blue'].map((colour) => (
              <Button key={colour} size="mini" onClick={() => answer(path, colour)}>
                {colour}
              </Button>
            ))}
          </div>
        ) : (
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={choose}>
              Choose a colour
            </Button>
            <Button size="mini" onClick={() => answer('/settings', 'Red')}>
              Return a result from another page
            </Button>
          </div>
        )}
        <output className="demo-row">{isChooser ? 'Or go back without a result.' : outcome}</output>
      </div>
    </section>
  )
}
