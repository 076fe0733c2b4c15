import { useEffect, useState } from 'react'
import { createInterstitialAd, createRewardedVideoAd, httpAds, setAdProvider } from 'slipway/api/ad'
import { Button } from 'slipway/components/button'

const image = new URL('./lamp.svg?no-inline', import.meta.url).href

/** The configuration of an ad server, as a file of this page. */
const configUrl = URL.createObjectURL(
  new Blob([
    JSON.stringify({
      units: {
        life: [
          { id: 'lamp', title: 'Lamp', text: 'Shines all night.', image, url: 'https://example.com/lamp', seconds: 5 },
        ],
        level: [{ id: 'map', title: 'Map', text: 'For the next level of your trip.', url: 'https://example.com/map' }],
      },
    }),
  ]),
)

export default function AdDemo() {
  const [message, setMessage] = useState('')
  const [ads] = useState(() => ({
    reward: createRewardedVideoAd({ adUnitId: 'life' }),
    pause: createInterstitialAd({ adUnitId: 'level' }),
    none: createInterstitialAd({ adUnitId: 'unknown' }),
  }))
  useEffect(() => {
    setAdProvider(httpAds({ configUrl }))
    const { reward, pause, none } = ads
    const stops = [
      reward.onClose(({ isEnded }) => setMessage(isEnded ? 'One more life' : 'Closed before the end')),
      pause.onClose(() => setMessage('Next level')),
      none.onError(({ errMsg }) => setMessage(errMsg)),
    ]
    return () => {
      for (const stop of stops) stop()
      setAdProvider(undefined)
    }
  }, [ads])

  // A failure is shown by `onError`.
  const show = (ad: typeof ads.reward) => void ad.show().catch(() => {})
  return (
    <section className="demo-section">
      <h2 className="demo-title">Over the whole screen</h2>
      <div className="demo-card">
        <Button type="primary" onClick={() => show(ads.reward)}>
          Watch for a life
        </Button>
        <Button onClick={() => show(ads.pause)}>Next level</Button>
        <Button onClick={() => show(ads.none)}>A unit without ads</Button>
        <output>{message}</output>
      </div>
    </section>
  )
}
