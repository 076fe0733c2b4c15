import { useState } from 'react'
import { chooseImage } from 'slipway/api/choose-image'
import { type CompressImageResult, compressImage } from 'slipway/api/compress-image'
import { releaseTempFile } from 'slipway/api/temp-file'
import { Button } from 'slipway/components/button'

export default function CompressImageDemo() {
  const [quality, setQuality] = useState(80)
  const [original, setOriginal] = useState<File & { readonly path: string }>()
  const [smaller, setSmaller] = useState<CompressImageResult>()
  const [failure, setFailure] = useState('')

  const run = (step: () => Promise<void>) => {
    setFailure('')
    step().catch((error: Error) => setFailure(error.message))
  }
  const choose = () => run(async () => setOriginal((await chooseImage({ count: 1 })).tempFiles[0]))
  const compress = (src: string) =>
    run(async () => {
      const next = await compressImage({ src, quality, compressedWidth: 320 })
      if (smaller) await releaseTempFile({ filePath: smaller.tempFilePath })
      setSmaller(next)
    })

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Compress</h2>
        <div className="demo-card">
          <label className="demo-row">
            Quality
            <input
              type="range"
              min={0}
              max={100}
              value={quality}
              onChange={(event) => setQuality(Number(event.target.value))}
            />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={choose}>
              Choose an image
            </Button>
            <Button size="mini" disabled={!original} onClick={() => original && compress(original.path)}>
              Compress
            </Button>
          </div>
          <output className="demo-row">
            {failure || (original ? `${original.name}: ${Math.ceil(original.size / 1_000)} kB` : 'Nothing chosen yet')}
          </output>
        </div>
      </section>
      {smaller && (
        <section className="demo-section">
          <h2 className="demo-title">320 px wide: {Math.ceil(smaller.tempFile.size / 1_000)} kB</h2>
          <img
            className="demo-card"
            src={smaller.tempFilePath}
            alt={`${smaller.tempFile.name}, compressed`}
            width={320}
          />
        </section>
      )}
    </>
  )
}
