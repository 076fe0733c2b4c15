import { type ReactNode, useRef } from 'react'
import { getCurrentPages, navigateBack } from 'slipway/api/navigation'
import { useDefaults } from 'slipway/authoring'
import { ChevronBackIcon } from 'slipway/components/icons'
import { PageMeta } from 'slipway/components/page-meta'
import { useMessages } from 'slipway/hooks'
import { useRoute } from 'slipway/router'
import { LocationCard } from './LocationCard.tsx'
import { LocationMap } from './LocationMap.tsx'
import { readLocation } from './query.ts'
import './open-location.css'

/**
 * The page `/open-location`: a place on a map, its name and address, and links to the navigation of map apps.
 *
 * Opened by `openLocation()`, or by a link such as `/open-location?latitude=48.8584&longitude=2.2945&name=Eiffel%20Tower`. A page of
 * your app with the same path replaces it.
 *
 * Source: specification, sections 2, 5 and 9.
 */
export function OpenLocation(): ReactNode {
  const messages = useMessages()
  const { query, key } = useRoute()
  const location = readLocation(query, useDefaults().map)
  const close = useClose(key)
  return (
    <div className="sw-open-location">
      <PageMeta title={location ? location.name || messages['openLocation.title'] : messages['notFound.title']} />
      <button type="button" className="sw-open-location-back" aria-label={messages['app.back']} onClick={close}>
        <ChevronBackIcon />
      </button>
      {location ? (
        <>
          <LocationMap {...location} />
          <LocationCard {...location} />
        </>
      ) : (
        <h1 className="sw-open-location-missing">{messages['notFound.title']}</h1>
      )}
    </div>
  )
}

/** Returns a function that goes back once, however often it is called: a page that is closing still receives clicks. */
function useClose(key: string): () => void {
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current || getCurrentPages().at(-1)?.key !== key) return
    isClosing.current = true
    const done = () => {
      isClosing.current = false
    }
    navigateBack().then(done, done)
  }
}
