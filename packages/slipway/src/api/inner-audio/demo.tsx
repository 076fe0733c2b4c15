import { useEffect, useState } from 'react'
import { createInnerAudioContext, type InnerAudioContext } from 'slipway/api/inner-audio'
import { Button } from 'slipway/components/button'

const src = new URL('../../components/video/media/tone.webm', import.meta.url).href

export default function InnerAudioDemo() {
  const [sound, setSound] = useState<InnerAudioContext>()
  const [text, setText] = useState('Ready')
  useEffect(() => {
    const created = createInnerAudioContext()
    created.src = src
    created.onTimeUpdate(() => setText(`${created.currentTime.toFixed(1)} of ${created.duration.toFixed(1)} seconds`))
    created.onEnded(() => setText('Ended'))
    created.onStop(() => setText('Stopped'))
    setSound(created)
    return () => created.destroy()
  }, [])
  return (
    <section className="demo-section">
      <h2 className="demo-title">A sound without a player</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => sound?.play()}>
            Play
          </Button>
          <Button size="mini" onClick={() => sound?.pause()}>
            Pause
          </Button>
          <Button size="mini" onClick={() => sound?.stop()}>
            Stop
          </Button>
          <Button size="mini" onClick={() => sound?.seek(3)}>
            Go to 0:03
          </Button>
        </div>
      </div>
      <p className="demo-note" role="status">
        {text}
      </p>
    </section>
  )
}
