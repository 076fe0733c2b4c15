import { useState } from 'react'
import { type ChosenLocation, chooseLocation } from 'slipway/api/choose-location'
import { openLocation } from 'slipway/api/open-location'
import { Button } from 'slipway/components/button'

const openings = [
  ['At your position', () => chooseLocation()],
  ['At a point', () => chooseLocation({ latitude: 38.7223, longitude: -9.1393 })],
  ['With a keyword', () => chooseLocation({ keyword: 'Paris', latitude: 48.8, longitude: 2.3 })],
] as const

export default function ChooseLocationScreenDemo() {
  const [chosen, setChosen] = useState<ChosenLocation>()
  const [message, setMessage] = useState('Nothing chosen yet')
  const choose = (open: () => Promise<ChosenLocation>) =>
    open().then(
      (location) => {
        setChosen(location)
        setMessage(location.name || 'A point without a name')
      },
      (error: Error) => setMessage(error.message),
    )
  return (
    <section className="demo-section">
      <h2 className="demo-title">Examples</h2>
      <div className="demo-card">
        {openings.map(([text, open]) => (
          <div key={text} className="demo-row">
            <Button onClick={() => choose(open)}>{text}</Button>
          </div>
        ))}
        <output className="demo-row">{message}</output>
        <div className="demo-row">
          <Button disabled={!chosen} onClick={() => chosen && openLocation({ ...chosen, scale: 10 })}>
            Show the chosen place
          </Button>
        </div>
      </div>
    </section>
  )
}
