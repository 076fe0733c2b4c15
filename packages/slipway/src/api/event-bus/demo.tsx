import { useEffect, useState } from 'react'
import { createEventBus, eventBus } from 'slipway/api/event-bus'
import { Button } from 'slipway/components/button'

const bus = createEventBus<{ ring: { from: string } }>()

function Listener({ name }: { readonly name: string }) {
  const [senders, setSenders] = useState<readonly string[]>([])
  useEffect(() => bus.on('ring', ({ from }) => setSenders((before) => [...before, from])), [])
  return (
    <output className="demo-row">
      {name}: {senders.length === 0 ? 'no events' : senders.slice(-3).join(', ')}
    </output>
  )
}

export default function EventBusDemo() {
  const [next, setNext] = useState('')
  const [isSubscribed, setSubscribed] = useState(true)
  const [greeting, setGreeting] = useState('')

  useEffect(() => eventBus.on('demo:greeting', (event) => setGreeting(String(event))), [])

  const listenOnce = () => {
    setNext('Waiting for an event')
    bus.once('ring', ({ from }) => setNext(`Received: ${from}`))
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Listeners</h2>
        <div className="demo-card">
          <Listener name="Hall" />
          {isSubscribed && <Listener name="Kitchen" />}
          <label className="demo-row">
            Subscribe the kitchen
            <input type="checkbox" checked={isSubscribed} onChange={(event) => setSubscribed(event.target.checked)} />
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
          <output className="demo-row">{next || 'Not subscribed'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={listenOnce}>
              Listen once
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Global event bus</h2>
        <div className="demo-card">
          <output className="demo-row">{greeting || 'No events'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={() => eventBus.emit('demo:greeting', 'Hello from the app')}>
              Emit a greeting
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}
