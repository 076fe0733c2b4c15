import { useEffect, useState } from 'react'
import type { ApiError } from 'slipway'
import {
  onAccelerometerChange,
  onCompassChange,
  startAccelerometer,
  startCompass,
  stopAccelerometer,
  stopCompass,
} from 'slipway/api/motion'
import { Button } from 'slipway/components/button'

interface Sensor {
  readonly title: string
  /** Calls `show` with a text for each reading. */
  listen(show: (text: string) => void): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

const accelerometer: Sensor = {
  title: 'Accelerometer',
  listen: (show) => onAccelerometerChange(({ x, y, z }) => show([x, y, z].map((axis) => axis.toFixed(2)).join(', '))),
  start: () => startAccelerometer({ interval: 'ui' }),
  stop: stopAccelerometer,
}
const compass: Sensor = {
  title: 'Compass',
  listen: (show) => onCompassChange(({ direction }) => show(`${Math.round(direction)}°`)),
  start: startCompass,
  stop: stopCompass,
}

function Reading({ sensor: { title, listen, start, stop } }: { sensor: Sensor }) {
  const [state, setState] = useState<'stopped' | 'starting' | 'running'>('stopped')
  const [text, setText] = useState('No reading')

  useEffect(() => {
    const stopListening = listen(setText)
    return () => {
      stopListening()
      stop()
    }
  }, [listen, stop])

  const begin = async () => {
    setState('starting')
    setText('Waiting for the sensor…')
    try {
      await start()
      setState('running')
    } catch (error) {
      const { code, message } = error as ApiError
      setState('stopped')
      setText(code === 'unavailable' ? 'This device has no such sensor.' : message)
    }
  }
  const end = async () => {
    await stop()
    setState('stopped')
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">{title}</h2>
      <div className="demo-card">
        <output className="demo-row">{text}</output>
        <div className="demo-row">
          <Button size="mini" type="primary" disabled={state !== 'stopped'} onClick={begin}>
            Start
          </Button>
          <Button size="mini" disabled={state === 'stopped'} onClick={end}>
            Stop
          </Button>
        </div>
      </div>
    </section>
  )
}

export default function MotionDemo() {
  return (
    <>
      <Reading sensor={accelerometer} />
      <Reading sensor={compass} />
    </>
  )
}
