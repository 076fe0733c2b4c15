// Separate chunk: loaded when an ad over the whole screen is shown.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { adDefaults } from '../../base/defaults/defaults.ts'
import { enAd } from '../../base/locale/en/enAd.ts'
import { fill } from '../../base/locale/locale.ts'
import type { AdRequest } from '../../base/overlay/overlays.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import './ad-view.css'

/** An ad over the whole screen. */
export function AdView({ request }: { request: AdRequest }): ReactNode {
  const { format, title, text, image, video, url, seconds = adDefaults.rewardSeconds } = request
  const { onShow, onClick, onClose } = request
  const words = useWords(enAd)
  const [failed, setFailed] = useState<'video' | 'image'>()
  const isVideo = video !== undefined && failed !== 'video'
  const [leftSeconds, setLeftSeconds] = useState(Math.ceil(seconds))
  const [hasPlayed, setPlayed] = useState(false)
  const isEnded = format === 'interstitial' || hasPlayed || (!isVideo && leftSeconds === 0)

  const show = useEffectEvent(onShow)
  useEffect(() => show(), [])
  const isCounting = !isEnded && !isVideo
  useEffect(() => {
    if (!isCounting) return
    // Time in the background does not count.
    const timer = setInterval(() => document.hidden || setLeftSeconds((left) => left - 1), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])

  const reward = isVideo ? words['ad.rewardAtEnd'] : fill(words['ad.rewardIn'], { seconds: leftSeconds })
  return (
    <Overlay
      open
      className="sw-ad-view"
      aria-label={words['ad.label']}
      closeOnMaskClick={false}
      onClose={() => onClose(isEnded)}
    >
      <div className="sw-ad-view-bar">
        <span className="sw-ad-view-label">{words['ad.label']}</span>
        {format === 'rewarded' && <span className="sw-ad-view-reward">{isEnded ? words['ad.ended'] : reward}</span>}
        <button
          type="button"
          className="sw-ad-view-close"
          aria-label={words['app.close']}
          onClick={() => onClose(isEnded)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 7 10 10m0-10L7 17" />
          </svg>
        </button>
      </div>
      {isVideo ? (
        <video
          className="sw-ad-view-media"
          src={video}
          poster={image}
          autoPlay
          muted
          playsInline
          onEnded={() => setPlayed(true)}
          onError={() => setFailed('video')}
        />
      ) : (
        image !== undefined &&
        failed !== 'image' && <img className="sw-ad-view-media" src={image} alt="" onError={() => setFailed('image')} />
      )}
      <div className="sw-ad-view-text">
        <strong>{title}</strong>
        {text !== undefined && <p>{text}</p>}
        {url !== undefined && (
          <a href={url} target="_blank" rel="noopener nofollow sponsored" onClick={onClick}>
            {words['ad.open']}
          </a>
        )}
      </div>
    </Overlay>
  )
}
