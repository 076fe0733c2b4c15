import { useState } from 'react'
import { Audio } from 'slipway/components/audio'

const media = (name: string) => new URL(`../video/media/${name}`, import.meta.url).href

export default function AudioDemo() {
  const [state, setState] = useState('Ready')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">With picture and author</h2>
        <Audio
          src={media('tone.webm')}
          poster={media('harbour.jpg')}
          name="Fair winds"
          author="The Crew"
          style={{ inlineSize: '100%' }}
          onPlay={() => setState('Playing')}
          onPause={() => setState('Paused')}
          onEnded={() => setState('Ended')}
        />
        <p className="demo-note" role="status">
          {state}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">A long name, in a loop</h2>
        <Audio src={media('tone.webm')} name="A long name of a sound, which does not fit into its line" loop />
      </section>
    </>
  )
}
