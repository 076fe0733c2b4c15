import { useEffect, useState } from 'react'
import { getMapApps, type MapApp, type OpenLocationOptions, openLocation } from 'slipway/api/open-location'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'

const tower = { latitude: 48.8584, longitude: 2.2945, name: 'Eiffel Tower', address: 'Paris' }

export default function OpenLocationDemo() {
  const [outcome, setOutcome] = useState('No location opened yet')
  const [apps, setApps] = useState<readonly MapApp[]>([])
  // In an effect, because the HTML of the page is rendered on another device.
  useEffect(() => setApps(getMapApps(tower)), [])
  const open = (options: OpenLocationOptions) =>
    openLocation(options).then(
      () => setOutcome('The location was shown'),
      (error: Error) => setOutcome(error.message),
    )
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Show a location</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => open({ ...tower, scale: 10 })}>
              Eiffel Tower
            </Button>
            <Button size="mini" onClick={() => open({ latitude: 48.8584, longitude: 2.2945 })}>
              Scale 18
            </Button>
          </div>
          <div className="demo-row">
            <Button size="mini" onClick={() => open({ latitude: 91, longitude: 0 })}>
              Off the earth
            </Button>
            <Button size="mini" onClick={() => open({ ...tower, signal: AbortSignal.abort() })}>
              Cancelled
            </Button>
          </div>
          <output className="demo-row">{outcome}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Map apps of this device</h2>
        <CellGroup>
          {apps.map(({ id, name, url }) => (
            <Cell key={id} title={name} description={url} href={url} target="_blank" rel="noreferrer" />
          ))}
        </CellGroup>
      </section>
    </>
  )
}
