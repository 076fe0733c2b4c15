import { useState } from 'react'
import { type ChooseMediaOptions, type ChooseMediaResult, chooseMedia } from 'slipway/api/choose-media'
import { Button } from 'slipway/components/button'

export default function ChooseMediaDemo() {
  const [chosen, setChosen] = useState<ChooseMediaResult>()
  const [failure, setFailure] = useState('')

  const choose = (options: ChooseMediaOptions) => {
    setFailure('')
    chooseMedia(options).then(setChosen, (error: Error) => setFailure(error.message))
  }

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Choose images and videos</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={() => choose({})}>
              Images and videos
            </Button>
            <Button size="mini" onClick={() => choose({ mediaType: ['video'], count: 2 })}>
              Two videos
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Result</h2>
        <div className="demo-card">
          <output className="demo-row">{failure || (chosen ? `Type: ${chosen.type}` : 'Nothing chosen yet')}</output>
          {chosen?.tempFiles.map(({ tempFilePath, tempFile, fileType, duration }) => (
            <div className="demo-row" key={tempFilePath}>
              {tempFile.name}: {fileType}
              {duration !== undefined && `, ${duration.toFixed(1)} s`}
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
