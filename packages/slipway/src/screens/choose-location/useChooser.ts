import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ChosenLocation } from 'slipway/api/choose-location'
import { getLocation } from 'slipway/api/location'
import { type FindNearbyPlacesOptions, findNearbyPlaces, reverseGeocode, searchPlaces } from 'slipway/api/map-provider'
import { getCurrentPages, navigateBack } from 'slipway/api/navigation'
import { answerPage } from 'slipway/api/page-result'
import { useDefaults } from 'slipway/authoring'
import { useRoute } from 'slipway/router'
import { type ChooserEvent, type ChooserState, chosenOf } from './chooseLocation.state.ts'
import { type ChooserServices, createChooser } from './createChooser.ts'
import { readChooserStart } from './query.ts'

/** The state of the page `/choose-location`, and its commands. */
export interface LocationChooser {
  readonly state: ChooserState
  /** The place that `confirm` returns; `undefined` while no point is known. */
  readonly chosen: ChosenLocation | undefined
  readonly send: (event: ChooserEvent) => void
  /** Returns the chosen place to `chooseLocation`, and closes the page. */
  readonly confirm: () => void
  /** Closes the page without a result. */
  readonly cancel: () => void
}

/**
 * State and commands of the page `/choose-location`, for the parts of the page. It reads the beginning from the address of the page,
 * requests places from the map provider of the app, and the position of the user if the address contains no point.
 *
 * @example
 * const chooser = useChooser()
 * return <ChooserMap chooser={chooser} />
 */
export function useChooser(): LocationChooser {
  const { query, key } = useRoute()
  const { searchDebounceMs } = useDefaults().chooseLocation
  const [chooser] = useState(() => createChooser(readChooserStart(query), servicesWith(searchDebounceMs)))
  const state = useSyncExternalStore(chooser.subscribe, chooser.get, chooser.get)
  useEffect(() => chooser.start(), [chooser])
  useEffect(() => {
    // The list that a lost network has interrupted continues by itself.
    const retry = () => chooser.get().problem === 'offline' && chooser.send({ type: 'retry' })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [chooser])

  const isClosing = useRef(false)
  /** Closes the page once, however often it is called: a page that is closing still receives clicks. */
  const leave = (close: () => Promise<unknown>) => {
    if (isClosing.current || getCurrentPages().at(-1)?.key !== key) return
    isClosing.current = true
    const done = () => {
      isClosing.current = false
    }
    close().then(done, done)
  }
  const chosen = chosenOf(state)
  return {
    state,
    chosen,
    send: chooser.send,
    confirm() {
      if (chosen) leave(() => answerPage('/choose-location', chosen))
    },
    cancel: () => leave(navigateBack),
  }
}

function servicesWith(searchDebounceMs: number): ChooserServices {
  return {
    find({ keyword, center, cursor }, signal) {
      const options = { ...center, cursor, signal }
      // Without a keyword there is a centre.
      return keyword ? searchPlaces({ ...options, keyword }) : findNearbyPlaces(options as FindNearbyPlacesOptions)
    },
    reverse: (point, signal) => reverseGeocode({ ...point, signal }),
    locate: (signal) => getLocation({ signal }),
    later(run) {
      const timer = setTimeout(run, searchDebounceMs)
      return () => clearTimeout(timer)
    },
    isOffline: () => !navigator.onLine,
  }
}
