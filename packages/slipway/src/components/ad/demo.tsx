import { useEffect, useState } from 'react'
import { httpAds, setAdProvider } from 'slipway/api/ad'
import { Ad } from 'slipway/components/ad'

const image = new URL('./boots.svg?no-inline', import.meta.url).href

/** The configuration of an ad server, as a file of this page. */
const configUrl = URL.createObjectURL(
  new Blob([
    JSON.stringify({
      units: {
        home: [
          {
            id: 'boots',
            title: 'Boots',
            image,
            text: 'Dry feet in any weather, on every path of the mountains.',
            url: 'https://example.com/boots',
          },
        ],
        plain: [{ id: 'tent', title: 'Tent', text: 'An ad without a link.' }],
      },
    }),
  ]),
)

export default function AdDemo() {
  const [isReady, setReady] = useState(false)
  const [message, setMessage] = useState('')
  useEffect(() => {
    setAdProvider(httpAds({ configUrl }))
    setReady(true)
    return () => setAdProvider(undefined)
  }, [])
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">With a link</h2>
        {isReady && <Ad unitId="home" />}
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Without a link</h2>
        {isReady && <Ad unitId="plain" />}
      </section>
      <section className="demo-section">
        <h2 className="demo-title">No ad for the unit</h2>
        {isReady && (
          <Ad unitId="unknown" onError={({ detail }) => setMessage(detail.errMsg)}>
            <div className="demo-card">Become a member and see no ads.</div>
          </Ad>
        )}
        <output>{message}</output>
      </section>
    </>
  )
}
