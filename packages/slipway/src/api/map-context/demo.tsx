import { useRef, useState } from 'react'
import { createMapContext } from 'slipway/api/map-context'
import { Button } from 'slipway/components/button'
import { Map } from 'slipway/components/map'

const lisbon = { latitude: 38.7139, longitude: -9.1335 }
const porto = { latitude: 41.1496, longitude: -8.611 }
const faro = { latitude: 37.0194, longitude: -7.9304 }

export default function MapContextDemo() {
  const element = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState('')
  const map = () => createMapContext(element)

  const region = async () => {
    const { southwest, northeast } = await map().getRegion()
    const text = ({ latitude, longitude }: typeof lisbon) => `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`
    setResult(`From ${text(southwest)} to ${text(northeast)}`)
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">A map that is moved by calls</h2>
      <Map
        ref={element}
        aria-label="Portugal"
        style={{ inlineSize: '100%', blockSize: 320 }}
        includePoints={[porto, faro]}
        markers={[{ id: 1, ...lisbon, title: 'Train' }]}
      />
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" onClick={() => map().moveToLocation(porto)}>
            Go to Porto
          </Button>
          <Button size="mini" onClick={() => map().includePoints({ points: [porto, faro] })}>
            Show all
          </Button>
        </div>
        <div className="demo-row">
          <Button
            size="mini"
            type="primary"
            onClick={() =>
              map().moveAlong({ markerId: 1, path: [lisbon, porto, faro, lisbon], duration: 4_000, autoRotate: false })
            }
          >
            Send the train
          </Button>
          <Button size="mini" onClick={region}>
            Read the region
          </Button>
        </div>
      </div>
      <p className="demo-note" role="status">
        {result}
      </p>
    </section>
  )
}
