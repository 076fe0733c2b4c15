import type { ReactNode } from 'react'

/** Paths on a grid of 24 px. Those of `filled` icons are areas, all others are lines. */
const paths = {
  play: 'M8 5.2v13.6a1 1 0 0 0 1.5.9l11-6.8a1 1 0 0 0 0-1.8l-11-6.8A1 1 0 0 0 8 5.2z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  captions:
    'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM6.5 14.5h6M15.5 14.5h2M6.5 11h2M11.5 11h6',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  pip: 'M21 10V6.5A1.5 1.5 0 0 0 19.5 5h-15A1.5 1.5 0 0 0 3 6.5v10A1.5 1.5 0 0 0 4.5 18H9M13 13.5h8V19h-8z',
  comments:
    'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-3A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5zM7 9.5h7M10 13h7',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  exit: 'M9 4v5H4M15 4v5h5M20 15h-5v5M4 15h5v5',
}

/** Name of an icon of the controls. */
export type VideoIconName = keyof typeof paths

/** An icon of the controls. */
export function VideoIcon({ name }: { readonly name: VideoIconName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-filled={name === 'play' || name === 'pause' || undefined}>
      <path d={paths[name]} />
    </svg>
  )
}
