import { useState } from 'react'
import { Video } from 'slipway/components/video'

const media = (name: string) => new URL(`./media/${name}`, import.meta.url).href

const tracks = [
  { src: media('harbour.en.vtt'), srcLang: 'en', label: 'English' },
  { src: media('harbour.fr.vtt'), srcLang: 'fr', label: 'Français' },
]

const comments = [
  { text: 'Ahoy!', time: 0.5 },
  { text: 'What a sunset', time: 2, color: '#ffd60a' },
  { text: 'Fair winds', time: 2.2 },
]

export default function VideoDemo() {
  const [state, setState] = useState('Ready')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">With title, poster and captions</h2>
        <Video
          src={media('harbour.webm')}
          poster={media('harbour.jpg')}
          title="In the harbour"
          tracks={tracks}
          danmuList={comments}
          danmuBtn
          style={wide}
          onPlay={() => setState('Playing')}
          onPause={() => setState('Paused')}
          onEnded={() => setState('Ended')}
        />
        <p className="demo-note" role="status">
          {state}
        </p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Without controls, muted, in a loop</h2>
        <Video
          aria-label="A boat at sunset"
          src={media('harbour.webm')}
          poster={media('harbour.jpg')}
          controls={false}
          muted
          loop
          objectFit="cover"
          style={strip}
        />
      </section>
    </>
  )
}

const wide = { inlineSize: '100%', blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 12 }
const strip = { inlineSize: '100%', blockSize: 120, borderRadius: 12 }
