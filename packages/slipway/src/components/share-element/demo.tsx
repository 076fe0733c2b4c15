import { type CSSProperties, useState } from 'react'
import { Button } from 'slipway/components/button'
import { Image } from 'slipway/components/image'
import { Link } from 'slipway/components/navigator'
import { ShareElement } from 'slipway/components/share-element'
import { useRoute } from 'slipway/router'

const places = [
  { name: 'Harbour', sky: '#7cc4e8', land: '#1f5f7a' },
  { name: 'Dunes', sky: '#f6d8a8', land: '#c07a3a' },
  { name: 'Forest', sky: '#cfe8c4', land: '#2e6b3f' },
  { name: 'Heath', sky: '#e6d3f0', land: '#7a4b8c' },
]

const pictureOf = ({ sky, land }: (typeof places)[number]) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240"><rect width="320" height="240" fill="${sky}"/><circle cx="160" cy="90" r="34" fill="#fff" opacity=".8"/><path d="M0 170q80-60 160-12t160-18v100H0z" fill="${land}"/></svg>`,
  )

const grid: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 }
const thumbnail: CSSProperties = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: 1,
  borderRadius: 12,
}
const large: CSSProperties = { ...thumbnail, aspectRatio: '4 / 3', borderRadius: 20 }

/** The page of the list. With a place in its address, it is the page of that place. */
export default function ShareElementDemo() {
  const { query } = useRoute()
  const place = places.find(({ name }) => name === query.place)
  return place ? <Place {...place} /> : <Places />
}

function Places() {
  const [slow, setSlow] = useState(false)
  return (
    <section className="demo-section">
      <h2 className="demo-title">Image grid with a details page</h2>
      <div style={grid}>
        {places.map((place) => (
          <Link key={place.name} url={`/components/share-element?place=${place.name}${slow ? '&slow=1' : ''}`}>
            <ShareElement name={place.name} duration={slow ? 2_000 : 300}>
              <Image src={pictureOf(place)} alt={place.name} mode="aspectFill" style={thumbnail} />
            </ShareElement>
          </Link>
        ))}
      </div>
      <Button aria-pressed={slow} onClick={() => setSlow(!slow)}>
        Slowly
      </Button>
    </section>
  )
}

function Place(place: (typeof places)[number]) {
  const slow = useRoute().query.slow !== undefined
  return (
    <section className="demo-section">
      <ShareElement name={place.name} duration={slow ? 2_000 : 300}>
        <Image src={pictureOf(place)} alt="" mode="aspectFill" style={large} />
      </ShareElement>
      <h2 className="demo-title">{place.name}</h2>
      <p>Go back, and the image returns to its position in the grid.</p>
    </section>
  )
}
