import { useState } from 'react'
import {
  type CoordinateSystem,
  type Coordinates,
  convertCoordinates,
  getBearing,
  getDistance,
} from 'slipway/api/coordinates'

const systems: readonly CoordinateSystem[] = ['wgs84', 'gcj02', 'bd09']

/** Tiananmen Square, in WGS-84. */
const square: Coordinates = { latitude: 39.9087, longitude: 116.3975 }

const textOf = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`

function attempt(step: () => string): string {
  try {
    return step()
  } catch (error) {
    return (error as Error).message
  }
}

export default function CoordinatesDemo() {
  const [latitude, setLatitude] = useState('39.911954')
  const [longitude, setLongitude] = useState('116.377817')

  const point = { latitude: Number.parseFloat(latitude), longitude: Number.parseFloat(longitude) }
  const convert = (to: CoordinateSystem) => attempt(() => textOf(convertCoordinates({ ...point, from: 'wgs84', to })))
  const distance = attempt(() => `${Math.round(getDistance({ from: square, to: point }))} m`)
  const bearing = attempt(() => `${Math.round(getBearing({ from: square, to: point }))}°`)

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Point in WGS-84</h2>
        <div className="demo-card">
          <label className="demo-row">
            Latitude
            <input inputMode="decimal" value={latitude} onChange={(event) => setLatitude(event.target.value)} />
          </label>
          <label className="demo-row">
            Longitude
            <input inputMode="decimal" value={longitude} onChange={(event) => setLongitude(event.target.value)} />
          </label>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Converted</h2>
        <output className="demo-card">
          {systems.map((system) => (
            <span key={system} className="demo-row">{`${system}: ${convert(system)}`}</span>
          ))}
        </output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From Tiananmen Square</h2>
        <output className="demo-card">
          <span className="demo-row">{`Distance: ${distance}`}</span>
          <span className="demo-row">{`Direction: ${bearing}`}</span>
        </output>
      </section>
    </>
  )
}
