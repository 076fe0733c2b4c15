import { useState } from 'react'
import { Map } from 'slipway/components/map'
import { points, start } from '../points.ts'
import '../map.css'

const markers = points.map((point) => ({ ...point, title: `Stop ${point.id}` }))

export default function MapPage() {
  const [moves, setMoves] = useState(0)
  return (
    <>
      <Map
        className="bench-map"
        aria-label="Stops"
        {...start}
        markers={markers}
        onRegionChange={({ detail }) => detail.type === 'end' && setMoves((before) => before + 1)}
      />
      <output data-bench={`moves ${moves}`}>{moves}</output>
    </>
  )
}
