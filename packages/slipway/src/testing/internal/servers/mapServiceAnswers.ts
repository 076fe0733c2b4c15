import { hostilePlaces, type ServedPlace, servedPlaces } from './mapServicePlaces.ts'
import type { MapServiceState } from './mapServices.ts'

/** A response: one of JSON, text, a script or a picture. */
export interface ServiceAnswer {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  readonly script?: string
  readonly picture?: Buffer
}

type Place = Readonly<Record<keyof ServedPlace, unknown>>
type Fields = URLSearchParams

const isRefusal = (state: MapServiceState) => state === 'quota' || state === 'wrong-key'

/** The answer of a web service, in the form that the service documents. Wrong parameters are refused, as by the service. */
export function serviceAnswer(path: string, fields: Fields, state: MapServiceState): ServiceAnswer {
  if (state === 'malformed') return { text: fields.get('q') === 'html' ? '<html></html>' : '{"unknown":true}' }
  if (state === 'error') return { status: 503, text: 'busy' }
  switch (path) {
    case '/photon/api':
    case '/photon/reverse':
      return photon(path, fields, state)
    case '/nominatim/search':
      return nominatimSearch(fields, state)
    case '/nominatim/reverse':
      return nominatimReverse(fields, state)
    case '/tencent/ws/place/v1/search':
    case '/tencent/ws/place/v1/suggestion':
    case '/tencent/ws/geocoder/v1':
      return tencent(path, fields, state)
    case '/google/places':
    case '/amap/places':
    case '/baidu/places':
      return vendorPlaces(path, fields, state)
    default:
      return { status: 404, json: {} }
  }
}

/** A part of a list that begins at `start`; in the state `moving` with the last place of the part before. */
function part(places: readonly Place[], start: number, count: number, state: MapServiceState): readonly Place[] {
  const from = state === 'moving' && start > 0 ? start - 1 : start
  return places.slice(from, from + count)
}

function placesOf(city: 'lisbon' | 'beijing', keyword: string | null, state: MapServiceState): readonly Place[] {
  if (state === 'hostile') return hostilePlaces
  return servedPlaces(city).filter(({ name }) => name.toLowerCase().includes((keyword ?? '').toLowerCase()))
}

