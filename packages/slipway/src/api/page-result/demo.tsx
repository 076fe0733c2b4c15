import { useState } from 'react'
import { getCurrentPages } from 'slipway/api/navigation'
import { answerPage, openPage } from 'slipway/api/page-result'
import { Button } from 'slipway/components/button'

/** This page opens itself once more, and is answered by it. */
const path = '/api/page-result'

export default function PageResultDemo() {
  const [isAsked] = useState(() => getCurrentPages().at(-2)?.path === path)
  const [outcome, setOutcome] = useState('No answer yet')

  const fail = (error: Error) => setOutcome(error.message)
  const ask = () => openPage(path).then((colour) => setOutcome(`The answer: ${colour}`), fail)
  const answer = (from: string, colour: string) => answerPage(from, colour).catch(fail)

  return (
    <section className="demo-section">
      <h2 className="demo-title">{isAsked ? 'Which colour?' : 'Ask another page'}</h2>
      <div className="demo-card">
        {isAsked ? (
          <div className="demo-row">
            {['Red', 'Green', 'Blue'].map((colour) => (
              <Button key={colour} size="mini" onClick={() => answer(path, colour)}>
                {colour}
              </Button>
            ))}
          </div>
        ) : (
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={ask}>
              Ask for a colour
            </Button>
            <Button size="mini" onClick={() => answer('/settings', 'Red')}>
              Answer for another page
            </Button>
          </div>
        )}
        <output className="demo-row">{isAsked ? 'Or go back without an answer.' : outcome}</output>
      </div>
    </section>
  )
}
