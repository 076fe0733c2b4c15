/** The script of a vendor. `places` is the path of the places; `callback` the global function to call at the end, if not empty. */
type VendorScript = (places: string, callback: string) => string

/** The functions that all scripts have. Places are requested from the server, so that its state applies to them as well. */
const common = (places: string) => `
  const origin = new URL(document.currentScript.src).origin
  const read = async (keyword, start, count) => {
    const response = await fetch(origin + '${places}?' + new URLSearchParams({ keyword, start, count }))
    const answer = response.ok ? await response.json() : { state: 'error', places: [], total: 0 }
    return answer.places ? answer : { state: 'malformed', places: [], total: 0 }
  }`

/**
 * Scripts that define the globals of Google, AMap and Baidu, in the form that the vendors document. They contain only what the
 * providers use, and check the arguments.
 */
export const mapServiceScripts: Readonly<Record<string, VendorScript>> = {
  google: (places, callback) => `(() => {${common(places)}
  const statuses = { quota: 'OVER_QUERY_LIMIT', 'wrong-key': 'REQUEST_DENIED', error: 'UNKNOWN_ERROR' }
  const result = (addressField) => ({ id, name, address, latitude, longitude }) => ({
    place_id: id, name, [addressField]: address,
    geometry: { location: { lat: () => latitude, lng: () => longitude } },
  })
  const search = (keyword, addressField, callback) => {
    const page = async (start) => {
      const { state, places, total } = await read(keyword, start, 20)
      const status = statuses[state] ?? (places.length === 0 ? 'ZERO_RESULTS' : 'OK')
      if (state === 'malformed') return callback(null, 'OK', null)
      const pagination = { hasNextPage: start + 20 < total, nextPage: () => void page(start + 20) }
      callback(status === 'OK' ? places.map(result(addressField)) : [], status, status === 'OK' ? pagination : null)
    }
    page(0)
  }
  class PlacesService {
    constructor(container) {
      if (!(container instanceof HTMLDivElement)) throw new Error('no container')
    }
    textSearch({ query, location, radius }, callback) {
      if (!query || (location && !radius)) return callback([], 'INVALID_REQUEST', null)
      search(query, 'formatted_address', callback)
    }
    nearbySearch({ location, radius }, callback) {
      if (!location || !radius) return callback([], 'INVALID_REQUEST', null)
      search('', 'vicinity', callback)
    }
  }
  class Geocoder {
    async geocode({ location: { lat, lng } }, callback) {
      const { state, places } = await read('', 0, 1)
      const status = statuses[state] ?? (lng < -20 ? 'ZERO_RESULTS' : 'OK')
      const formatted = { place_id: 'g1', formatted_address: places[0]?.address + ', Lisbon',
        geometry: { location: { lat: () => lat, lng: () => lng } } }
      callback(status === 'OK' ? [formatted] : [], status)
      if (status !== 'OK') throw new Error(status)
      return { results: [formatted] }
    }
  }
  globalThis.google = { maps: { places: { PlacesService }, Geocoder } }
  Promise.resolve().then(() => globalThis['${callback}']())
})()`,

  amap: (places, callback) => `(() => {${common(places)}
  const security = globalThis._AMapSecurityConfig ?? {}
  const errors = { quota: 'USER_DAILY_QUERY_OVER_LIMIT', 'wrong-key': 'INVALID_USER_KEY', error: 'ENGINE_RESPONSE_DATA_ERROR' }
  const fail = (state) => (security.securityJsCode || security.serviceHost ? errors[state] : 'INVALID_USER_SCODE')
  const poi = ({ id, name, address, latitude, longitude }) => ({
    id, name, address, type: 'cafe', distance: 1, location: { lng: longitude, lat: latitude },
  })
  class PlaceSearch {
    constructor({ pageSize, pageIndex }) {
      Object.assign(this, { pageSize, pageIndex })
    }
    async search(keyword, callback) {
      const { pageSize, pageIndex } = this
      const { state, places, total } = await read(keyword, (pageIndex - 1) * pageSize, pageSize)
      if (fail(state)) return callback('error', fail(state))
      if (state === 'malformed') return callback('complete', { info: 'OK' })
      if (places.length === 0) return callback('no_data', {})
      callback('complete', { info: 'OK', poiList: { count: total, pageIndex, pageSize, pois: places.map(poi) } })
    }
    searchNearBy(keyword, [longitude, latitude], radius, callback) {
      if (!(longitude > 70 && latitude < 60 && radius <= 50000)) return callback('error', 'INVALID_PARAMS')
      this.search(keyword, callback)
    }
  }
  class Geocoder {
    async getAddress([longitude], callback) {
      const { state, places } = await read('', 0, 1)
      if (fail(state)) return callback('error', fail(state))
      if (longitude < 70) return callback('no_data', {})
      const [first] = places
      callback('complete', { info: 'OK', regeocode: { formattedAddress: first.address + ', Beijing', pois: [poi(first)] } })
    }
  }
  globalThis.AMap = { PlaceSearch, Geocoder }
  globalThis['${callback}']()
})()`,

  baidu: (places, callback) => `(() => {${common(places)}
  const statuses = { quota: 6, 'wrong-key': 4, error: 7 }
  class Point {
    constructor(lng, lat) {
      Object.assign(this, { lng, lat })
    }
  }
  const poi = ({ id, name, address, latitude, longitude }) => ({
    uid: id, title: name, address, point: new Point(longitude, latitude),
  })
  class LocalSearch {
    constructor(place, { pageCapacity, onSearchComplete }) {
      if (!(place instanceof Point) && place !== '全国') throw new Error('no place')
      Object.assign(this, { size: pageCapacity, onSearchComplete })
    }
    search(keyword) {
      this.keyword = keyword
      this.gotoPage(0)
    }
    searchNearby(keyword, center, radius) {
      if (!(center instanceof Point) || !radius) throw new Error('no area')
      this.search(keyword)
    }
    async gotoPage(index) {
      const { state, places, total } = await read(this.keyword, index * this.size, this.size)
      this.status = state === 'malformed' ? 'odd' : statuses[state] ?? (places.length === 0 ? 2 : 0)
      const pois = places.map(poi)
      this.onSearchComplete({
        getCurrentNumPois: () => pois.length,
        getPoi: (at) => pois[at],
        getNumPages: () => Math.ceil(total / this.size),
        getPageIndex: () => index,
      })
    }
    getStatus() {
      return this.status
    }
  }
  class Geocoder {
    async getLocation(point, callback, { numPois = 10 } = {}) {
      if (point.lng < 70) return callback(null)
      const { places } = await read('', 0, numPois)
      callback({ address: places[0].address + ', Beijing', point, surroundingPois: places.map(poi) })
    }
  }
  globalThis.BMapGL = { Point, LocalSearch, Geocoder }
  globalThis['${callback}']()
})()`,
}
