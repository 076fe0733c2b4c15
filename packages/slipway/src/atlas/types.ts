/** Options of `createAtlas`. */
export interface CreateAtlasOptions {
  /**
   * Amount of data. `small` has simplified coastlines and cities with 100,000 inhabitants and more; `large` has detailed coastlines
   * and cities with 15,000 inhabitants and more.
   * @default 'small'
   */
  readonly size?: AtlasSize | undefined
}

/** Amount of data of an atlas. */
export type AtlasSize = 'small' | 'large'

/** Map data and place search without a network and without a key. Each call loads the data that it needs, once. */
export interface Atlas {
  /** The size that was passed to `createAtlas`. */
  readonly size: AtlasSize
  /** Text that names the sources of the data. Show it wherever you show the data, because the licence of the cities requires it. */
  readonly attribution: string
  /**
   * Returns the land and the borders of a map tile.
   *
   * @throws {ApiError} `invalid-argument` if there is no such tile; `unavailable` if the data cannot be loaded; `cancelled` or
   * `timeout` if `signal` is aborted.
   */
  tile(options: AtlasTileOptions): Promise<AtlasTile>
  /**
   * Returns the complete land and the complete borders as coordinates of GeoJSON.
   *
   * @throws {ApiError} `unavailable` if the data cannot be loaded; `cancelled` or `timeout` if `signal` is aborted.
   */
  outlines(options?: AtlasOutlinesOptions): Promise<AtlasOutlines>
  /**
   * Returns the cities with the most inhabitants in a box, the largest first. For the labels of a map.
   *
   * @throws {ApiError} `invalid-argument` if an option is out of range; `unavailable` if the data cannot be loaded; `cancelled` or
   * `timeout` if `signal` is aborted.
   */
  places(options: AtlasPlacesOptions): Promise<readonly Place[]>
  /**
   * Finds cities and countries by name. Ignores case, accents and the order of words, completes the last word, and accepts one typing
   * error in words of 4 letters and more, two in words of 8 letters and more.
   *
   * @throws {ApiError} `invalid-argument` if an option is out of range; `unavailable` if the data cannot be loaded; `cancelled` or
   * `timeout` if `signal` is aborted.
   */
  search(options: AtlasSearchOptions): Promise<AtlasPlacesResult>
  /**
   * Finds the cities around a point, the nearest first.
   *
   * @throws {ApiError} `invalid-argument` if an option is out of range; `unavailable` if the data cannot be loaded; `cancelled` or
   * `timeout` if `signal` is aborted.
   */
  nearby(options: AtlasNearbyOptions): Promise<AtlasPlacesResult>
  /**
   * Returns the city at a point. Resolves with `undefined` if the point is too far from every city: more than 15 km from a town of
   * 15,000 inhabitants, 24 km from a city of 100,000, 43 km from a city of a million.
   *
   * @throws {ApiError} `invalid-argument` if an option is out of range; `unavailable` if the data cannot be loaded; `cancelled` or
   * `timeout` if `signal` is aborted.
   */
  reverse(options: AtlasReverseOptions): Promise<Place | undefined>
}

/** Options that all methods of an atlas have. */
export interface AtlasCallOptions {
  /** Cancels the call when aborted. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `atlas.tile`. */
export interface AtlasTileOptions extends AtlasCallOptions {
  /** Column of the tile, an integer. Columns outside the world continue at its other side. */
  readonly x: number
  /** Row of the tile, an integer from 0 (north) to 2 ** z - 1. */
  readonly y: number
  /** Zoom level, an integer from 0 (the whole world in one tile) to 22. */
  readonly z: number
  /**
   * Whether to return the borders of countries. They are loaded from a file of their own.
   * @default false
   */
  readonly borders?: boolean | undefined
}

/** A tile of a map in Web Mercator. */
export interface AtlasTile {
  /** Width and height of the tile in its units. Coordinates begin at its north-west corner; y grows southwards. */
  readonly extent: 4096
  /**
   * Land as rings of coordinates (x, y, x, y, …), cut at 64 units outside the tile. Fill them with the rule `evenodd`. The first
   * point is not repeated at the end.
   */
  readonly land: readonly Int16Array[]
  /** Borders as lines of coordinates (x, y, x, y, …), cut at 64 units outside the tile. Empty unless requested. */
  readonly borders: readonly Int16Array[]
}

/** Options of `atlas.outlines`. */
export interface AtlasOutlinesOptions extends AtlasCallOptions {
  /**
   * Whether to return the borders of countries. They are loaded from a file of their own.
   * @default false
   */
  readonly borders?: boolean | undefined
}

/**
 * The land and the borders of the world, as coordinates of GeoJSON: longitude and latitude in degrees. Land that crosses the date line
 * has longitudes beyond 180.
 */
export interface AtlasOutlines {
  /** Coordinates of a `MultiPolygon`. */
  readonly land: readonly (readonly (readonly Position[])[])[]
  /** Coordinates of a `MultiLineString`. Empty unless requested. */
  readonly borders: readonly (readonly Position[])[]
}

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number]

