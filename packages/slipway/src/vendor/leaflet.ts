// @ts-expect-error Leaflet 2 has no types; `components/map/leaflet/leaflet.ts` declares the parts that Slipway uses.
export { DomEvent, GridLayer, LatLng, LeafletMap, Point, Polygon, Polyline, SVG, TileLayer } from 'leaflet'
