import { useState } from 'react'
import {
  getNavigationBarRect,
  hideNavigationBarLoading,
  type NavigationBarRect,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from 'slipway/api/navigation-bar'
import { Button } from 'slipway/components/button'

const longTitle = 'A title that is too long for the navigation bar, but is still centred'

const colours = [
  { name: 'Ember', frontColor: '#ffffff', backgroundColor: '#b34700' },
  { name: 'Forest', frontColor: '#ffffff', backgroundColor: '#1a7a32' },
  { name: 'Sand', frontColor: '#000000', backgroundColor: '#f4e3c1' },
] as const

async function load() {
  await showNavigationBarLoading()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await hideNavigationBarLoading()
}

export default function NavigationBarDemo() {
  const [seconds, setSeconds] = useState(0)
  const [rect, setRect] = useState<NavigationBarRect>()
  const animation = { duration: seconds * 1000, timingFunc: 'easeInOut' } as const
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Title</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => setNavigationBarTitle({ title: 'Order 7' })}>
            Short
          </Button>
          <Button size="mini" onClick={() => setNavigationBarTitle({ title: longTitle })}>
            Long
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours</h2>
        <div className="demo-row">
          {colours.map(({ name, ...colour }) => (
            <Button key={name} size="mini" onClick={() => setNavigationBarColor({ ...colour, animation })}>
              {name}
            </Button>
          ))}
        </div>
        <label className="demo-row">
          <input type="checkbox" onChange={({ target }) => setSeconds(target.checked ? 1 : 0)} />
          Animate for one second
        </label>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading</h2>
        <Button onClick={load}>Load for two seconds</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Area</h2>
        <Button onClick={() => setRect(getNavigationBarRect())}>Measure the bar</Button>
        <output className="demo-note">
          {rect ? `${rect.width} × ${rect.height} at ${rect.left}, ${rect.top}` : 'Not measured yet'}
        </output>
      </section>
    </>
  )
}
