import type { ReactNode } from 'react'
import { Glyph, type GlyphIconProps } from './Glyph.tsx'

/** A house. */
export const HomeIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M4 10.3a2 2 0 0 1 .73-1.55l6-4.95a2 2 0 0 1 2.54 0l6 4.95a2 2 0 0 1 .73 1.55v8.2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.5 20.5v-5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v5"
    {...props}
  />
)

/** A chevron that points back: left, or right in right-to-left text. */
export const ChevronBackIcon = (props: GlyphIconProps): ReactNode => <Glyph mirrored d="m15 5-7 7 7 7" {...props} />

/** A chevron that points forward: right, or left in right-to-left text. */
export const ChevronForwardIcon = (props: GlyphIconProps): ReactNode => <Glyph mirrored d="m9 5 7 7-7 7" {...props} />

/** A cross. */
export const CloseIcon = (props: GlyphIconProps): ReactNode => <Glyph d="m6 6 12 12M18 6 6 18" {...props} />

/** A check mark. */
export const CheckIcon = (props: GlyphIconProps): ReactNode => <Glyph d="m4.5 12.5 5 5L19.5 7" {...props} />

/** A person. */
export const UserIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M15.75 7.5a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0zM4.5 20.25c0-3.6 3.2-5.75 7.5-5.75s7.5 2.15 7.5 5.75"
    {...props}
  />
)

/** A cogwheel. */
export const SettingsIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="m10.56 5.56.26-2.38a8.9 8.9 0 0 1 2.36 0l.26 2.38 2.1.87 1.86-1.51 1.68 1.68-1.51 1.86.87 2.1 2.38.26a8.9 8.9 0 0 1 0 2.36l-2.38.26-.87 2.1 1.51 1.86-1.68 1.68-1.86-1.51-2.1.87-.26 2.38a8.9 8.9 0 0 1-2.36 0l-.26-2.38-2.1-.87-1.86 1.51-1.68-1.68 1.51-1.86-.87-2.1-2.38-.26a8.9 8.9 0 0 1 0-2.36l2.38-.26.87-2.1-1.51-1.86 1.68-1.68 1.86 1.51zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
    {...props}
  />
)

/** A magnifying glass. */
export const SearchIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph d="M17.25 10.5a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0zM20.25 20.25l-4.9-4.9" {...props} />
)

/** A picture of hills. */
export const ImageIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M6 4.25h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1-2.5 2.5H6a2.5 2.5 0 0 1-2.5-2.5V6.75A2.5 2.5 0 0 1 6 4.25zM3.9 17.6l4.35-4.35a1.5 1.5 0 0 1 2.1 0l6.2 6.2M13.6 16.4l1.4-1.4a1.5 1.5 0 0 1 2.1 0l3.2 3.2M15.9 9a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0z"
    {...props}
  />
)

/** A list of three rows with bullets. */
export const ListIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph mirrored d="M9 6h11.25M9 12h11.25M9 18h11.25M4.25 6h.01M4.25 12h.01M4.25 18h.01" {...props} />
)

/** Four tiles. */
export const GridIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M5 3.75h4a1.25 1.25 0 0 1 1.25 1.25v4A1.25 1.25 0 0 1 9 10.25H5A1.25 1.25 0 0 1 3.75 9V5A1.25 1.25 0 0 1 5 3.75zM15 3.75h4A1.25 1.25 0 0 1 20.25 5v4A1.25 1.25 0 0 1 19 10.25h-4A1.25 1.25 0 0 1 13.75 9V5A1.25 1.25 0 0 1 15 3.75zM15 13.75h4A1.25 1.25 0 0 1 20.25 15v4A1.25 1.25 0 0 1 19 20.25h-4A1.25 1.25 0 0 1 13.75 19v-4A1.25 1.25 0 0 1 15 13.75zM5 13.75h4A1.25 1.25 0 0 1 10.25 15v4A1.25 1.25 0 0 1 9 20.25H5A1.25 1.25 0 0 1 3.75 19v-4A1.25 1.25 0 0 1 5 13.75z"
    {...props}
  />
)

/** Three stacked sheets. */
export const LayersIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph d="m12 3.5 8.5 4.4-8.5 4.4-8.5-4.4zM3.5 12.2l8.5 4.4 8.5-4.4M3.5 16.3l8.5 4.2 8.5-4.2" {...props} />
)

