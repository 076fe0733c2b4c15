import { useState } from 'react'
import { chooseFile } from 'slipway/api/choose-file'
import { getVideoInfo } from 'slipway/api/video-info'
import { Button } from 'slipway/components/button'

export default function VideoInfoDemo() {
  const [outcome, setOutcome] = useState('Nothing looked at yet')

  const look = (find: () => Promise<string>) =>
    find()
      .then((src) => getVideoInfo({ src }))
      .then(
        ({ size, duration, width, height }) =>
          setOutcome(`${size} kB, ${duration?.toFixed(1)} s, ${width} × ${height}`),
        (error: Error) => setOutcome(error.message),
      )
  const choose = async () => (await chooseFile({ type: 'video', count: 1 })).tempFilePaths[0] ?? ''

  return (
    <section className="demo-section">
      <h2 className="demo-title">Look at a video</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => look(choose)}>
            One of yours
          </Button>
          <Button size="mini" onClick={() => look(async () => 'data:text/plain,Meet%20at%208')}>
            No video
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
