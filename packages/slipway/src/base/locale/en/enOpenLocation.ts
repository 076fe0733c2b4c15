/** English texts of the page `/open-location`. */
export const enOpenLocation = {
  'openLocation.title': 'Location',
  'openLocation.navigate': 'Navigate',
  'openLocation.navigateWith': 'Navigate with {app}',
  'openLocation.show': 'Show the location',
  'openLocation.copy': 'Copy coordinates',
  'openLocation.copyFailed': 'Could not copy the coordinates',
} as const
