import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button } from 'slipway/components/button'
import { Swiper, SwiperItem } from 'slipway/components/swiper'

const places = [
  { name: 'Harbour at dawn', sky: ['#f6b48f', '#fde3c3'], hills: '#8b7fa8', ground: '#2c6390' },
  { name: 'The high meadow', sky: ['#8fc7e8', '#e6f4ee'], hills: '#5f9a8a', ground: '#3f7a4f' },
  { name: 'Dunes in the wind', sky: ['#f2c46d', '#fbeccb'], hills: '#d99a5b', ground: '#b86f3c' },
  { name: 'First snow', sky: ['#a9b8dc', '#eef2fa'], hills: '#8c9cc0', ground: '#dfe6f2' },
  { name: 'The lake by night', sky: ['#232a52', '#58619a'], hills: '#1d2547', ground: '#141a36' },
] as const

type Place = (typeof places)[number]

const pictureOf = ({ sky: [above, below], hills, ground }: Place) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>
      <path fill="url(#sky)" d="M0 0h480v270H0z"/>
      <circle cx="350" cy="92" r="34" fill="#fff9ec" fill-opacity=".9"/>
      <path fill="${hills}" fill-opacity=".75" d="M0 190l80-62 66 48 84-92 110 96 70-40 70 52v78H0z"/>
      <path fill="${ground}" d="M0 206c90-30 170 16 250 4s150-30 230-2v62H0z"/>
    </svg>`,
  )}`

const fill = { inlineSize: '100%', blockSize: '100%' }
const rounded = { borderRadius: 12 }
const white = '#ffffff'
const captioned: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  padding: '40px 16px 28px',
  background: 'linear-gradient(transparent, rgb(0 0 0 / 0.6))',
  color: white,
  fontSize: '1.0625rem',
  fontWeight: 600,
}
const dots = { indicatorDots: true, indicatorColor: 'rgb(255 255 255 / 0.5)', indicatorActiveColor: white }

function Picture({ place, caption }: { place: Place; caption?: string | undefined }): ReactNode {
  return (
    <div style={{ ...fill, position: 'relative' }}>
      <img
        src={pictureOf(place)}
        alt={caption ? '' : place.name}
        style={{ ...fill, objectFit: 'cover', display: 'block' }}
      />
      {caption && <div style={captioned}>{caption}</div>}
    </div>
  )
}

const pictures = places.map((place) => (
  <SwiperItem key={place.name}>
    <Picture place={place} caption={place.name} />
  </SwiperItem>
))

export default function SwiperDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Autoplay and loop</h2>
        <Swiper aria-label="Places" autoplay circular {...dots} style={{ blockSize: 200, ...rounded }}>
          {pictures}
        </Swiper>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Peek at the neighbours</h2>
        <Swiper aria-label="Next places" circular previousMargin={24} nextMargin={24} style={{ blockSize: 170 }}>
          {places.map((place) => (
            <SwiperItem key={place.name} style={{ paddingInline: 6 }}>
              <div style={{ ...fill, ...rounded, overflow: 'hidden' }}>
                <Picture place={place} caption={place.name} />
              </div>
            </SwiperItem>
          ))}
        </Swiper>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Controlled />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Arrows</h2>
        <Swiper aria-label="Places with arrows" navigation style={{ blockSize: 170, ...rounded }}>
          {pictures}
        </Swiper>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Several slides at once</h2>
        <Swiper
          aria-label="Small pictures"
          displayMultipleItems={3}
          circular
          style={{ blockSize: 96, marginInline: -4 }}
        >
          {places.map((place) => (
            <SwiperItem key={place.name} style={{ paddingInline: 4 }}>
              <div style={{ ...fill, ...rounded, overflow: 'hidden' }}>
                <Picture place={place} />
              </div>
            </SwiperItem>
          ))}
        </Swiper>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Vertical</h2>
        <Swiper aria-label="Places, vertical" vertical {...dots} style={{ blockSize: 200, ...rounded }}>
          {pictures}
        </Swiper>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <Swiper
          dir="rtl"
          aria-label="Arabic words"
          indicatorDots
          navigation="auto"
          style={{ blockSize: 120 }}
          className="demo-card"
        >
          {['مرحبا', 'شكرا', 'إلى اللقاء'].map((word) => (
            <SwiperItem key={word} style={{ display: 'grid', placeItems: 'center', fontSize: '1.375rem' }}>
              {word}
            </SwiperItem>
          ))}
        </Swiper>
      </section>
    </>
  )
}

function Controlled() {
  const [current, setCurrent] = useState(1)
  return (
    <>
      <Swiper
        aria-label="Chosen place"
        current={current}
        onChange={({ detail }) => setCurrent(detail.current)}
        style={{ blockSize: 170, ...rounded }}
      >
        {places.map((place) => (
          <SwiperItem key={place.name}>
            <Picture place={place} />
          </SwiperItem>
        ))}
      </Swiper>
      <div className="demo-row">
        <Button size="mini" onClick={() => setCurrent(0)}>
          First
        </Button>
        <output>{places[current]?.name}</output>
        <Button size="mini" onClick={() => setCurrent(places.length - 1)}>
          Last
        </Button>
      </div>
    </>
  )
}
