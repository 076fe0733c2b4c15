/** English texts of the page `/choose-location`. */
export const enChooseLocation = {
  'chooseLocation.search': 'Search nearby places',
  'chooseLocation.title': 'Choose a location',
  'chooseLocation.confirm': 'Confirm',
  'chooseLocation.places': 'Places',
  'chooseLocation.pin': 'Point on the map',
  'chooseLocation.locate': 'Show my position',
  'chooseLocation.locating': 'Finding your position…',
  'chooseLocation.denied': 'Access to your position is denied. Search for a place, or move the map.',
  'chooseLocation.unknown': 'Your position is unknown. Search for a place, or move the map.',
  'chooseLocation.loading': 'Loading places',
  'chooseLocation.found': 'Places: {count}',
  'chooseLocation.empty': 'No places found',
  'chooseLocation.emptyText': 'Move the map or search for another name. You can also choose the point under the pin.',
  'chooseLocation.failed': 'The places could not be loaded',
  'chooseLocation.refused': 'The map service has refused the request',
} as const
