import type { ReactNode } from 'react'
import { Glyph, type GlyphIconProps } from './Glyph.tsx'

// Filled icons have the outer shape of the outlined ones, so that the shape stays the same when a tab is selected.

/** A house, filled. */
export const HomeFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="M4 10.3a2 2 0 0 1 .73-1.55l6-4.95a2 2 0 0 1 2.54 0l6 4.95a2 2 0 0 1 .73 1.55v8.2a2 2 0 0 1-2 2h-3.5v-5.25a.5.5 0 0 0-.5-.5h-4a.5.5 0 0 0-.5.5v5.25H6a2 2 0 0 1-2-2z"
    {...props}
  />
)

/** A person, filled. */
export const UserFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="M15.75 7.5a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0zM4.5 20.25c0-3.6 3.2-5.75 7.5-5.75s7.5 2.15 7.5 5.75z"
    {...props}
  />
)

/** A cogwheel, filled. */
export const SettingsFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="m10.56 5.56.26-2.38a8.9 8.9 0 0 1 2.36 0l.26 2.38 2.1.87 1.86-1.51 1.68 1.68-1.51 1.86.87 2.1 2.38.26a8.9 8.9 0 0 1 0 2.36l-2.38.26-.87 2.1 1.51 1.86-1.68 1.68-1.86-1.51-2.1.87-.26 2.38a8.9 8.9 0 0 1-2.36 0l-.26-2.38-2.1-.87-1.86 1.51-1.68-1.68 1.51-1.86-.87-2.1-2.38-.26a8.9 8.9 0 0 1 0-2.36l2.38-.26.87-2.1-1.51-1.86 1.68-1.68 1.86 1.51zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z"
    {...props}
  />
)

/** Four tiles, filled. */
export const GridFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="M5 3.75h4A1.25 1.25 0 0 1 10.25 5v4A1.25 1.25 0 0 1 9 10.25H5A1.25 1.25 0 0 1 3.75 9V5A1.25 1.25 0 0 1 5 3.75zM15 3.75h4A1.25 1.25 0 0 1 20.25 5v4A1.25 1.25 0 0 1 19 10.25h-4A1.25 1.25 0 0 1 13.75 9V5A1.25 1.25 0 0 1 15 3.75zM15 13.75h4A1.25 1.25 0 0 1 20.25 15v4A1.25 1.25 0 0 1 19 20.25h-4A1.25 1.25 0 0 1 13.75 19v-4A1.25 1.25 0 0 1 15 13.75zM5 13.75h4A1.25 1.25 0 0 1 10.25 15v4A1.25 1.25 0 0 1 9 20.25H5A1.25 1.25 0 0 1 3.75 19v-4A1.25 1.25 0 0 1 5 13.75z"
    {...props}
  />
)

/** Three stacked sheets, the top one filled. */
export const LayersFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph solid="m12 3.5 8.5 4.4-8.5 4.4-8.5-4.4z" d="m3.5 12.2 8.5 4.4 8.5-4.4M3.5 16.3l8.5 4.2 8.5-4.2" {...props} />
)

/** A plug with two pins, filled. */
export const PlugFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="M6.75 8h10.5a1 1 0 0 1 1 1v2a6.25 6.25 0 0 1-12.5 0V9a1 1 0 0 1 1-1z"
    d="M9 8V3.5M15 8V3.5M12 17.25V21"
    {...props}
  />
)

/** A heart, filled. */
export const HeartFilledIcon = (props: GlyphIconProps): ReactNode => (
  <Glyph
    solid="M12 20.25S3.5 15.5 3.5 9.1A4.65 4.65 0 0 1 12 6.6a4.65 4.65 0 0 1 8.5 2.5c0 6.4-8.5 11.15-8.5 11.15z"
    {...props}
  />
)
