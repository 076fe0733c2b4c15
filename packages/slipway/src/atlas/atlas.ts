import { orAborted } from '../base/call/abortError.ts'
import { callApi } from '../base/call/callApi.ts'
import { callNow } from '../base/call/callNow.ts'
import { checkOptions, checkString, refusal } from '../base/call/check.ts'
import { checkNumber, checkOneOf } from '../base/call/checkValue.ts'
import { localeStore } from '../base/locale/locale.ts'
import { checkFlag, checkInteger, checkLocale, checkRange } from './checks.ts'
import type { Page, Point } from './core/jobs.ts'
import { type Engine, engineOf } from './engine.ts'
import { nestedLines, nestedPolygons } from './nestedShapes.ts'
import type { Atlas, AtlasPageOptions, AtlasSize, CreateAtlasOptions } from './types.ts'

/** The engines that run the calls. */
export interface AtlasHost {
  engineOf(size: AtlasSize): Engine
}

/**
 * Creates an atlas: map data and place search without a network and without a key. Loads nothing before the first call; all atlases of
 * the same size share the worker and the data.
 *
 * @throws {ApiError} `invalid-argument` if `size` is not a size.
 * @platform web, capacitor, node
 *
 * @example
 * const atlas = createAtlas()
 * const { places } = await atlas.search({ keyword: 'lisbn' })
 * places[0]?.name // 'Lisbon'
 */
export function createAtlas(options: CreateAtlasOptions = {}, host: AtlasHost = { engineOf }): Atlas {
  const size = callNow('createAtlas', () => {
    const { size = 'small' } = checkOptions('createAtlas', options)
    checkOneOf('createAtlas', 'size', size, ['small', 'large'])
    return size
  })
  const run: Engine['run'] = (name, query) => host.engineOf(size).run(name, query)
  return {
    size,
    attribution: 'Natural Earth · GeoNames (CC BY 4.0)',
    tile: (options) =>
      callApi('atlas.tile', options, ({ x, y, z, borders = false, signal }) => {
        checkInteger('atlas.tile', 'z', z, 0, 22)
        const count = 2 ** z
        checkInteger('atlas.tile', 'x', x, -Number.MAX_SAFE_INTEGER)
        checkInteger('atlas.tile', 'y', y, 0, count - 1)
        checkFlag('atlas.tile', 'borders', borders)
        const column = ((x % count) + count) % count
        return orAborted('atlas.tile', signal, () => run('tile', { x: column, y, z, borders }))
      }),
    outlines: (options = {}) =>
      callApi('atlas.outlines', options, async ({ borders = false, signal }) => {
        checkFlag('atlas.outlines', 'borders', borders)
        const shapes = await orAborted('atlas.outlines', signal, () => run('outlines', { borders }))
        return { land: nestedPolygons(shapes.land), borders: nestedLines(shapes.borders) }
      }),
    places: (options) =>
      callApi('atlas.places', options, ({ west, south, east, north, limit = 50, locale = appLocale(), signal }) => {
        checkRange('atlas.places', 'west', west, -540, 540)
        checkRange('atlas.places', 'south', south, -90, 90)
        checkRange('atlas.places', 'east', east, -540, 540)
        checkRange('atlas.places', 'north', north, south, 90)
        checkLimit('atlas.places', limit)
        checkLocale('atlas.places', locale)
        return orAborted('atlas.places', signal, () => run('places', { west, south, east, north, limit, locale }))
      }),
    search: (options) =>
      callApi('atlas.search', options, (given) => {
        const { keyword, latitude, longitude, radius, signal } = given
        checkString('atlas.search', 'keyword', keyword)
        const page = checkedPage('atlas.search', given)
        const hasCentre = latitude !== undefined || longitude !== undefined
        const centre = hasCentre ? checkedPoint('atlas.search', { latitude, longitude }) : undefined
        if (radius !== undefined) {
          checkNumber('atlas.search', 'radius', radius, 0)
          if (!centre) throw refusal('atlas.search', 'radius needs latitude and longitude')
        }
        const query = { ...page, keyword, centre, radius: radius ?? Infinity }
        return orAborted('atlas.search', signal, () => run('search', query))
      }),
    nearby: (options) =>
      callApi('atlas.nearby', options, (given) => {
        const { radius = 50_000, signal } = given
        const centre = checkedPoint('atlas.nearby', given)
        checkNumber('atlas.nearby', 'radius', radius, 0)
        const page = checkedPage('atlas.nearby', given)
        return orAborted('atlas.nearby', signal, () => run('nearby', { ...page, centre, radius }))
      }),
    reverse: (options) =>
      callApi('atlas.reverse', options, (given) => {
        const { locale = appLocale(), signal } = given
        const point = checkedPoint('atlas.reverse', given)
        checkLocale('atlas.reverse', locale)
        return orAborted('atlas.reverse', signal, () => run('reverse', { point, locale }))
      }),
  }
}

const appLocale = () => localeStore.get().locale

function checkedPoint(api: string, given: { readonly latitude?: unknown; readonly longitude?: unknown }): Point {
  const { latitude, longitude } = given
  checkRange(api, 'latitude', latitude, -90, 90)
  checkRange(api, 'longitude', longitude, -180, 180)
  return { latitude, longitude }
}

function checkedPage(api: string, { offset = 0, limit = 20, locale = appLocale() }: AtlasPageOptions): Page {
  checkInteger(api, 'offset', offset, 0)
  checkLimit(api, limit)
  checkLocale(api, locale)
  return { offset, limit, locale }
}

const checkLimit = (api: string, limit: unknown) => checkInteger(api, 'limit', limit, 1, 1000)
