/** English texts of `Map`. */
export const enMap = {
  'map.role': 'map',
  'map.label': 'Map',
  'map.help': 'Arrow keys move the map, plus and minus zoom, Page Up and Page Down choose a marker.',
  'map.position': '{place}, zoom level {scale}',
  'map.marker': 'Marker',
  'map.markers': 'Markers',
  'map.cluster': '{count} markers',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.failed': 'The map could not be loaded.',
  'map.retry': 'Try again',
} as const
