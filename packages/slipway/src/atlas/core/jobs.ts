import type { AtlasTile, Place } from '../types.ts'

/** A part of the data, which is loaded when a job needs it. */
export type Part = 'land' | 'borders' | 'cities'

/** Texts of a data file: one of shapes, or several of cities. */
export type PartData = string | CitiesData

/** Texts of the file with cities. */
export interface CitiesData {
  /** Codes of all countries, two letters each. */
  readonly countries: string
  /** Codes of the states of all cities in the USA, two letters each. */
  readonly states: string
  /** Names of all cities, separated by `|`. */
  readonly names: string
  readonly numbers: string
}

/** A point in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The jobs of the worker, with checked options in the form in which they are sent. */
export interface Jobs {
  readonly tile: {
    readonly query: { readonly x: number; readonly y: number; readonly z: number; readonly borders: boolean }
    readonly result: AtlasTile
  }
  readonly outlines: {
    readonly query: { readonly borders: boolean }
    readonly result: { readonly land: FlatShapes; readonly borders: FlatShapes }
  }
  readonly places: {
    readonly query: Readonly<Record<'west' | 'south' | 'east' | 'north' | 'limit', number>> & {
      readonly locale: string
    }
    readonly result: readonly Place[]
  }
  readonly search: {
    readonly query: Page & { readonly keyword: string; readonly centre: Point | undefined; readonly radius: number }
    readonly result: PageOfPlaces
  }
  readonly nearby: {
    readonly query: Page & { readonly centre: Point; readonly radius: number }
    readonly result: PageOfPlaces
  }
  readonly reverse: {
    readonly query: { readonly point: Point; readonly locale: string }
    readonly result: Place | undefined
  }
}

/** Part of a list that a job returns. */
export interface Page {
  readonly offset: number
  readonly limit: number
  readonly locale: string
}

interface PageOfPlaces {
  readonly places: readonly Place[]
  readonly hasMore: boolean
}

/** Shapes with longitudes and latitudes in common arrays, which are passed to the page without being copied. */
export interface FlatShapes {
  readonly degrees: Float64Array
  /** Index of the first point of each shape, and the number of all points at the end. */
  readonly starts: Uint32Array
  /** Whether a shape is a hole of the ring before it: 1 or 0 for each shape. */
  readonly holes: Uint8Array
}

export type JobName = keyof Jobs

/** A job to run. */
export type Job = { readonly [Name in JobName]: { readonly name: Name; readonly query: Jobs[Name]['query'] } }[JobName]

/** The parts of the data that a job needs. */
export function partsOf({ name, query }: Job): readonly Part[] {
  if (name !== 'tile' && name !== 'outlines') return ['cities']
  return query.borders ? ['land', 'borders'] : ['land']
}

/** A message to the worker: a part of the data, or a job. The answer to a job has its number. */
export type Request = { readonly part: Part; readonly data: PartData } | { readonly number: number; readonly job: Job }

/** A message from the worker: its code has been loaded, or the end of a job. */
export type Response =
  | { readonly ready: true }
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: string }
