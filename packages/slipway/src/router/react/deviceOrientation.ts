/** The device's orientation. Some WebKit browsers do not support this (Safari does from 16.4): there, the window's shape decides. */
export function deviceOrientation(): 'portrait' | 'landscape' {
  const orientation = screen.orientation as ScreenOrientation | undefined
  return (orientation ? orientation.type.startsWith('landscape') : innerWidth > innerHeight) ? 'landscape' : 'portrait'
}
