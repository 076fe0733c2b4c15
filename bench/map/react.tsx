// @ts-expect-error Leaflet 2 has no types.
import { DivIcon, GridLayer, LeafletMap, Marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { points, start } from './points.ts'
import './map.css'

/** Tiles without content: a map of tiles needs at least their elements. */
class PlainTiles extends GridLayer {
  createTile(): HTMLElement {
    return document.createElement('div')
  }
}

/** Leaflet as an app uses it directly, with its own gestures and markers. */
function PlainMap() {
  const [moves, setMoves] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return
    const map = new LeafletMap(element.current, {
      center: [start.latitude, start.longitude],
      zoom: start.scale,
      zoomSnap: 0,
      attributionControl: false,
    })
    map.addLayer(new PlainTiles())
    const icon = new DivIcon({ className: 'bench-pin', iconSize: [28, 36], iconAnchor: [14, 36], html: pin })
    for (const { id, latitude, longitude } of points) {
      map.addLayer(new Marker([latitude, longitude], { icon, title: `Stop ${id}`, keyboard: false }))
    }
    map.on('moveend', () => setMoves((before) => before + 1))
    return () => map.remove()
  }, [])
  return (
    <main>
      <div className="bench-map" ref={element} />
      <output data-bench={`moves ${moves}`}>{moves}</output>
    </main>
  )
}

/** The same pin as Slipway's. */
const pin =
  '<svg viewBox="0 0 28 36" width="28" height="36"><path fill="#007aff" stroke="#fff" stroke-width="1.5" d="M14 35S1.5 22.4 1.5 13.5a12.5 12.5 0 0 1 25 0C26.5 22.4 14 35 14 35Z"/><circle fill="#fff" cx="14" cy="13.5" r="4.75"/></svg>'

createRoot(document.body).render(<PlainMap />)
