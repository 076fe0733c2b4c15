import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { AlertIcon } from 'slipway/components/icons'
import { Image, type ImageMode } from 'slipway/components/image'

const photo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320" preserveAspectRatio="none">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fbc2a0"/><stop offset="1" stop-color="#fde9d0"/></linearGradient>
    <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#4f8fb5"/><stop offset="1" stop-color="#1f4e79"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h480v200H0z"/>
    <circle cx="336" cy="150" r="44" fill="#fff6e5"/>
    <path fill="#7d8fb3" d="m0 190 90-70 70 48 80-86 120 104 60-34 60 48v20H0z"/>
    <path fill="url(#sea)" d="M0 196h480v124H0z"/>
    <path fill="#fff" d="M196 170v-84l62 84zm-8 0v-66l-40 66z"/>
    <path fill="#b3423a" d="M132 180h140l-22 34h-94z"/>
  </svg>`,
)}`
const broken = 'data:image/png;base64,'

const fits: ImageMode[] = ['scaleToFill', 'aspectFit', 'aspectFill']
const parts: ImageMode[] = [
  'top left',
  'top',
  'top right',
  'left',
  'center',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
]

const tile = { width: '100%', height: 88, borderRadius: 8, fontSize: '0.8125rem' }

export default function ImageDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Scaling modes</h2>
        <div className="demo-card">
          {fits.map((mode) => (
            <div key={mode} className="demo-row">
              <Image src={photo} mode={mode} alt="A boat" style={{ width: 120, height: 120, borderRadius: 8 }} /> {mode}
            </div>
          ))}
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Full width with widthFix</h2>
        <Image src={photo} mode="widthFix" alt="A boat" style={{ width: '100%', borderRadius: 12 }} />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Cropping modes</h2>
        <div className="demo-card">
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 }}>
            {parts.map((mode) => (
              <Image
                key={mode}
                src={photo}
                mode={mode}
                alt={mode}
                style={{ width: '100%', height: 80, borderRadius: 8 }}
              />
            ))}
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading and error</h2>
        <div className="demo-card">
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 8 }}>
            <Image alt="" style={tile} />
            <Image alt="" placeholder="Loading" style={tile} />
            <Image src={broken} alt="A boat" style={tile} />
            <Image
              src={broken}
              alt=""
              fallback={
                <>
                  <AlertIcon /> No picture
                </>
              }
              style={tile}
            />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Events</h2>
        <EventsDemo />
      </section>
    </>
  )
}

function EventsDemo() {
  const [src, setSrc] = useState(photo)
  const [message, setMessage] = useState('')
  return (
    <div className="demo-card">
      <Image
        src={src}
        mode="aspectFill"
        alt="A boat"
        style={{ width: '100%', height: 160, borderRadius: 8 }}
        onLoad={({ detail }) => setMessage(`load: ${detail.width} × ${detail.height}`)}
        onError={({ detail }) => setMessage(`error: ${detail.errMsg}`)}
      />
      <output>{message}</output>
      <Button onClick={() => setSrc(src === photo ? broken : photo)}>Change the address</Button>
    </div>
  )
}
