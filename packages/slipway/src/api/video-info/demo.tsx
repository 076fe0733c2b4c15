import { useState } from 'react'
import { chooseFile } from 'slipway/api/choose-file'
import { getVideoInfo } from 'slipway/api/video-info'
import { Button } from 'slipway/components/button'

export default function VideoInfoDemo() {
  const [outcome, setOutcome] = useState('No video read yet')

  const read = (find: () => Promise<string>) =>
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
      <h2 className="demo-title">Video info</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => read(choose)}>
            Choose a video
          </Button>
          <Button size="mini" onClick={() => read(async () => 'data:text/plain,Meet%20at%208')}>
            Read a text (refused)
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
