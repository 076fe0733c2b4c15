import { useEffect, useState } from 'react'
import type { ApiError } from 'slipway'
import {
  getLocation,
  type LocationInfo,
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
} from 'slipway/api/location'
import { Button } from 'slipway/components/button'

const textOf = ({ latitude, longitude, accuracy }: LocationInfo) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}, within ${Math.round(accuracy)} m`

const reasonOf = ({ code, message }: ApiError) =>
  code === 'denied' ? 'No permission. Allow this page to read the position in the browser’s settings.' : message

function Once() {
  const [isReading, setIsReading] = useState(false)
  const [outcome, setOutcome] = useState('Not read yet')

  const read = async (isHighAccuracy: boolean) => {
    setIsReading(true)
    try {
      setOutcome(textOf(await getLocation({ isHighAccuracy, highAccuracyExpireTime: 10_000, timeout: 20_000 })))
    } catch (error) {
      setOutcome(reasonOf(error as ApiError))
    }
    setIsReading(false)
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Position</h2>
      <div className="demo-card">
        <output className="demo-row">{isReading ? 'Reading…' : outcome}</output>
        <div className="demo-row">
          <Button size="mini" type="primary" loading={isReading} disabled={isReading} onClick={() => read(false)}>
            Read position
          </Button>
          <Button size="mini" disabled={isReading} onClick={() => read(true)}>
            High accuracy
          </Button>
        </div>
      </div>
    </section>
  )
}

function Updates() {
  const [state, setState] = useState<'stopped' | 'starting' | 'running'>('stopped')
  const [last, setLast] = useState('No updates')
  const [count, setCount] = useState(0)

  useEffect(() => {
    const ends = [
      onLocationChange((location) => {
        setLast(textOf(location))
        setCount((before) => before + 1)
      }),
      onLocationChangeError((error) => setLast(reasonOf(error))),
    ]
    return () => {
      for (const end of ends) end()
      stopLocationUpdate()
    }
  }, [])

  const start = async () => {
    setState('starting')
    setLast('Waiting for the first position…')
    try {
      await startLocationUpdate({ type: 'wgs84' })
      setState('running')
    } catch (error) {
      setState('stopped')
      setLast((error as ApiError).code === 'cancelled' ? 'No updates' : reasonOf(error as ApiError))
    }
  }
  const stop = async () => {
    await stopLocationUpdate()
    setState('stopped')
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Updates</h2>
      <div className="demo-card">
        <output className="demo-row">{last}</output>
        <p className="demo-row">{`Updates: ${count}`}</p>
        <div className="demo-row">
          <Button size="mini" disabled={state !== 'stopped'} onClick={start}>
            Start
          </Button>
          <Button size="mini" disabled={state === 'stopped'} onClick={stop}>
            Stop
          </Button>
        </div>
      </div>
    </section>
  )
}

export default function LocationDemo() {
  return (
    <>
      <Once />
      <Updates />
    </>
  )
}
