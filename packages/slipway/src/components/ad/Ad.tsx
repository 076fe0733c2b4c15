import './ad.css'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LoadedAd, loadAd } from '../../api/ad/loadAd.ts'
import type { ApiError, ApiErrorCode } from '../../base/call/ApiError.ts'
import { adDefaults } from '../../base/defaults/defaults.ts'
import { enAdLabel } from '../../base/locale/en/enAdLabel.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { watchInView } from '../../hooks/measure/watchInView.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** Detail of `onError` of an ad. */
export interface AdErrorDetail {
  readonly code: ApiErrorCode
  readonly errMsg: string
}

type DomProps = Omit<ComponentProps<'div'>, 'onLoad' | 'onError'>

/** Props of `Ad`. All other props are passed to its `<div>`. */
export interface AdProps extends DomProps {
  /** The unit in the configuration of your ads. Each change loads an ad. */
  unitId: string
  /** Content shown if there is no ad, such as a hint at your own products. */
  children?: ReactNode
  /** Called when the ad has been loaded. */
  onLoad?(event: ComponentEvent<Record<never, never>, HTMLDivElement>): void
  /**
   * Called if there is no ad, with a code: `unavailable` without a provider or if the server cannot be reached, `not-found` if there is
   * no ad for the unit, `denied` without consent, `timeout`, or `failed` for a wrong configuration.
   */
  onError?(event: ComponentEvent<AdErrorDetail, HTMLDivElement>): void
}

/**
 * Shows an ad of the provider that the app has set (`setAdProvider`). The ad is loaded when it is near the viewport. Its space is
 * reserved, so that the page does not move when the ad appears.
 *
 * @example
 * <Ad unitId="home" />
 */
export function Ad({ unitId, children, onLoad, onError, ref, ...rest }: AdProps): ReactNode {
  const words = useWords(enAdLabel)
  const root = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [result, setResult] = useState<{ readonly unitId: string; readonly ad?: LoadedAd }>()
  const [brokenImage, setBrokenImage] = useState<string>()
  const current = result?.unitId === unitId ? result : undefined
  const { ad } = current ?? {}

  useVisibleEffect(() => {
    if (near || !root.current) return
    return watchInView(root.current, { margin: 200 }, (isIn) => isIn && setNear(true))
  }, [near])

  const end = useEffectEvent((loaded: LoadedAd | undefined, error?: ApiError) => {
    setResult({ unitId, ...(loaded && { ad: loaded }) })
    if (!root.current) return
    if (loaded) return onLoad?.(componentEvent('load', root.current, {}))
    const { code, errMsg } = error as ApiError
    onError?.(componentEvent('error', root.current, { code, errMsg }))
  })
  useEffect(() => {
    if (!near) return
    let isOver = false
    loadAd('ad', { unitId, format: 'banner' }).then(
      (loaded) => isOver || end(loaded),
      (error: ApiError) => isOver || end(undefined, error),
    )
    return () => {
      isOver = true
    }
  }, [near, unitId])

  const seen = useRef<LoadedAd>(undefined)
  useVisibleEffect(() => {
    if (!ad || !root.current || seen.current === ad) return
    let timer: ReturnType<typeof setTimeout>
    const stop = watchInView(root.current, { threshold: 0.5 }, (isIn) => {
      clearTimeout(timer)
      if (!isIn || seen.current === ad) return
      timer = setTimeout(() => {
        seen.current = ad
        ad.report('view')
      }, adDefaults.viewMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [ad])

  const state = ad ? 'loaded' : current ? 'empty' : 'loading'
  const own = {
    className: 'sw-ad',
    'data-state': state,
    role: ad && ('group' as const),
    'aria-label': ad && words['ad.label'],
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(root, ref)}>
      {ad ? (
        <Content
          ad={ad}
          label={words['ad.label']}
          isBroken={brokenImage === ad.content.image}
          onBroken={setBrokenImage}
        />
      ) : (
        state === 'empty' && children
      )}
    </div>
  )
}

interface ContentProps {
  readonly ad: LoadedAd
  readonly label: string
  readonly isBroken: boolean
  onBroken(image: string | undefined): void
}

function Content({ ad: { content, report }, label, isBroken, onBroken }: ContentProps): ReactNode {
  const { title, text, image, url } = content
  const Element = url === undefined ? 'div' : 'a'
  const link = url === undefined ? {} : { href: url, target: '_blank', rel: 'noopener nofollow sponsored' }
  return (
    <Element className="sw-ad-content" {...link} onClick={url === undefined ? undefined : () => report('click')}>
      {image !== undefined && !isBroken && (
        <img className="sw-ad-image" src={image} alt="" onError={() => onBroken(image)} />
      )}
      <span className="sw-ad-text">
        <strong className="sw-ad-title">{title}</strong>
        {text !== undefined && <span className="sw-ad-line">{text}</span>}
      </span>
      <span className="sw-ad-label" aria-hidden="true">
        {label}
      </span>
    </Element>
  )
}
