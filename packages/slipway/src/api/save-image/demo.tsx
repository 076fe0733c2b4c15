import { useState } from 'react'
import { saveImageToPhotosAlbum } from 'slipway/api/save-image'
import { Button } from 'slipway/components/button'

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" width="240" height="120"><rect width="240" height="120" fill="teal"/><circle cx="120" cy="60" r="40" fill="gold"/></svg>',
)}`

export default function SaveImageDemo() {
  const [outcome, setOutcome] = useState('Not saved yet')

  const save = (filePath: string) =>
    saveImageToPhotosAlbum({ filePath }).then(
      () => setOutcome('Saved or downloading'),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Save an image</h2>
      <div className="demo-card">
        <div className="demo-row">
          <img src={poster} alt="A golden sun over a teal sea" width={240} height={120} />
        </div>
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => save(poster)}>
            Save
          </Button>
          <Button size="mini" onClick={() => save('data:text/plain,Meet%20at%208')}>
            Save a text (refused)
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
