import { useState } from 'react'
import { chooseImage } from 'slipway/api/choose-image'
import { getImageInfo } from 'slipway/api/image-info'
import { Button } from 'slipway/components/button'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"/>')}`

export default function ImageInfoDemo() {
  const [outcome, setOutcome] = useState('No image read yet')

  const read = (find: () => Promise<string>) =>
    find()
      .then((src) => getImageInfo({ src }))
      .then(
        ({ width, height, type, orientation }) => setOutcome(`${width} × ${height}, ${type}, ${orientation}`),
        (error: Error) => setOutcome(error.message),
      )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Image info</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => read(async () => drawing)}>
            SVG
          </Button>
          <Button
            size="mini"
            onClick={() => read(async () => (await chooseImage({ count: 1 })).tempFilePaths[0] ?? '')}
          >
            Choose an image
          </Button>
          <Button size="mini" onClick={() => read(async () => 'data:text/plain,Meet%20at%208')}>
            Not an image
          </Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
