import type { CoordinateSystem, Coordinates } from '../geo/coordinates.ts'

/**
 * A source of map tiles and places, such as OpenStreetMap. Without tiles, the map draws the atlas that Slipway contains; without
 * places, the places of the atlas are searched.
 */
export interface MapProvider {
  /** Name of the service in error texts and in lists, such as `OpenStreetMap`. */
  readonly name: string
  /** Coordinate system of the tiles. Places and links convert coordinates, so callers always use WGS-84. */
  readonly coordinateSystem: CoordinateSystem
  /** Text that names the sources of all data of the provider. Show it on the map and in lists of places. */
  readonly attribution: string
  readonly tiles?: TileSource | undefined
  readonly places?: PlaceSource | undefined
  /** Returns a link to the provider's navigation. */
  readonly directionsUrl?: ((to: Destination) => string) | undefined
  /**
   * Name of that navigation for the user.
   * @default the provider's `name`
   */
  readonly directionsName?: string | undefined
}

/** The end of a route, in WGS-84. */
export interface Destination extends Coordinates {
  readonly name?: string | undefined
  readonly address?: string | undefined
}

/** A source of map tiles, which are pictures of 256 px. */
export interface TileSource {
  /** Address of a tile with `{z}`, `{x}` and `{y}`, and optionally `{s}` (subdomain) and `{r}` (`@2x` on dense screens). */
  readonly url: string
  /** Address of the tiles in the dark theme. */
  readonly dark?: string | undefined
  /** Values of `{s}`. */
  readonly subdomains?: readonly string[] | undefined
  /** Lowest zoom level with tiles. */
  readonly minZoom?: number | undefined
  /** Highest zoom level with tiles. The map enlarges these tiles for higher levels. */
  readonly maxZoom?: number | undefined
  /** Text that names the sources of the tiles. Show it on the map. */
  readonly attribution: string
}

/**
 * A search for places. All coordinates are in WGS-84.
 *
 * Methods reject with a `HostError`: `denied` for a wrong key or an exhausted quota; `unavailable` if the service cannot be reached or
 * reports a problem of its own; `timeout`; `cancelled` if `signal` is aborted; `failed` for an answer in an unknown form.
 */
export interface PlaceSource {
  /** Text that names the sources of the places. Show it in lists of places. */
  readonly attribution: string
  /** Whether `search` may be called while the user is typing. Some services allow only complete keywords. */
  readonly searchesWhileTyping: boolean
  /** Finds places by name. */
  search(query: PlaceQuery): Promise<PlacePage>
  /** Finds the places around a point. */
  nearby(query: NearbyQuery): Promise<PlacePage>
  /** Returns the place or the address at a point; `undefined` if none is known. */
  reverse(query: PointQuery): Promise<FoundPlace | undefined>
}

interface AnyQuery {
  /** Language of names and addresses, as a BCP 47 tag. Services ignore languages that they do not have. */
  readonly locale: string
  readonly signal: AbortSignal
}

interface PageQuery extends AnyQuery {
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined
  /** Preferred number of places. Services with a page size of their own may return another number. */
  readonly limit: number
}

/** Options of `PlaceSource.search`. */
export interface PlaceQuery extends PageQuery {
  readonly keyword: string
  /** Centre of the search. Places near it come first where the service supports it. */
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  /** Maximum distance from the centre in metres. A source may ignore it, because callers remove places beyond it. */
  readonly radius?: number | undefined
}

/** Options of `PlaceSource.nearby`. */
export interface NearbyQuery extends PageQuery, Coordinates {
  /** Maximum distance in metres. A source may ignore it, because callers remove places beyond it. */
  readonly radius: number
}

/** Options of `PlaceSource.reverse`. */
export interface PointQuery extends AnyQuery, Coordinates {}

/** A page of a list of places. */
export interface PlacePage {
  /** A page may be empty although there are further pages. */
  readonly places: readonly FoundPlace[]
  /** `cursor` of the next page; `undefined` after the last page. */
  readonly nextCursor: string | undefined
}

/** A place that was found, in WGS-84. */
export interface FoundPlace extends Coordinates {
  /** Identifies the place within its source. */
  readonly id: string
  /** Plain text. It may contain characters such as `<`, so never insert it as HTML. */
  readonly name: string
  /** Plain text, like `name`; empty if the source has no address. */
  readonly address: string
  /** Distance from the centre of the search in metres, if it has a centre. */
  readonly distance?: number | undefined
}
