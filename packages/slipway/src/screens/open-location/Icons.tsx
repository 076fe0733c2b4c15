import type { ReactNode } from 'react'
import { Glyph } from 'slipway/components/icons'

/** Icon of the button that shows the marker: a circle with a cross. */
export const TargetIcon = (): ReactNode => (
  <Glyph
    d="M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 2.5v3m0 13v3M2.5 12h3m13 0h3"
    solid="M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
  />
)

/** Icon of the navigation: an arrow of a compass. */
export const NavigationIcon = (): ReactNode => <Glyph d="M20 4 4 10.5l7 2.5 2.5 7z" />
