import { useRef, useState } from 'react'
import { createVideoContext } from 'slipway/api/video-context'
import { Button } from 'slipway/components/button'
import { Video } from 'slipway/components/video'

const src = new URL('../../components/video/media/harbour.webm', import.meta.url).href

export default function VideoContextDemo() {
  const element = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState('')
  const video = () => createVideoContext(element)

  const run = async (name: string, call: Promise<void>) => {
    try {
      await call
      setResult(`${name}: done`)
    } catch (error) {
      setResult(String((error as Error).message))
    }
  }
  return (
    <section className="demo-section">
      <h2 className="demo-title">A video that is played by calls</h2>
      <Video ref={element} src={src} title="In the harbour" muted enableDanmu style={wide} />
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => run('play', video().play())}>
            Play
          </Button>
          <Button size="mini" onClick={() => run('pause', video().pause())}>
            Pause
          </Button>
          <Button size="mini" onClick={() => run('stop', video().stop())}>
            Stop
          </Button>
        </div>
        <div className="demo-row">
          <Button size="mini" onClick={() => run('seek', video().seek(7))}>
            Go to 0:07
          </Button>
          <Button size="mini" onClick={() => run('playbackRate', video().playbackRate(0.5))}>
            Half speed
          </Button>
          <Button size="mini" onClick={() => run('sendDanmu', video().sendDanmu({ text: 'Ahoy!', color: '#ffd60a' }))}>
            Comment
          </Button>
        </div>
        <div className="demo-row">
          <Button size="mini" onClick={() => run('requestFullScreen', video().requestFullScreen())}>
            Full screen
          </Button>
          <Button size="mini" onClick={() => run('requestPictureInPicture', video().requestPictureInPicture())}>
            Small window
          </Button>
        </div>
      </div>
      <p className="demo-note" role="status">
        {result}
      </p>
    </section>
  )
}

const wide = { inlineSize: '100%', blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 12 }
