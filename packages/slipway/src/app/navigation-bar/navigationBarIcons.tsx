import type { ReactNode } from 'react'
import {
  ChevronBackIcon,
  ChevronForwardIcon,
  CloseIcon,
  Glyph,
  type GlyphIconProps,
  HomeIcon,
} from '../../components/icons/index.ts'
import type { IconSource } from '../IconView.tsx'
import type { NavigationBarButtonType } from './navigationBarOptions.ts'

const ShareIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M12 14.5V3.75M8 7.5l4-4 4 4M7 11H6a2 2 0 0 0-2 2v5.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2h-1"
    {...props}
  />
)

const StarIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" {...props} />
)

const MenuIcon = (props: GlyphIconProps): ReactNode => <Glyph d="M4 7h16M4 12h16M4 17h16" {...props} />

/** Icons of the button types; buttons of type `none` or `select` have a text. */
export const navigationBarIcons: { readonly [Type in NavigationBarButtonType]?: IconSource } = {
  back: ChevronBackIcon,
  close: CloseIcon,
  favorite: StarIcon,
  forward: ChevronForwardIcon,
  home: HomeIcon,
  menu: MenuIcon,
  share: ShareIcon,
}

/** The arrow beside the text of a button that opens a menu. */
export const SelectIcon = (): ReactNode => <Glyph className="sw-navigation-bar-select" d="m6 9 6 6 6-6" />
