import { useRef, useState } from 'react'
import { createMapContext } from 'slipway/api/map-context'
import { createAtlas } from 'slipway/atlas'
import { Button } from 'slipway/components/button'
import { Map, type MapMarker } from 'slipway/components/map'

/** Detailed coasts, shared by the maps of this page. */
const atlas = createAtlas({ size: 'large' })

const castle = { latitude: 38.7139, longitude: -9.1335 }
const tower = { latitude: 38.6916, longitude: -9.216 }
const oceanarium = { latitude: 38.7635, longitude: -9.0937 }

const markers: readonly MapMarker[] = [
  {
    id: 1,
    ...castle,
    title: 'São Jorge Castle',
    callout: { content: 'São Jorge Castle\nOpen until 21:00', display: 'ALWAYS' },
  },
  { id: 2, ...tower, title: 'Belém Tower', callout: { children: <strong>Belém Tower</strong> } },
  {
    id: 3,
    ...oceanarium,
    title: 'Oceanarium',
    draggable: true,
    label: { content: 'Drag me', anchorX: 14, anchorY: -28 },
  },
]
const route = [
  {
    points: [
      tower,
      { latitude: 38.7, longitude: -9.19 },
      { latitude: 38.7071, longitude: -9.1364 },
      castle,
      oceanarium,
    ],
    color: '#0a7aff',
    width: 6,
    borderColor: '#ffffff',
    borderWidth: 2,
    arrowLine: true,
  },
]
const area = [{ ...castle, radius: 1_500, color: '#0a7aff80', fillColor: '#0a7aff1a' }]

export default function MapDemo() {
  const map = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('Tap a marker.')
  const [isLocated, setLocated] = useState(false)
  const tour = () =>
    createMapContext(map).moveAlong({
      markerId: 3,
      path: [oceanarium, castle, tower],
      duration: 3_000,
      autoRotate: false,
    })
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Markers and a route</h2>
        <Map
          ref={map}
          atlas={atlas}
          aria-label="Sights of Lisbon"
          style={{ inlineSize: '100%', blockSize: 360, borderRadius: 'var(--sw-radius-card)', overflow: 'clip' }}
          latitude={38.72}
          longitude={-9.155}
          scale={11}
          markers={markers}
          polyline={route}
          circles={area}
          showScale
          showLocation={isLocated}
          onError={({ detail }) => setMessage(detail.message)}
          onMarkerTap={({ detail: { markerId } }) => setMessage(`Marker ${markerId}`)}
          onTap={({ detail: { latitude, longitude } }) => setMessage(`${latitude.toFixed(4)}, ${longitude.toFixed(4)}`)}
        />
        <p className="demo-note" role="status">
          {message}
        </p>
        <Button onClick={tour}>Move marker 3 along the route</Button>
        <Button aria-pressed={isLocated} onClick={() => setLocated(!isLocated)}>
          Show my position
        </Button>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Clusters and a list</h2>
        <Map
          aria-label="Stations"
          atlas={atlas}
          style={{ inlineSize: '100%', borderRadius: 'var(--sw-radius-card)', overflow: 'clip' }}
          latitude={38.72}
          longitude={-9.155}
          scale={9}
          markers={stations}
          cluster
          markerList
        />
      </section>
    </>
  )
}

const stations: readonly MapMarker[] = ['Cais do Sodré', 'Rossio', 'Oriente', 'Entrecampos', 'Sintra'].map(
  (title, index) => ({
    id: index,
    title,
    latitude: [38.7059, 38.7143, 38.7678, 38.7448, 38.7988][index] ?? 0,
    longitude: [-9.1447, -9.1408, -9.0991, -9.1487, -9.3866][index] ?? 0,
  }),
)
