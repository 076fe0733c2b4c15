import { useRef, useState } from 'react'
import type { ApiError } from 'slipway'
import {
  type FoundPlace,
  type FoundPlaces,
  findNearbyPlaces,
  mapProvider,
  reverseGeocode,
  searchPlaces,
} from 'slipway/api/map-provider'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { SearchBar } from 'slipway/components/search-bar'

const point = { latitude: 48.8584, longitude: 2.2945 }

export default function MapProviderDemo() {
  const [places, setPlaces] = useState<readonly FoundPlace[]>([])
  const [outcome, setOutcome] = useState('No search yet')
  const [more, setMore] = useState<() => void>()
  const latest = useRef(new AbortController())

  const find = async (request: (signal: AbortSignal, cursor?: string) => Promise<FoundPlaces>, cursor?: string) => {
    latest.current.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setOutcome('Searching…')
    setMore(undefined)
    try {
      const page = await request(signal, cursor)
      setPlaces((before) => (cursor === undefined ? page.places : [...before, ...page.places]))
      setOutcome(page.attribution)
      const { nextCursor } = page
      if (nextCursor !== undefined) setMore(() => () => find(request, nextCursor))
    } catch (error) {
      if (!signal.aborted) setOutcome((error as ApiError).message)
    }
  }

  const search = (keyword: string) => find((signal, cursor) => searchPlaces({ keyword, signal, cursor }))
  const around = () => find((signal, cursor) => findNearbyPlaces({ ...point, radius: 50_000, signal, cursor }))
  const locate = () =>
    reverseGeocode(point).then(
      (place) => setOutcome(place ? `${place.name}, ${place.address}` : 'Nothing is known about this point'),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Places</h2>
        <div className="demo-card">
          <p className="demo-row">{`Provider: ${mapProvider()?.name ?? 'the atlas of Slipway'}`}</p>
          <SearchBar
            aria-label="Name of a place"
            defaultValue="Paris"
            onSearch={({ detail }) => search(detail.value)}
          />
          <div className="demo-row">
            <Button size="mini" onClick={around}>
              Around the Eiffel Tower
            </Button>
            <Button size="mini" onClick={locate}>
              Its address
            </Button>
          </div>
          <output className="demo-row">{outcome}</output>
        </div>
      </section>
      {places.length > 0 && (
        <CellGroup title="Places found">
          {places.map(({ id, name, address, distance }) => (
            <Cell
              key={id}
              title={name}
              description={address}
              value={distance === undefined ? undefined : `${Math.round(distance / 1_000)} km`}
            />
          ))}
        </CellGroup>
      )}
      {more && <Button onClick={more}>More places</Button>}
    </>
  )
}
