import { useState } from 'react'
import { type ChooseVideoOptions, chooseVideo } from 'slipway/api/choose-video'
import { Button } from 'slipway/components/button'

export default function ChooseVideoDemo() {
  const [outcome, setOutcome] = useState('Nothing chosen yet')

  const choose = (options: ChooseVideoOptions) => {
    chooseVideo(options).then(
      ({ name, size, duration, width, height }) => {
        const facts =
          duration === undefined ? 'duration and size unknown' : `${duration.toFixed(1)} s, ${width} × ${height}`
        setOutcome(`${name}: ${Math.ceil(size / 1_000)} kB, ${facts}`)
      },
      (error: Error) => setOutcome(error.message),
    )
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title">Choose a video</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => choose({})}>
            Any video
          </Button>
          <Button size="mini" onClick={() => choose({ sourceType: ['camera'], camera: 'front' })}>
            Front camera
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
