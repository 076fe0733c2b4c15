/** The map that both apps show: Portugal, with 1,000 markers in a grid around Lisbon, about 300 of them in the view. */
export const start = { latitude: 38.72, longitude: -9.14, scale: 9 }

export const points = Array.from({ length: 1_000 }, (_, id) => ({
  id,
  latitude: start.latitude + (Math.floor(id / 32) - 15.5) / 20,
  longitude: start.longitude + ((id % 32) - 15.5) / 20,
}))
