/** English texts of `getMapApps`. */
export const enMapApps = {
  'mapApps.device': 'Map app',
} as const
