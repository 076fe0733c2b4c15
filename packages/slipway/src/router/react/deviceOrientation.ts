/** How the device is held. A browser on WebKit may not tell (Safari does from 16.4); then it is the window's shape. */
export function deviceOrientation(): 'portrait' | 'landscape' {
  const orientation = screen.orientation as ScreenOrientation | undefined
  return (orientation ? orientation.type.startsWith('landscape') : innerWidth > innerHeight) ? 'landscape' : 'portrait'
}
