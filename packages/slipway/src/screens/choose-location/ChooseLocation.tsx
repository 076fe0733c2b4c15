import type { ReactNode } from 'react'
import { ChevronBackIcon } from 'slipway/components/icons'
import { PageMeta } from 'slipway/components/page-meta'
import { useMessages } from 'slipway/hooks'
import { ChooserMap } from './ChooserMap.tsx'
import { PlaceList } from './PlaceList.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import { useChooser } from './useChooser.ts'
import './choose-location.css'

/**
 * The page `/choose-location`: a map with a pin, and a list of the places around it or of a search. The user moves the map or selects a
 * place of the list, and confirms.
 *
 * Opened by `chooseLocation()`, or by a link such as `/choose-location?latitude=48.8584&longitude=2.2945&keyword=museum`. A page of your
 * app with the same path replaces it.
 *
 * Source: specification, sections 2 and 9.
 */
export function ChooseLocation(): ReactNode {
  const messages = useMessages()
  const chooser = useChooser()
  return (
    <div className="sw-choose-location">
      <PageMeta title={messages['chooseLocation.title']} />
      <header className="sw-choose-location-bar">
        <button
          type="button"
          className="sw-choose-location-back"
          aria-label={messages['app.back']}
          onClick={chooser.cancel}
        >
          <ChevronBackIcon />
        </button>
        <h1 className="sw-choose-location-title">{messages['chooseLocation.title']}</h1>
        <button
          type="button"
          className="sw-choose-location-confirm"
          disabled={!chooser.chosen}
          onClick={chooser.confirm}
        >
          {messages['chooseLocation.confirm']}
        </button>
      </header>
      <ChooserMap chooser={chooser} />
      <div className="sw-choose-location-panel">
        <PlaceSearch chooser={chooser} />
        <PlaceList chooser={chooser} />
      </div>
    </div>
  )
}