/** Source: readme of Photon. */
function photon(path: string, fields: Fields, state: MapServiceState): ServiceAnswer {
  if (isRefusal(state)) return { status: state === 'quota' ? 429 : 403, json: { message: 'no' } }
  const lang = fields.get('lang')
  if (lang && !['default', 'de', 'en', 'fr'].includes(lang)) {
    return { status: 400, json: { message: `language ${lang} is not supported` } }
  }
  if (path === '/photon/api' ? !fields.get('q') : !(fields.get('lat') && fields.get('lon'))) {
    return { status: 400, json: { message: 'missing parameter' } }
  }
  const limit = Math.min(Number(fields.get('limit') ?? 15), 50)
  const places = placesOf('lisbon', fields.get('q'), state)
  // `moving` adds a place at the beginning before the second page is requested.
  const moved =
    state === 'moving' && limit > 20 ? [{ ...places[0], id: '99', name: 'New cafe' } as Place, ...places] : places
  const features = moved.slice(0, limit).map(({ id, name, address, latitude, longitude }) => ({
    type: 'Feature',
    properties: {
      ...{ osm_type: 'N', osm_id: id, name, street: address },
      ...(state !== 'hostile' && { city: 'Lisbon', country: 'Portugal' }),
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }))
  return { json: { type: 'FeatureCollection', features } }
}

/** Source: manual of Nominatim 5. */
function nominatimSearch(fields: Fields, state: MapServiceState): ServiceAnswer {
  if (isRefusal(state)) return { status: state === 'quota' ? 429 : 403, text: 'Access blocked' }
  const limit = Number(fields.get('limit'))
  if (fields.get('format') !== 'jsonv2' || !fields.get('q') || !(limit >= 1 && limit <= 40)) {
    return { status: 400, json: { error: { code: 400, message: 'wrong parameter' } } }
  }
  const excluded = (fields.get('exclude_place_ids') ?? '').split(',')
  const places = placesOf('lisbon', fields.get('q'), state)
  const rest = places.filter(({ id }) => !excluded.includes(`10${id}`))
  const repeated = state === 'moving' && excluded.length > 1 ? [...places.slice(0, 1), ...rest] : rest
  return { json: repeated.slice(0, limit).map(nominatimPlace) }
}

function nominatimReverse(fields: Fields, state: MapServiceState): ServiceAnswer {
  if (isRefusal(state)) return { status: state === 'quota' ? 429 : 403, text: 'Access blocked' }
  const [latitude, longitude] = [Number(fields.get('lat')), Number(fields.get('lon'))]
  // The ocean.
  if (longitude < -20) return { json: { error: 'Unable to geocode' } }
  const [first] = placesOf('lisbon', null, state)
  return { json: nominatimPlace({ ...(first as Place), latitude, longitude, ...(state === 'hostile' && first) }) }
}

function nominatimPlace({ id, name, address, latitude, longitude }: Place): object {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  return {
    place_id: Number(`10${typeof id === 'object' ? 0 : id}`),
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
    osm_type: 'node',
    osm_id: id,
    lat: text(latitude),
    lon: text(longitude),
    name,
    display_name: typeof name === 'string' ? `${name}, ${address}, Lisbon, Portugal` : name,
  }
}

/** Source: manual of Tencent's web services. */
function tencent(path: string, fields: Fields, state: MapServiceState): ServiceAnswer {
  const refuse = (status: number, message: string) => ({ json: { status, message } })
  if (state === 'quota') return refuse(121, '此key每日调用量已达到上限')
  if (state === 'wrong-key') return refuse(190, '无效的KEY')
  if (path === '/tencent/ws/geocoder/v1') return tencentGeocoder(fields, state)
  const boundary = /^nearby\(([\d.]+),([\d.]+),(\d+),[01]\)$/.exec(fields.get('boundary') ?? '')
  const radius = Number(boundary?.[3])
  const [size, index] = [Number(fields.get('page_size')), Number(fields.get('page_index'))]
  const hasArea = path.endsWith('suggestion') || (radius >= 10 && radius <= 1_000)
  if (!fields.get('keyword') || !hasArea || !(size >= 1 && size <= 20) || !(index >= 1)) {
    return refuse(310, '请求参数信息有误')
  }
  const places = placesOf('beijing', fields.get('keyword'), state)
  if (places.length === 0) return refuse(347, '查询无结果')
  const data = part(places, (index - 1) * size, size, state).map(tencentPlace)
  return { json: { status: 0, message: 'query ok', count: places.length, data } }
}

function tencentGeocoder(fields: Fields, state: MapServiceState): ServiceAnswer {
  const [lat = NaN, lng = NaN] = (fields.get('location') ?? '').split(',').map(Number)
  if (!Number.isFinite(lat + lng)) return { json: { status: 310, message: '请求参数信息有误' } }
  const option = (name: string) => new RegExp(`${name}=(\\d+)`).exec(fields.get('poi_options') ?? '')?.[1]
  const [size, index] = [Number(option('page_size') ?? 10), Number(option('page_index') ?? 1)]
  const pois = part(placesOf('beijing', null, state), (index - 1) * size, size, state).map(tencentPlace)
  const result = {
    location: { lat, lng },
    address: '1 Long Street, Beijing',
    formatted_addresses: { recommend: 'Cafe 1', rough: 'Cafe 1' },
    ...(fields.get('get_poi') === '1' && { poi_count: pois.length, pois }),
  }
  return { json: { status: 0, message: 'query ok', request_id: 'a', result } }
}

function tencentPlace({ id, name, address, latitude, longitude }: Place): object {
  return { id, title: name, address, category: 'cafe', location: { lat: latitude, lng: longitude }, _distance: 1 }
}

/** Places for the scripts of vendors, which give them the form of the vendor. */
function vendorPlaces(path: string, fields: Fields, state: MapServiceState): ServiceAnswer {
  const city = path === '/google/places' ? 'lisbon' : 'beijing'
  const places = placesOf(city, fields.get('keyword'), state)
  const start = Number(fields.get('start'))
  return { json: { state, total: places.length, places: part(places, start, Number(fields.get('count')), state) } }
}