/** Options of `atlas.places`. */
export interface AtlasPlacesOptions extends AtlasCallOptions {
  /** Western edge of the box in degrees, from -540 to 540. */
  readonly west: number
  /** Southern edge of the box in degrees, from -90 to 90. */
  readonly south: number
  /** Eastern edge of the box in degrees, from -540 to 540. If it is less than `west`, the box crosses the date line. */
  readonly east: number
  /** Northern edge of the box in degrees, from -90 to 90. */
  readonly north: number
  /**
   * Maximum number of places, from 1 to 1000.
   * @default 50
   */
  readonly limit?: number | undefined
  /**
   * Language of the countries' names, as a BCP 47 tag.
   * @default the language of the app
   */
  readonly locale?: string | undefined
}

/** Options for one page of a list of places. */
export interface AtlasPageOptions extends AtlasCallOptions {
  /**
   * Number of places to skip, for the next page of a list.
   * @default 0
   */
  readonly offset?: number | undefined
  /**
   * Maximum number of places, from 1 to 1000.
   * @default 20
   */
  readonly limit?: number | undefined
  /**
   * Language of the countries' names, as a BCP 47 tag.
   * @default the language of the app
   */
  readonly locale?: string | undefined
}

/** Options of `atlas.search`. */
export interface AtlasSearchOptions extends AtlasPageOptions {
  /** Name of a city or a country, or its beginning. Further words can name the country. An empty keyword finds no places. */
  readonly keyword: string
  /** Latitude of a centre in degrees, from -90 to 90. Of equal matches, near and large places are first. Needs `longitude`. */
  readonly latitude?: number | undefined
  /** Longitude of a centre in degrees, from -180 to 180. Needs `latitude`. */
  readonly longitude?: number | undefined
  /** Maximum distance from the centre in metres. Needs a centre. Without it, all distances are allowed. */
  readonly radius?: number | undefined
}

/** Options of `atlas.nearby`. */
export interface AtlasNearbyOptions extends AtlasPageOptions {
  /** Latitude of the point in degrees, from -90 to 90. */
  readonly latitude: number
  /** Longitude of the point in degrees, from -180 to 180. */
  readonly longitude: number
  /**
   * Maximum distance from the point in metres.
   * @default 50000
   */
  readonly radius?: number | undefined
}

/** Options of `atlas.reverse`. */
export interface AtlasReverseOptions extends AtlasCallOptions {
  /** Latitude of the point in degrees, from -90 to 90. */
  readonly latitude: number
  /** Longitude of the point in degrees, from -180 to 180. */
  readonly longitude: number
  /**
   * Language of the country's name, as a BCP 47 tag.
   * @default the language of the app
   */
  readonly locale?: string | undefined
}

/** Result of `atlas.search` and `atlas.nearby`: one page of a list of places. */
export interface AtlasPlacesResult {
  readonly places: readonly Place[]
  /** Whether there are further places after this page. */
  readonly hasMore: boolean
}

/** A city or a country. */
export interface Place {
  /** Identifies the place, the same in both sizes of the data. */
  readonly id: string
  /** Name of the city in Latin letters, or name of the country in the requested language. */
  readonly name: string
  /** Kind of the place. A capital or a town is a city, too. */
  readonly kind: 'city' | 'country'
  /** Country of the city in the requested language, in the USA after the code of the state: `OR, United States`. Empty for a country. */
  readonly address: string
  /** ISO 3166 code of the country in two capital letters: `PT`. */
  readonly countryCode: string
  /** Latitude in degrees. For a country, of its largest city. */
  readonly latitude: number
  /** Longitude in degrees. For a country, of its largest city. */
  readonly longitude: number
  /** Approximate number of inhabitants. For a country, of all its places in the source together, fewer than live there. */
  readonly population: number
  /** Distance in metres from the centre or the point of the call. */
  readonly distance?: number
}
