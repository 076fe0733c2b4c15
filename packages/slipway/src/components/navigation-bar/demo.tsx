import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { NavigationBar } from 'slipway/components/navigation-bar'

const looks = [
  { name: 'Sea', frontColor: '#ffffff', backgroundColor: '#0b5563' },
  { name: 'Sand', frontColor: '#000000', backgroundColor: '#f3dfb8' },
]

export default function NavigationBarDemo() {
  const [place, setPlace] = useState(-1)
  const [loading, setLoading] = useState(false)
  const look = looks[place]
  return (
    <>
      {look && (
        <NavigationBar
          title={look.name}
          frontColor={look.frontColor}
          backgroundColor={look.backgroundColor}
          colorAnimationDuration={300}
          colorAnimationTimingFunc="easeOut"
        />
      )}
      {loading && <NavigationBar loading />}
      <section className="demo-section">
        <h2 className="demo-title">Title and colours</h2>
        {looks.map(({ name }, index) => (
          <Button key={name} aria-pressed={index === place} onClick={() => setPlace(index)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => setPlace(-1)}>Reset</Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading spinner</h2>
        <Button aria-pressed={loading} onClick={() => setLoading(!loading)}>
          Loading
        </Button>
      </section>
    </>
  )
}
