import { useEffect, useState } from 'react'
import { createEventBus, eventBus } from 'slipway/api/event-bus'
import { Button } from 'slipway/components/button'

const bus = createEventBus<{ ring: { from: string } }>()

function Listener({ name }: { readonly name: string }) {
  const [heard, setHeard] = useState<readonly string[]>([])
  useEffect(() => bus.on('ring', ({ from }) => setHeard((before) => [...before, from])), [])
  return (
    <output className="demo-row">
      {name} has heard {heard.length === 0 ? 'nothing' : heard.slice(-3).join(', ')}
    </output>
  )
}

export default function EventBusDemo() {
  const [next, setNext] = useState('')
  const [listens, setListens] = useState(true)
  const [everywhere, setEverywhere] = useState('')

  useEffect(() => eventBus.on('demo:greeting', (greeting) => setEverywhere(String(greeting))), [])

  const hearNext = () => {
    setNext('Waiting for the next ring')
    bus.once('ring', ({ from }) => setNext(`The next ring came from ${from}`))
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Listeners</h2>
        <div className="demo-card">
          <Listener name="The hall" />
          {listens && <Listener name="The kitchen" />}
          <label className="demo-row">
            The kitchen listens
            <input type="checkbox" checked={listens} onChange={(event) => setListens(event.target.checked)} />
          </label>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Emit</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => bus.emit('ring', { from: 'the front door' })}>
              Front door
            </Button>
            <Button size="mini" onClick={() => bus.emit('ring', { from: 'the garden' })}>
              Garden
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Once</h2>
        <div className="demo-card">
          <output className="demo-row">{next || 'Nobody waits for the next ring'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={hearNext}>
              Hear the next one
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">The bus of the whole app</h2>
        <div className="demo-card">
          <output className="demo-row">{everywhere || 'Nobody has greeted yet'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={() => eventBus.emit('demo:greeting', 'Hello, whole app')}>
              Greet
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}
