import type { FoundPlace, PlacePage, PlaceSource } from '../../base/map/mapProvider.ts'

/** The part of the atlas that searches places. */
export interface SearchableAtlas {
  readonly attribution: string
  search(options: AtlasQuery & { readonly keyword: string }): Promise<AtlasPage>
  nearby(options: AtlasQuery & { readonly latitude: number; readonly longitude: number }): Promise<AtlasPage>
  reverse(options: {
    readonly latitude: number
    readonly longitude: number
    readonly locale: string
    readonly signal: AbortSignal
  }): Promise<FoundPlace | undefined>
}

interface AtlasQuery {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly radius?: number | undefined
  readonly offset: number
  readonly limit: number
  readonly locale: string
  readonly signal: AbortSignal
}

interface AtlasPage {
  readonly places: readonly FoundPlace[]
  readonly hasMore: boolean
}

/** The atlas as a source of places: cities and countries, without a network. */
export function atlasPlaces(atlas: SearchableAtlas): PlaceSource {
  const page = async (
    { cursor, ...query }: Omit<AtlasQuery, 'offset'> & { readonly cursor?: string | undefined },
    find: (query: AtlasQuery) => Promise<AtlasPage>,
  ): Promise<PlacePage> => {
    const offset = Number(cursor ?? 0)
    const { places, hasMore } = await find({ ...query, offset })
    return { places: places.map(plainPlace), nextCursor: hasMore ? String(offset + places.length) : undefined }
  }
  return {
    attribution: atlas.attribution,
    searchesWhileTyping: true,
    search: ({ keyword, ...query }) => page(query, (all) => atlas.search({ ...all, keyword })),
    nearby: ({ latitude, longitude, ...query }) => page(query, (all) => atlas.nearby({ ...all, latitude, longitude })),
    async reverse(query) {
      const place = await atlas.reverse(query)
      return place && plainPlace(place)
    },
  }
}

/** Only the fields that all sources have. */
function plainPlace({ id, name, address, latitude, longitude, distance }: FoundPlace): FoundPlace {
  return { id, name, address, latitude, longitude, ...(distance !== undefined && { distance }) }
}
