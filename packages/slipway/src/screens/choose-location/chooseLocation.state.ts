import type { FoundPlace, FoundPlaces } from 'slipway/api/map-provider'
import type { MapPoint } from 'slipway/components/map'

/** The list that is shown: a search for a keyword, or without a keyword the places around the centre. */
export interface PlaceQuery {
  readonly keyword: string
  readonly center: MapPoint | undefined
}

/** A request for one page of the list. Answers to former requests are ignored. */
export interface PlaceRequest extends PlaceQuery {
  readonly id: number
  /** `undefined` for the first page. */
  readonly cursor: string | undefined
}

/** The reason why a page of the list is missing. */
export type Problem = 'offline' | 'refused' | 'failed'

/** The camera to which the map moves. A new object is a new motion. */
export interface Target extends MapPoint {
  /** `world`: the whole world, while no point is known. `place`: close to the point. */
  readonly zoom: 'world' | 'place'
}

/** State of the page `/choose-location`. Requests are part of it: `createChooser` runs those that are new, and aborts others. */
export interface ChooserState {
  /** The point under the pin; `undefined` while no point is known. */
  readonly pin: MapPoint | undefined
  /** The known place at the pin. */
  readonly address: FoundPlace | undefined
  /** The place of the list that is selected; without one, the pin itself is selected. */
  readonly selected: FoundPlace | undefined
  readonly target: Target
  /** The text in the search field. */
  readonly text: string
  /** The text that is searched after a delay without further typing. */
  readonly pending: { readonly text: string } | undefined
  readonly query: PlaceQuery | undefined
  readonly places: readonly FoundPlace[]
  readonly attribution: string
  readonly nextCursor: string | undefined
  readonly problem: Problem | undefined
  /** Id of the last request for places. */
  readonly lastId: number
  /** The request for places that is running. */
  readonly request: PlaceRequest | undefined
  /** The request for the place at the pin that is running. */
  readonly lookup: { readonly point: MapPoint } | undefined
  /** The request for the position of the user that is running. */
  readonly locating: { readonly isRequested: boolean } | undefined
  /** The reason why the position of the user is unknown. */
  readonly locationProblem: 'denied' | 'unknown' | undefined
  /** Whether the position of the user is known, so that the map can show it. */
  readonly isLocated: boolean
}

/** An event of the page. */
export type ChooserEvent =
  /** The user has changed the text. `waits` if the map provider allows searches only for complete keywords. */
  | { readonly type: 'type'; readonly text: string; readonly waits?: boolean }
  /** The delay after typing has passed, or the user has pressed Enter. */
  | { readonly type: 'search' }
  /** The user has begun to move the map. */
  | { readonly type: 'grab' }
  /** The user has moved the map. */
  | { readonly type: 'move'; readonly center: MapPoint }
  /** The user selects a place of the list, or the pin. */
  | { readonly type: 'select'; readonly place: FoundPlace | undefined }
  /** The end of the list is visible. */
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  /** The user requests their position. */
  | { readonly type: 'locate' }
  | { readonly type: 'located'; readonly request: object; readonly point: MapPoint }
  | { readonly type: 'notLocated'; readonly request: object; readonly isDenied: boolean }
  | { readonly type: 'found'; readonly id: number; readonly page: FoundPlaces }
  /** `isExpired`: the service no longer knows the cursor. */
  | { readonly type: 'notFound'; readonly id: number; readonly problem: Problem; readonly isExpired?: boolean }
  | { readonly type: 'address'; readonly request: object; readonly place: FoundPlace | undefined }

/** Where the page begins. */
export interface ChooserStart {
  readonly keyword: string
  readonly point: MapPoint | undefined
}

const worldCenter: MapPoint = { latitude: 20, longitude: 0 }

/** The first state: the list around the point or for the keyword; without a point, the position of the user is requested. */
export function startChooser({ keyword, point }: ChooserStart): ChooserState {
  const empty: ChooserState = {
    pin: undefined,
    address: undefined,
    selected: undefined,
    target: { ...worldCenter, zoom: 'world' },
    text: keyword,
    pending: undefined,
    query: undefined,
    places: [],
    attribution: '',
    nextCursor: undefined,
    problem: undefined,
    lastId: 0,
    request: undefined,
    lookup: undefined,
    locating: point ? undefined : { isRequested: false },
    locationProblem: undefined,
    isLocated: false,
  }
  const placed = point ? { ...pinAt(empty, point), target: { ...point, zoom: 'place' as const } } : empty
  return ask(placed, keyword.trim())
}

