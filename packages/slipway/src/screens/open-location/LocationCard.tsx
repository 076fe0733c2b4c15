import { type ReactNode, useId } from 'react'
import { setClipboardData } from 'slipway/api/clipboard'
import { getMapApps, type MapApp } from 'slipway/api/open-location'
import { showToast } from 'slipway/api/toast'
import { CopyIcon } from 'slipway/components/icons'
import { useMessage, useMessages } from 'slipway/hooks'
import { NavigationIcon } from './Icons.tsx'
import { coordinatesText, type ShownLocation } from './query.ts'
import './open-location.css'

/** Props of `LocationCard`. */
export type LocationCardProps = Pick<ShownLocation, 'latitude' | 'longitude'> & Partial<ShownLocation>

/** The card of the page `/open-location`: name, address, coordinates to copy, and a link for each map app of the device. */
export function LocationCard({ latitude, longitude, name, address }: LocationCardProps): ReactNode {
  const messages = useMessages()
  const id = useId()
  const point = { latitude, longitude }
  const apps = getMapApps({ ...point, name, address })
  const copy = () =>
    setClipboardData({ data: coordinatesText(point) }).catch(() =>
      showToast({ title: messages['openLocation.copyFailed'], icon: 'none' }),
    )
  return (
    <section className="sw-open-location-card" aria-labelledby={id}>
      <h1 id={id} className="sw-open-location-name">
        {/* Aligned with the other texts, whatever the direction of the name. */}
        <bdi>{name || messages['openLocation.title']}</bdi>
      </h1>
      {address && (
        <p className="sw-open-location-address">
          <bdi>{address}</bdi>
        </p>
      )}
      <p className="sw-open-location-point">
        <bdi dir="ltr">{coordinatesText(point)}</bdi>
        <button
          type="button"
          className="sw-open-location-copy"
          aria-label={messages['openLocation.copy']}
          onClick={copy}
        >
          <CopyIcon width={20} height={20} />
        </button>
      </p>
      <div className="sw-open-location-apps">
        {apps.map((app) => (
          <AppLink key={app.id} app={app} isOnly={apps.length === 1} />
        ))}
      </div>
    </section>
  )
}

/** A link to the navigation of a map app. The name of the app is shown only if there are several. */
function AppLink({ app: { name, url }, isOnly }: { app: MapApp; isOnly: boolean }): ReactNode {
  const text = useMessage(isOnly ? 'openLocation.navigate' : 'openLocation.navigateWith', { app: name })
  return (
    // A window for an address such as `geo:` would stay empty.
    <a
      className="sw-open-location-app"
      href={url}
      target={/^https?:/.test(url) ? '_blank' : undefined}
      rel="noreferrer"
    >
      <NavigationIcon />
      {text}
    </a>
  )
}
