import { type Gazetteer, readCities } from './cities.ts'
import { cutLines, cutRings, extent } from './cutTile.ts'
import { flatShapes, noShapes } from './flatShapes.ts'
import type { CitiesData, Job, Jobs, Page, Part, PartData } from './jobs.ts'
import { createLevels, type Levels } from './levels.ts'
import { citiesAround, citiesIn, cityAt } from './near.ts'
import { placeOf } from './placeOf.ts'
import { type Found, searchPlaces } from './search.ts'
import { createSearchIndex } from './searchIndex.ts'

/** The computations of the atlas, for a worker or for the page. */
export interface AtlasCore {
  /** Adds a part of the data. */
  load(part: Part, data: PartData): void
  /** Runs a job. The parts that it needs must have been added. */
  run(job: Job): Jobs[Job['name']]['result']
}

/** Creates the computations of one size of the atlas. The data are decoded when they are first used. */
export function createAtlasCore(): AtlasCore {
  const data = new Map<Part, PartData>()
  const need = (part: Part): PartData => {
    const text = data.get(part)
    if (text === undefined) throw new Error(`the part ${part} of the atlas is not loaded`)
    return text
  }
  const land = once(() => createLevels(need('land') as string))
  const borders = once(() => createLevels(need('borders') as string))
  const gazetteer = once(() => readCities(need('cities') as CitiesData))
  const index = once(() => createSearchIndex(gazetteer()))
  return {
    load(part, text) {
      data.set(part, text)
    },
    run: (job) => runJob(job, { land, borders, gazetteer, index }),
  }
}

interface Decoded {
  land(): Levels
  borders(): Levels
  gazetteer(): Gazetteer
  index(): ReturnType<typeof createSearchIndex>
}

function runJob({ name, query }: Job, { land, borders, gazetteer, index }: Decoded): Jobs[Job['name']]['result'] {
  switch (name) {
    case 'tile':
      return {
        extent,
        land: cutRings(land().at(query.z), query),
        borders: query.borders ? cutLines(borders().at(query.z), query) : [],
      }
    case 'outlines':
      return {
        land: flatShapes(land().grid),
        borders: query.borders ? flatShapes(borders().grid) : noShapes(),
      }
    case 'places':
      return citiesIn(gazetteer(), query, query.limit).map((place) => placeOf(gazetteer(), { place }, query.locale))
    case 'search':
      return pageOf(searchPlaces(gazetteer(), index(), query), query, gazetteer())
    case 'nearby':
      return pageOf(citiesAround(gazetteer(), query.centre, query.radius), query, gazetteer())
    case 'reverse': {
      const found = cityAt(gazetteer(), query.point)
      return found && placeOf(gazetteer(), found, query.locale)
    }
    default:
      return name satisfies never
  }
}

function pageOf(found: readonly Found[], { offset, limit, locale }: Page, gazetteer: Gazetteer) {
  const page = found.slice(offset, offset + limit)
  return { places: page.map((one) => placeOf(gazetteer, one, locale)), hasMore: found.length > offset + limit }
}

/** Calls a function when its value is first needed, and keeps the value. */
function once<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
