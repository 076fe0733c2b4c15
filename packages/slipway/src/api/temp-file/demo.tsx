import { useState } from 'react'
import { compressImage } from 'slipway/api/compress-image'
import { releaseTempFile } from 'slipway/api/temp-file'
import { Button } from 'slipway/components/button'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="teal"/></svg>')}`

export default function TempFileDemo() {
  const [path, setPath] = useState('')
  const [outcome, setOutcome] = useState('No file yet')

  const run = (step: () => Promise<string>) => step().then(setOutcome, (error: Error) => setOutcome(error.message))
  const make = () =>
    run(async () => {
      const { tempFilePath } = await compressImage({ src: await toJpeg(drawing) })
      setPath(tempFilePath)
      return `Created: ${tempFilePath}`
    })
  const read = () => run(async () => `Size: ${(await (await fetch(path)).blob()).size} bytes`)
  const release = () =>
    run(async () => {
      await releaseTempFile({ filePath: path })
      return 'Released: the path is no longer valid'
    })

  return (
    <section className="demo-section">
      <h2 className="demo-title">Temporary file</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={make}>
            Create
          </Button>
          <Button size="mini" disabled={path === ''} onClick={read}>
            Read
          </Button>
          <Button size="mini" disabled={path === ''} onClick={release}>
            Release
          </Button>
        </div>
        <output className="demo-row" style={{ overflowWrap: 'anywhere' }}>
          {outcome}
        </output>
      </div>
    </section>
  )
}

/** Converts a drawing to a JPEG image. */
async function toJpeg(src: string): Promise<string> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/jpeg')
}