/** The state after an event. */
export function reduceChooser(state: ChooserState, event: ChooserEvent): ChooserState {
  switch (event.type) {
    case 'type':
      return typed(state, event.text, event.waits ?? false)
    case 'search': {
      const keyword = state.text.trim()
      const idle = { ...state, pending: undefined }
      const isShown = keyword === (state.query?.keyword ?? '') && !state.problem
      return isShown ? idle : ask({ ...idle, selected: undefined }, keyword)
    }
    case 'grab':
      return stopLocating(state)
    case 'move':
      return isSamePoint(event.center, state.pin ?? state.target)
        ? state
        : ask(pinAt(stopLocating(state), event.center), keywordOf(state))
    case 'select':
      return select(stopLocating(state), event.place)
    case 'more':
      return state.query && state.nextCursor !== undefined && !state.request && !state.problem
        ? request(state, state.query, state.nextCursor)
        : state
    case 'retry':
      return state.query && state.problem ? request(state, state.query, state.nextCursor) : state
    case 'locate':
      return { ...state, locating: { isRequested: true }, locationProblem: undefined }
    case 'located':
      return event.request === state.locating ? located(state, event.point, state.locating.isRequested) : state
    case 'notLocated':
      return event.request === state.locating
        ? { ...state, locating: undefined, locationProblem: event.isDenied ? 'denied' : 'unknown' }
        : state
    case 'found':
      return event.id === state.request?.id ? found(state, event.page) : state
    case 'notFound': {
      if (event.id !== state.request?.id) return state
      const stopped = { ...state, request: undefined }
      return event.isExpired && state.places.length > 0
        ? { ...stopped, nextCursor: undefined }
        : { ...stopped, problem: event.problem }
    }
    case 'address':
      return event.request === state.lookup ? { ...state, lookup: undefined, address: event.place } : state
  }
}

/** State of the list, for the view. */
export type ListState = 'waiting' | 'loading' | 'failed' | 'empty' | 'ready'

/** Whether the list has no query yet, is loading its first places, has failed, is empty, or has places. */
export function listStateOf({ query, places, problem, nextCursor, request }: ChooserState): ListState {
  if (!query) return 'waiting'
  if (places.length > 0) return 'ready'
  if (problem) return 'failed'
  return request || nextCursor !== undefined ? 'loading' : 'empty'
}

/** The result for the opener; `undefined` while no point is known. */
export function chosenOf({ pin, address, selected }: ChooserState) {
  if (!pin) return undefined
  const { name = '', address: text = '', distance } = selected ?? address ?? {}
  const point = selected ?? pin
  return {
    name,
    address: text,
    latitude: point.latitude,
    longitude: point.longitude,
    ...(selected && distance !== undefined && { distance }),
  }
}

const keywordOf = ({ query }: ChooserState) => query?.keyword ?? ''

function typed(state: ChooserState, text: string, waits: boolean): ChooserState {
  const now = { ...state, text, pending: undefined }
  if (text.trim() !== '') return waits ? now : { ...now, pending: { text } }
  // The list around the pin returns at once.
  return keywordOf(state) === '' ? now : ask({ ...now, selected: undefined }, '')
}

/** Starts the list for a keyword; without one, the list around the pin if there is a pin. */
function ask(state: ChooserState, keyword: string): ChooserState {
  const cleared = { ...state, places: [], nextCursor: undefined, problem: undefined, request: undefined }
  if (keyword === '' && !state.pin) return { ...cleared, query: undefined }
  return request(cleared, { keyword, center: state.pin }, undefined)
}

/** Starts a request for a page of the list. */
function request(state: ChooserState, query: PlaceQuery, cursor: string | undefined): ChooserState {
  const lastId = state.lastId + 1
  return { ...state, lastId, query, problem: undefined, request: { ...query, id: lastId, cursor } }
}

/** Moves the pin to a point whose address is unknown. */
function pinAt(state: ChooserState, pin: MapPoint): ChooserState {
  return { ...state, pin, selected: undefined, address: undefined, lookup: { point: pin } }
}

function select(state: ChooserState, place: FoundPlace | undefined): ChooserState {
  if (!place) return { ...state, selected: undefined }
  const pin = { latitude: place.latitude, longitude: place.longitude }
  return { ...state, selected: place, pin, address: place, lookup: undefined, target: { ...pin, zoom: 'place' } }
}

/** An action of the user ends the search for their position, which would move the pin away. */
const stopLocating = (state: ChooserState): ChooserState => (state.locating ? { ...state, locating: undefined } : state)

function located(state: ChooserState, point: MapPoint, isRequested: boolean): ChooserState {
  const placed = pinAt({ ...state, locating: undefined, isLocated: true, locationProblem: undefined }, point)
  const shown: ChooserState = { ...placed, target: { ...point, zoom: 'place' } }
  // The first position, which the user has not requested, leaves the results of a search as they are.
  return !isRequested && state.query ? shown : ask(shown, keywordOf(state))
}

function found(state: ChooserState, { places, nextCursor, attribution }: FoundPlaces): ChooserState {
  return { ...state, request: undefined, places: [...state.places, ...places], nextCursor, attribution }
}

/** Whether two points are less than about ten centimetres apart. */
function isSamePoint(one: MapPoint, other: MapPoint): boolean {
  return Math.abs(one.latitude - other.latitude) < 1e-6 && Math.abs(one.longitude - other.longitude) < 1e-6
}