/** A plug with two pins. */
export const PlugIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M6.75 8h10.5a1 1 0 0 1 1 1v2a6.25 6.25 0 0 1-12.5 0V9a1 1 0 0 1 1-1zM9 8V3.5M15 8V3.5M12 17.25V21"
    {...props}
  />
)

/** Two overlapping sheets. */
export const CopyIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M10.75 8.5h7.5a2.25 2.25 0 0 1 2.25 2.25v7.5a2.25 2.25 0 0 1-2.25 2.25h-7.5a2.25 2.25 0 0 1-2.25-2.25v-7.5a2.25 2.25 0 0 1 2.25-2.25zM15.5 8.5V5.75a2.25 2.25 0 0 0-2.25-2.25h-7.5A2.25 2.25 0 0 0 3.5 5.75v7.5a2.25 2.25 0 0 0 2.25 2.25H8.5"
    {...props}
  />
)

/** Three dots in a row. */
export const MoreIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="M5.75 12a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0zM12.75 12a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0zM19.75 12a.75.75 0 1 1-1.5 0 .75.75 0 0 1 1.5 0z"
    {...props}
  />
)

/** The sun. */
export const SunIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v1.75M12 19.25V21M3 12h1.75M19.25 12H21M5.64 5.64l1.24 1.24M17.12 17.12l1.24 1.24M5.64 18.36l1.24-1.24M17.12 6.88l1.24-1.24"
    {...props}
  />
)

/** A crescent. */
export const MoonIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph d="M20.2 14.3A8.5 8.5 0 1 1 9.7 3.8a7.5 7.5 0 0 0 10.5 10.5z" {...props} />
)

/** A globe with a meridian. */
export const GlobeIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0zM3.25 12h17.5M12 3.25c2.4 2.4 3.6 5.3 3.6 8.75s-1.2 6.35-3.6 8.75c-2.4-2.4-3.6-5.3-3.6-8.75s1.2-6.35 3.6-8.75z"
    {...props}
  />
)

/** Angle brackets and a slash. */
export const CodeIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph d="m7.5 6.75-5 5.25 5 5.25M16.5 6.75l5 5.25-5 5.25M13.75 4.5l-3.5 15" {...props} />
)

/** An open book. */
export const BookIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M12 6.25c-1.7-1.2-4-1.75-7.25-1.75a1 1 0 0 0-1 1V17a1 1 0 0 0 1 1c3.25 0 5.55.55 7.25 1.75 1.7-1.2 4-1.75 7.25-1.75a1 1 0 0 0 1-1V5.5a1 1 0 0 0-1-1c-3.25 0-5.55.55-7.25 1.75zM12 6.25v13.5"
    {...props}
  />
)

/** A trash can. */
export const TrashIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M4 6.5h16M8.75 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3.5a1.5 1.5 0 0 1 1.5 1.5v1.5M18.25 6.5l-.75 12.1a2 2 0 0 1-2 1.9h-7a2 2 0 0 1-2-1.9L5.75 6.5M10 11v5M14 11v5"
    {...props}
  />
)

/** A plus sign. */
export const PlusIcon = (props: GlyphIconProps): ReactNode => <Glyph d="M12 5v14M5 12h14" {...props} />

/** A heart. */
export const HeartIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M12 20.25S3.5 15.5 3.5 9.1A4.65 4.65 0 0 1 12 6.6a4.65 4.65 0 0 1 8.5 2.5c0 6.4-8.5 11.15-8.5 11.15z"
    {...props}
  />
)

/** A circular arrow. */
export const RefreshIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph d="M20 12a8 8 0 1 1-2.2-5.5L20.25 9M20.25 4v5h-5" {...props} />
)

/** Radio waves, crossed out. */
export const WifiOffIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M2.1 9.1A14 14 0 0 1 4.03 7.49M8.83 5.36A14 14 0 0 1 21.9 9.1M5.46 12.46A9.25 9.25 0 0 1 7.47 10.94M13.31 9.84A9.25 9.25 0 0 1 18.54 12.46M8.82 15.82A4.5 4.5 0 0 1 11.12 14.59M12 19h.01M4 4l16 16"
    {...props}
  />
)

/** A triangle with an exclamation mark. */
export const AlertIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    d="M10.2 4.3 2.8 17a2.1 2.1 0 0 0 1.8 3.15h14.8A2.1 2.1 0 0 0 21.2 17L13.8 4.3a2.1 2.1 0 0 0-3.6 0zM12 9.25v4.25M12 16.75h.01"
    {...props}
  />
)
