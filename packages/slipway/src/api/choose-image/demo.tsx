import { useState } from 'react'
import { type ChooseImageOptions, type ChooseImageResult, chooseImage } from 'slipway/api/choose-image'
import { Button } from 'slipway/components/button'

export default function ChooseImageDemo() {
  const [images, setImages] = useState<ChooseImageResult['tempFiles']>([])
  const [failure, setFailure] = useState('')

  const choose = (options: ChooseImageOptions) => {
    setFailure('')
    chooseImage(options).then(
      ({ tempFiles }) => setImages(tempFiles),
      (error: Error) => setFailure(error.message),
    )
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Choose images</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => choose({ count: 3 })}>
              Up to three
            </Button>
            <Button size="mini" onClick={() => choose({ count: 3, sizeType: ['compressed'] })}>
              Compressed
            </Button>
          </div>
          <div className="demo-row">
            <Button size="mini" onClick={() => choose({ count: 1, sourceType: ['camera'] })}>
              Camera
            </Button>
            <Button size="mini" onClick={() => choose({ count: 1, extension: ['png'] })}>
              One PNG
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <div className="demo-card">
          <output className="demo-row">
            {failure || (images.length === 0 ? 'Nothing chosen yet' : `${images.length} chosen`)}
          </output>
          {images.map(({ path, name, size }) => (
            <div className="demo-row" key={path}>
              <img src={path} alt={name} width={64} height={64} style={{ objectFit: 'cover' }} />
              {name}, {Math.ceil(size / 1_000)} kB
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
