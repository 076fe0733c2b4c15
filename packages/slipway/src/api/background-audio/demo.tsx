import { useEffect, useState } from 'react'
import { getBackgroundAudioManager } from 'slipway/api/background-audio'
import { Button } from 'slipway/components/button'

const media = (name: string) => new URL(`../../components/video/media/${name}`, import.meta.url).href
const titles = ['Fair winds', 'Low tide', 'The lighthouse']

export default function BackgroundAudioDemo() {
  const [index, setIndex] = useState(0)
  const [state, setState] = useState('Ready')

  const play = (next: number) => {
    const player = getBackgroundAudioManager()
    setIndex(next)
    player.title = titles[next] ?? ''
    player.singer = 'The Crew'
    player.epname = 'Songs of the harbour'
    player.coverImgUrl = media('harbour.jpg')
    player.src = media('tone.webm')
  }
  useEffect(() => {
    const player = getBackgroundAudioManager()
    const step = (by: number) => play((index + by + titles.length) % titles.length)
    const ends = [
      player.onPlay(() => setState('Playing')),
      player.onPause(() => setState('Paused')),
      player.onStop(() => setState('Stopped')),
      player.onError(({ message }) => setState(message)),
      player.onEnded(() => step(1)),
      player.onPrev(() => step(-1)),
      player.onNext(() => step(1)),
    ]
    return () => {
      for (const end of ends) end()
    }
  })
  return (
    <section className="demo-section">
      <h2 className="demo-title">Music that continues in other pages</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => play(index)}>
            Play
          </Button>
          <Button size="mini" onClick={() => getBackgroundAudioManager().pause()}>
            Pause
          </Button>
          <Button size="mini" onClick={() => getBackgroundAudioManager().stop()}>
            Stop
          </Button>
          <Button size="mini" onClick={() => play((index + 1) % titles.length)}>
            Next
          </Button>
        </div>
      </div>
      <p className="demo-note" role="status">
        {titles[index]}: {state}
      </p>
    </section>
  )
}
